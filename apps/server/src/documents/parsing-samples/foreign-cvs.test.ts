import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from '@jobblik/cv-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDateSpans } from '../../../../../packages/cv-parser/src/dates.ts';
import { headingOf } from '../../../../../packages/cv-parser/src/headings.ts';
import { type CvLanguageCode, cvLanguages } from '../../../../../packages/cv-parser/src/languages/index.ts';
import { recogniseLanguages } from '../../../../../packages/cv-parser/src/languages/recognise-languages.ts';
import { writeDocx } from './cv-files.factory.ts';
import type { ForeignCv } from './foreign/foreign-cv.factory.ts';
import { allForeignCvs } from './foreign-cvs.factory.ts';
import { testLexicon } from './lexicon.factory.ts';

const lexicon = testLexicon();
const codes: CvLanguageCode[] = ['no', 'sv', 'de', 'pl', 'uk'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-foreign-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function proposalOf(cv: ForeignCv) {
  const path = join(folder, `${allForeignCvs.indexOf(cv)}.docx`);
  await writeFile(path, writeDocx(cv.blocks));
  const { proposal } = (await parseDocument(path, 'docx', lexicon)).result;
  if (!proposal) throw new Error(`nothing was read of ${cv.name}`);
  return proposal;
}

describe.each(codes)('CVs in %s', (code) => {
  const cvs = allForeignCvs.filter(({ language }) => language === code);

  it('are twelve, half of them held out, and their language is recognised', () => {
    expect(cvs.map(({ isHeldOut }) => isHeldOut).filter(Boolean)).toHaveLength(6);
    for (const { blocks } of cvs) {
      const lines = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
      expect(recogniseLanguages(lines)).toEqual(['da', 'en', code]);
    }
  });

  it('give names, addresses and phone numbers, and nine of ten entries with their dates', async () => {
    const counts = { contact: 0, expected: 0, found: 0, right: 0 };
    for (const cv of cvs) {
      const proposal = await proposalOf(cv);
      const name = `${proposal.first_name?.value} ${proposal.last_name?.value}`;
      if (name === cv.name && proposal.email?.value === cv.email && proposal.phone?.value === cv.phone)
        counts.contact += 1;
      const expected = [
        ...cv.jobs.map(([title, company, , start, end]) => `${title} @ ${company} ${start}-${end}`),
        ...cv.educations.map(([degree, school, start, end]) => `${degree} @ ${school} ${start}-${end}`),
      ];
      const found = [
        ...proposal.cv_experience.map(
          (job) =>
            `${job.title} @ ${job.company_name} ${job.experience_start_month}/${job.experience_start_year}-${job.present ? 'nu' : `${job.experience_end_month}/${job.experience_end_year}`}`,
        ),
        ...proposal.cv_education.map(
          (one) =>
            `${one.education_name} @ ${one.education_school} ${one.education_start_year}-${one.education_end_year}`,
        ),
      ];
      counts.expected += expected.length;
      counts.found += found.length;
      counts.right += expected.filter((one) => found.includes(one)).length;
    }
    expect(counts.contact / cvs.length).toBeGreaterThanOrEqual(0.95);
    expect(counts.right / counts.expected).toBeGreaterThanOrEqual(0.9);
    expect(counts.right / counts.found).toBeGreaterThanOrEqual(0.9);
  });

  it('never give a date as a name, or a heading as a description', async () => {
    for (const cv of cvs) {
      const { cv_experience, cv_education } = await proposalOf(cv);
      const names = [
        ...cv_experience.flatMap((job) => [job.title, job.company_name]),
        ...cv_education.flatMap((one) => [one.education_name, one.education_school]),
      ];
      expect(names.flatMap(findDateSpans)).toEqual([]);
      const descriptions = [
        ...cv_experience.map((job) => job.experience_description),
        ...cv_education.map((one) => one.education_description),
      ];
      expect(descriptions.flatMap((text) => text.split('\n')).filter((line) => headingOf(line) !== undefined)).toEqual(
        [],
      );
    }
  });
});

describe('months and words for now', () => {
  const samples = cvLanguages.flatMap(({ code, months }) =>
    months.flatMap((names, at) => names.split(' ').map((name) => [code, name, at + 1] as const)),
  );
  it.each(samples)('%s: %s is month %i', (_code, name, month) => {
    expect(findDateSpans(`${name} 2019 – ${name.toUpperCase()} 2021`)).toEqual([
      {
        start: { year: 2019, month },
        end: { year: 2021, month },
        present: false,
        single: false,
        from: 0,
        to: 13 + 2 * name.length,
      },
    ]);
  });

  it.each([
    ['mai 2019 – nå', 5],
    ['aug 2019 – pågående', 8],
    ['seit März 2019', 3],
    ['Mai 2019 bis heute', 5],
    ['05.2019 – do chwili obecnej', 5],
    ['od maja 2019', 5],
    ['травень 2019 р. – теперішній час', 5],
    ['з травня 2019 року', 5],
  ])('%s goes on', (text, month) => {
    expect(findDateSpans(text)).toEqual([
      expect.objectContaining({ start: { year: 2019, month }, end: null, present: true }),
    ]);
  });
});
