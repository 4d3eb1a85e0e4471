import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { expect, it, onTestFinished } from 'vitest';
import { photoOf } from '../samples/scans.factory.ts';
import { pictureOfPage } from './page-picture.ts';
import { recogniseText } from './recognise-text.ts';

const words = 'Kundeservice planlægning regnskab bogføring vagtplan lager indkøb'.split(' ');
const lines = 14;

/** A page with the words on each line. */
async function page(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (let line = 0; line < lines; line += 1) document.fontSize(10).text(words.join(' '), { paragraphGap: 20 });
  document.end();
  await once(document, 'end');
  return Buffer.concat(chunks);
}

it('measures letters in the shadow of the phone as the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobblik-photo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'photo.jpg');
  await writeFile(path, await photoOf(await page(), { shadow: 0.6 }));
  const picture = await pictureOfPage(path, 'picture', 1);
  if (!picture) throw new Error('the page has text');
  const read = (await recogniseText(picture)).lines.flatMap((line) => line.words);
  for (const word of words) {
    const stems = read.flatMap(({ text, stem }) => (text === word ? stem : []));
    expect(stems.length, word).toBeGreaterThan(lines / 2);
    expect(Math.max(...stems) / Math.min(...stems), `stems of ${word}`).toBeLessThan(1.2);
  }
});
