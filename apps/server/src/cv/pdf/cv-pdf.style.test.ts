import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { readPdf } from '../parsing/readers/read-pdf.ts';
import { loadTypeface } from './cv-pdf.style.ts';

async function print(text: string): Promise<string[]> {
  await loadTypeface();
  const page = createElement(Page, { style: { fontFamily: 'Inter' } }, createElement(Text, null, text));
  const { lines } = await readPdf(new Uint8Array(await renderToBuffer(createElement(Document, null, page))));
  return lines.map((line) => line.text);
}

it('has letters that an earlier document had only with a sign', async () => {
  await print('Ægte Ærø, Ølgod, Århus og é');
  const text = 'Odense, Aalborg, Esbjerg: et navn';
  expect(await print(text)).toEqual([text]);
});
