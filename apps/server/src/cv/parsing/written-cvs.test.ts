import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CvProposal } from '@jobblik/contract/cv/cv-parse.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { propose } from './propose.ts';
import { writeDocx } from './samples/cv-files.factory.ts';
import { furtherWrittenCvs } from './samples/further-written-cvs.factory.ts';
import { heldOutCvs } from './samples/held-out-cvs.factory.ts';
import { testLexicon } from './samples/lexicon.factory.ts';
import { linesOf } from './samples/lines.factory.ts';
import { moreWrittenCvs } from './samples/more-written-cvs.factory.ts';
import { writePdf } from './samples/pdf-files.factory.ts';
import { blocksOfText, type WrittenCv, writtenCvs } from './samples/written-cvs.factory.ts';

const lexicon = testLexicon();
const knownCvs = [...writtenCvs, ...moreWrittenCvs, ...furtherWrittenCvs];

const read = ({ text }: Pick<WrittenCv, 'text'>) => wordsOf(propose(linesOf(text), lexicon));

/** A proposal in the words of {@link WrittenCv}. */
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

describe('a CV that somebody wrote', () => {
  it.each(knownCvs)('in the style "$style" is read as it is meant', ({ style: _, text, ...expected }) => {
    expect(read({ text })).toMatchObject(expected);
  });
});

describe('CVs that no rule was made for', () => {
  const list = (field: 'jobs' | 'educations' | 'languages') => {
    let [right, expectedCount, found] = [0, 0, 0];
    for (const cv of heldOutCvs) {
      const got = read(cv)[field];
      const expected = cv[field];
      if (!expected) continue;
      right += expected.filter((one) => got.includes(one)).length;
      expectedCount += expected.length;
      found += got.length;
    }
    return { recall: right / expectedCount, precision: right / found };
  };
  const share = (field: 'name' | 'email' | 'phone' | 'zip') => {
    const having = heldOutCvs.filter((cv) => cv[field] !== undefined);
    return having.filter((cv) => read(cv)[field] === cv[field]).length / having.length;
  };

  it.each([
    ['name', 0.95],
    ['email', 0.95],
    ['phone', 0.95],
    ['zip', 0.95],
  ] as const)('give the %s in %d of all', (field, reach) => {
    expect(share(field)).toBeGreaterThanOrEqual(reach);
  });

  it.each([
    ['jobs', 0.9],
    ['educations', 0.8],
    ['languages', 0.9],
  ] as const)('give %s with a precision and a recall of %d', (field, reach) => {
    const { recall, precision } = list(field);
    expect(recall).toBeGreaterThanOrEqual(reach);
    expect(precision).toBeGreaterThanOrEqual(reach);
  });
});

describe('the same CVs as files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jobblik-written-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['docx', async (text: string) => writeDocx(blocksOfText(text))],
    ['pdf', (text: string) => writePdf(blocksOfText(text))],
  ] as const)('%s: nearly every entry is found', async (format, write) => {
    let [right, expectedCount, names] = [0, 0, 0];
    const all = [...knownCvs, ...heldOutCvs];
    for (const [at, cv] of all.entries()) {
      const path = join(folder, `${at}.${format}`);
      await writeFile(path, await write(cv.text));
      const { proposal } = (await parseDocument(path, format, lexicon)).result;
      const got = proposal && wordsOf(proposal);
      const expected = [...cv.jobs, ...cv.educations];
      const found = got ? [...got.jobs, ...got.educations] : [];
      right += expected.filter((one) => found.includes(one)).length;
      expectedCount += expected.length;
      if (got?.name === cv.name && got.email === cv.email) names += 1;
    }
    expect(right / expectedCount).toBeGreaterThanOrEqual(0.75);
    expect(names / all.length).toBeGreaterThanOrEqual(0.9);
  });
});
