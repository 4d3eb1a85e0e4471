import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from '@jobblik/cv-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from './chance.factory.ts';
import { makeCvFile, type WrittenFormat } from './cv-files.factory.ts';
import { makeLayout } from './layouts.factory.ts';
import { testLexicon } from './lexicon.factory.ts';
import { makePerson } from './people.factory.ts';

const lexicon = testLexicon();
const perFormat = 8;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-generated-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('CVs in random layouts', () => {
  it.each<WrittenFormat>(['pdf', 'docx', 'odt', 'rtf'])('%s: nearly everything is found', async (format) => {
    const counts = { contact: 0, entries: 0, found: 0 };
    for (let at = 0; at < perFormat; at += 1) {
      const chance = chanceOf(at * 4 + format.length);
      const person = makePerson(chance, at % 3 === 2 ? 'en' : 'da');
      const path = join(folder, `${at}.${format}`);
      await writeFile(path, await makeCvFile(format, person, makeLayout(chance)));
      const { proposal } = (await parseDocument(path, format, lexicon)).result;
      const name = `${proposal?.first_name?.value} ${proposal?.last_name?.value}`;
      if (name === person.name && proposal?.email?.value === person.email) counts.contact += 1;
      counts.entries += person.jobs.length + person.educations.length;
      counts.found += person.jobs.filter((job) =>
        proposal?.cv_experience.some((row) => row.title === job.title && row.company_name === job.company),
      ).length;
      counts.found += person.educations.filter((education) =>
        proposal?.cv_education.some(
          (row) => row.education_name === education.degree && row.education_school === education.school,
        ),
      ).length;
    }
    expect(counts.contact).toBe(perFormat);
    expect(counts.found / counts.entries).toBeGreaterThanOrEqual(0.85);
  });
});
