import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { cvLines, drawnPdf, shownCv } from './samples/drawn-pdfs.factory.ts';
import { sampleLexicon } from './samples/vocabulary.factory.ts';

const folder = mkdtempSync(join(tmpdir(), 'jobblik-parse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a PDF becomes a proposal, and each part of it names its lines', async () => {
  const path = fileOf('cv.pdf', drawnPdf({ content: shownCv() }));
  const { result, unread } = await parseDocument(path, 'pdf', sampleLexicon());
  expect(unread).toEqual([]);
  expect(result.lines.map(({ text }) => text)).toEqual([...cvLines]);
  expect(result.proposal).toMatchObject({
    first_name: { value: 'Søren Ågård', from: [0] },
    last_name: { value: 'Prøvesen', from: [0] },
    cv_experience: [
      { title: 'Tømrersvend', company_name: 'Byg & Bo ApS', present: 1, from: [4, 5, 6] },
      { title: 'Tømrerlærling', company_name: 'Nordbyg A/S', present: 0, from: [7, 8] },
    ],
    cv_education: [{ education_name: 'Tømrer', education_school: 'Aarhus Tech', course_id: 2, from: [10, 11] }],
  });
});

test('a page without text is named, so that its picture can be read', async () => {
  const path = fileOf('scan.pdf', drawnPdf({ content: '' }));
  const { unread } = await parseDocument(path, 'pdf', sampleLexicon());
  expect(unread).toEqual([1]);
});

test('a CV in fields is read without guessing', async () => {
  const path = fileOf('cv.json', JSON.stringify({ basics: { name: 'Ida Prøve' }, skills: [{ name: 'Excel' }] }));
  const { result } = await parseDocument(path, 'json', sampleLexicon());
  expect(result.proposal).toMatchObject({
    first_name: { value: 'Ida' },
    cv_skill: [{ name: 'Excel', match: { name: 'Excel' } }],
  });
});

test.each([
  ['pdf', 'no document', 'unreadable'],
  ['docx', 'no document', 'unreadable'],
  ['json', '{"orders":[1]}', 'not_a_cv'],
] as const)('a broken or other file (%s) has a reason and no proposal', async (format, content, reason) => {
  const path = fileOf(`other.${format}`, content);
  const { result } = await parseDocument(path, format, sampleLexicon());
  expect(result).toMatchObject({ reason, proposal: null });
});
