import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cv } from '@jobblik/contract/cv/cv.schema';
import mammoth from 'mammoth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParts } from '../../../../../../packages/cv-parser/src/readers/office-parts.ts';
import { emptyContent, presentCv } from '../../cv.present.ts';
import { cvAtLimits, kindsOfText } from '../cvs-at-limits.factory.ts';
import { cvDocx } from './cv-docx.ts';

const cv: Cv = {
  ...presentCv(emptyContent),
  phone: '20 30 40 50',
  about_me:
    '<p>Jeg laver mad, se <a href="https://example.dk/mad">min side</a>.</p><ul><li>Fisk</li><li>Brød</li></ul>',
  cv_experience: [
    {
      title: 'Kok <1> & "chef"',
      company_name: 'Havnens Køkken',
      experience_description: 'Frokost\u0007 til 80 gæster 🚀.<br>Ansvar for fisk.<br>- Bestilling',
      experience_start_year: 2019,
      experience_start_month: 4,
      experience_end_year: 2022,
      experience_end_month: 6,
      present: 0,
    },
  ],
  cv_skill: [{ id: 1, name: 'Menuplanlægning' }],
  cv_language: [{ id: 1, name: 'Dansk', level: 4 }],
};
const person = { name: 'Signe Holm', email: 'signe@example.dk' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobblik-docx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A document on disk. */
async function written(language: 'da' | 'en', withPhoto = false): Promise<string> {
  const photo = withPhoto
    ? await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer()
    : null;
  const path = join(folder, `${language}${withPhoto}.docx`);
  await writeFile(path, await cvDocx({ cv, person, photo, language }));
  return path;
}

/** Elements of a part with an attribute, as `name=value`. */
async function valuesOf(path: string, part: RegExp, attribute: string): Promise<string[]> {
  const values: string[] = [];
  await readParts(
    path,
    (name) => part.test(name),
    () => ({
      open: (name, attributes) =>
        attributes[attribute] !== undefined && values.push(`${name}=${attributes[attribute]}`),
      close: () => undefined,
      text: () => undefined,
    }),
  );
  return values;
}

describe('a CV as a Word document', () => {
  it('has headings of three levels, real lists, links and lines', async () => {
    const { value } = await mammoth.convertToHtml({ path: await written('da') });
    expect(value).toBe(
      [
        '<h1>Signe Holm</h1>',
        '<p><a href="mailto:signe@example.dk">signe@example.dk</a> · 20 30 40 50</p>',
        '<h2>Profil</h2>',
        '<p>Jeg laver mad, se <a href="https://example.dk/mad">min side</a>.</p><ul><li>Fisk</li><li>Brød</li></ul>',
        '<h2>Erfaring</h2>',
        '<h3>Kok &lt;1&gt; &amp; "chef"</h3><p>Havnens Køkken\tapr. 2019 – jun. 2022</p>',
        '<p>Frokost  til 80 gæster 🚀.<br />Ansvar for fisk.</p><ul><li>Bestilling</li></ul>',
        '<h2>Kompetencer</h2><ul><li>Menuplanlægning</li></ul>',
        '<h2>Sprog</h2><ul><li>Dansk (modersmål)</li></ul>',
      ].join(''),
    );
  });

  it.each([
    ['da', 'da-DK'],
    ['en', 'en-GB'],
  ] as const)('has a title and its language (%s)', async (language, locale) => {
    const path = await written(language);
    expect(await valuesOf(path, /^word\/styles\.xml$/, 'w:val')).toContain(`w:lang=${locale}`);
    let title = '';
    let isTitle = false;
    await readParts(
      path,
      (name) => name === 'docProps/core.xml',
      () => ({
        open: (name) => {
          isTitle = name.endsWith('title');
        },
        close: () => {
          isTitle = false;
        },
        text: (text) => {
          if (isTitle) title += text;
        },
      }),
    );
    expect(title).toBe('CV, Signe Holm');
  });

  it('describes the photo, and has no other picture', async () => {
    const html = async (withPhoto: boolean) =>
      (await mammoth.convertToHtml({ path: await written('da', withPhoto) })).value;
    expect((await html(true)).match(/<img [^>]*?alt="[^"]*"/g)).toEqual(['<img alt="Foto af Signe Holm"']);
    expect(await html(false)).not.toContain('<img');
  });

  it('counts its pages by fields', async () => {
    expect(await valuesOf(await written('da'), /^word\/footer\d*\.xml$/, 'w:instr')).toEqual([
      'w:fldSimple=PAGE',
      'w:fldSimple=NUMPAGES',
    ]);
  });

  it.each(kindsOfText)('of %s is a whole document', async (_kind, part) => {
    const path = join(folder, 'limits.docx');
    const bytes = await cvDocx(cvAtLimits(part, 0.2));
    await writeFile(path, bytes);
    await expect(mammoth.extractRawText({ path })).resolves.toMatchObject({ value: expect.stringContaining('Profil') });
  });
});
