import type { InvoiceContent } from '@jobblik/contract/membership/membership.schema';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../../packages/cv-parser/src/readers/read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';

const content: InvoiceContent = {
  number: 10_001,
  kind: 'invoice',
  credits: null,
  date: '2026-11-28',
  period_from: '2026-11-28',
  period_to: '2026-12-28',
  seller: { name: 'Jobblik & Søn ApS', address: 'Energivej 4', cvr: '10403782' },
  buyer: { name: 'Fjordklinikken ApS', address: 'Havnegade 12', zip: '7400', city: 'Herning', cvr: '', email: '' },
  lines: [{ kind: 'plan', text: 'Plus Pakke, én måned', list: 1495_00, price: 495_00 }],
  sub_total: 495_00,
  vat_percent: 25,
  vat: 123_75,
  total: 618_75,
  reference: 'pi_1234',
};

it('shows a discount with a minus sign, not with a hyphen', async () => {
  const { lines } = await readPdf(new Uint8Array(await invoicePdf(content)));
  expect(JSON.stringify(lines)).toContain('\u22121.000,00');
});

it('is tagged: a heading, a table with heads of its columns, and no content outside', async () => {
  const document = await getDocumentProxy(new Uint8Array(await invoicePdf(content)));
  const { metadata } = await document.getMetadata();
  expect(metadata?.getRaw()).toContain('<pdfaid:part>2<');
  expect(metadata?.getRaw()).toContain('<pdfuaid:part>1<');
  expect(metadata?.get('dc:creator')).toEqual([content.seller.name]);
  const page = await document.getPage(1);
  const row = (cell: string) => ['TR', cell, cell, cell, cell, cell];
  expect(tagsOf((await page.getStructTree()) as unknown as Node)).toEqual([
    ...['Root', 'Document', 'H1', 'P', 'P', 'P', 'P', 'P'],
    ...['Table', ...row('TH'), ...row('TD')],
    ...['P', 'P', 'P', 'P'],
  ]);
});

interface Node {
  role?: string;
  children?: Node[];
}

function tagsOf({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(tagsOf)];
}
