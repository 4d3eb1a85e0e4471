import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { parseDocument } from '@jobblik/cv-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propose } from '../../../../../packages/cv-parser/src/propose.ts';
import { linesOf } from '../../../../../packages/cv-parser/src/samples/lines.factory.ts';
import { writeDocx } from './cv-files.factory.ts';
import { testLexicon } from './lexicon.factory.ts';
import { pageCvs } from './page-cvs.factory.ts';
import { writePageCv } from './page-files.factory.ts';
import { writePdf } from './pdf-files.factory.ts';
import { blocksOfText, type WrittenCv } from './written/written-cv.factory.ts';
import { writtenCvs } from './written-cvs.factory.ts';

const lexicon = testLexicon();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-written-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = ({ text }: Pick<WrittenCv, 'text'>) => wordsOf(propose(linesOf(text), lexicon));

async function readFile(name: string, format: 'docx' | 'pdf', content: Buffer) {
  const path = join(folder, `${name}.${format}`);
  await writeFile(path, content);
  const { proposal } = (await parseDocument(path, format, lexicon)).result;
  if (!proposal) throw new Error(`${name} cannot be read`);
  return wordsOf(proposal);
}

/** A proposal in the format of {@link WrittenCv}. */
function wordsOf(found: CvProposal) {
  const date = (year: number | null, month: number | null = null) =>
    year === null ? '' : month === null ? `${year}` : `${month}/${year}`;
  return {
    name: `${found.first_name?.value} ${found.last_name?.value}`,
    email: found.email?.value,
    phone: found.phone?.value,
    zip: found.cv_city?.value.id,
    jobs: found.cv_experience.map((row) => {
      const end = row.present ? 'nu' : date(row.experience_end_year, row.experience_end_month);
      return `${row.title} @ ${row.company_name} ${date(row.experience_start_year, row.experience_start_month)}-${end}`;
    }),
    educations: found.cv_education.map(
      (row) =>
        `${row.education_name} @ ${row.education_school} ${date(row.education_start_year)}-${date(row.education_end_year)}`,
    ),
    skills: found.cv_skill.map(({ name }) => name),
    languages: found.cv_language.map(({ match, name }) => match?.name ?? name),
  };
}

describe('a hand-written CV', () => {
  it.each(writtenCvs)('in the style "$style" is read correctly', ({ style: _, text, ...expected }) => {
    expect(read({ text })).toMatchObject(expected);
  });
});

describe('held-out CVs', () => {
  const cvs = pageCvs('held-out');
  let found: ReturnType<typeof wordsOf>[];
  beforeAll(async () => {
    found = [];
    for (const cv of cvs) found.push(await readFile(cv.name, 'pdf', await writePageCv(cv)));
  });

  it.each(['name', 'email', 'phone', 'zip'] as const)('give the %s in nearly all', (field) => {
    const having = cvs.flatMap((cv, at) => (cv[field] === undefined ? [] : [[cv[field], found[at]?.[field]]]));
    const right = having.filter(([expected, got]) => got === expected);
    expect(right.length / having.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['jobs', 'educations'] as const)('give %s with a precision and a recall of 0.9', (field) => {
    const expected = cvs.flatMap((cv) => cv[field].map((one) => `${cv.name}: ${startOf(one)}`));
    const got = found.flatMap((cv, at) => cv[field].map((one) => `${cvs[at]?.name}: ${startOf(one)}`));
    const right = expected.filter((one) => got.includes(one)).length;
    expect(right / expected.length).toBeGreaterThanOrEqual(0.9);
    expect(right / got.length).toBeGreaterThanOrEqual(0.9);
  });
});

/** Title and start date: the same employer may be written with its town or without. */
function startOf(entry: string): string {
  const [, what, dates] = /^(.*) @ .* (\S*)$/.exec(entry) ?? [];
  return `${what} ${dates?.replace(/\d+\//g, '')}`.toLowerCase();
}

describe('the same CVs as files', () => {
  it.each([
    ['docx', writeDocx, 1],
    ['pdf', writePdf, 0.92],
  ] as const)('%s: nearly every entry is found', async (format, write, reach) => {
    let [right, expectedCount, names] = [0, 0, 0];
    for (const [at, cv] of writtenCvs.entries()) {
      const got = await readFile(String(at), format, await write(blocksOfText(cv.text)));
      const expected = [...cv.jobs, ...cv.educations];
      right += expected.filter((one) => [...got.jobs, ...got.educations].includes(one)).length;
      expectedCount += expected.length;
      if (got.name === cv.name && got.email === cv.email) names += 1;
    }
    expect(right / expectedCount).toBeGreaterThanOrEqual(reach);
    expect(names).toBe(writtenCvs.length);
  });
});
