import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { educationLevels } from '@jobblik/contract/lookups/choices.rules';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { propose } from '../../../../../../packages/cv-parser/src/propose.ts';
import { readPdf } from '../../../../../../packages/cv-parser/src/readers/read-pdf.ts';
import { testLexicon } from '../../../documents/parsing-samples/lexicon.factory.ts';
import { inLanguage } from '../../../platform/language.ts';
import { emptyContent, presentCv } from '../../cv.present.ts';
import { cvAtLimits, kindsOfText } from '../cvs-at-limits.factory.ts';
import { renderCv } from './cv-pdf.ts';

const job = {
  title: 'Kok',
  company_name: 'Havnens Køkken',
  experience_description: 'Frokost til 80 gæster.<br>Ansvar for fisk.',
  experience_start_year: 2019,
  experience_start_month: 4,
  experience_end_year: 2022,
  experience_end_month: 6,
  present: 0,
};

const cv: Cv = {
  ...presentCv(emptyContent),
  phone: '20 30 40 50',
  about_me:
    '<p>Jeg laver mad, se <a href="https://example.dk/mad">min side</a>.</p><ul><li>Fisk</li><li>Brød</li></ul>',
  cv_experience: [{ ...job, title: 'Souschef', company_name: 'Kroen', experience_start_year: 2022, present: 1 }, job],
  cv_education: [
    {
      course_id: 3,
      course_name: 'Erhvervsuddannelse',
      education_name: 'Gastronom',
      education_school: 'Hotel- og Restaurantskolen',
      education_start_year: 2015,
      education_end_year: 2018,
      education_description: '',
    },
  ],
  cv_skill: [
    { id: 1, name: 'Menuplanlægning' },
    { id: 2, name: 'Fisk' },
  ],
  cv_language: [{ id: 1, name: 'Dansk', level: 4 }],
};
const person = { name: 'Signe Holm', email: 'signe@example.dk' };

async function render(language: 'da' | 'en' = 'da'): Promise<Buffer> {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return await renderCv({ cv, person, photo, language });
}

const open = async (pdf: Buffer) => await getDocumentProxy(new Uint8Array(pdf));

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

function tags({ role, alt, children = [] }: Node): string[] {
  return [...(role ? [alt ? `${role}: ${alt}` : role] : []), ...children.flatMap(tags)];
}

describe('the PDF of a CV', () => {
  it('is read back by the parser of uploaded CVs', async () => {
    const { lines } = await readPdf(new Uint8Array(await render()));
    const proposal = propose(lines, testLexicon());
    expect(proposal).toMatchObject({
      first_name: { value: 'Signe' },
      last_name: { value: 'Holm' },
      email: { value: 'signe@example.dk' },
      cv_experience: [
        { title: 'Souschef', company_name: 'Kroen', experience_start_year: 2022, present: 1 },
        { title: 'Kok', company_name: 'Havnens Køkken', experience_end_year: 2022, experience_end_month: 6 },
      ],
      cv_education: [{ education_name: 'Gastronom', education_school: expect.stringContaining('Restaurantskolen') }],
    });
  });

  it.each(['da', 'en'] as const)('gives the same levels when it is read again (%s)', async (language) => {
    const levels = educationLevels.map(({ id }) => id);
    const [languages, bytes] = await inLanguage(language, async () => {
      const content = {
        ...presentCv(emptyContent),
        cv_education: levels.map((id) => ({
          course_id: id,
          course_name: educationLevels.find((level) => level.id === id)?.name ?? '',
          education_name:
            ['Afgangsprøve', 'Gastronom', 'STX', 'Datamatiker', 'Lærer', 'Cand.merc.', 'Ph.d. i fysik'][id - 1] ?? '',
          education_school: `Skolen i Ribe`,
          education_start_year: 1990 + 3 * id,
          education_end_year: 1993 + 3 * id,
          education_description: '',
        })),
        cv_language: ['Dansk', 'Engelsk', 'Tysk', 'Svensk', 'Fransk'].map((name, at) => ({
          id: at + 1,
          name,
          level: 4 - at,
        })),
      };
      return [content.cv_language, await renderCv({ cv: content, person, photo: null, language })] as const;
    });
    const { lines } = await readPdf(new Uint8Array(bytes));
    const { cv_education, cv_language } = propose(lines, testLexicon());
    expect(cv_language.map(({ name, level }) => [name, level])).toEqual(
      languages.map(({ name, level }) => [name, level]),
    );
    expect(cv_language.map(({ level_text }) => level_text).join('')).not.toMatch(/[()·]/);
    expect(cv_education.map(({ course_id, education_school }) => [course_id, education_school])).toEqual(
      levels.map((id) => [id, 'Skolen i Ribe']),
    );
    expect(cv_education.map(({ education_name }) => education_name)).toContain('Cand.merc.');
  });

  it('has a title, a language and the tags that screen readers follow', async () => {
    const document = await open(await render('en'));
    expect((await document.getMetadata()).info).toMatchObject({ Title: 'CV, Signe Holm', Language: 'en-GB' });
    const tree = (await (await document.getPage(1)).getStructTree()) as unknown as Node;
    expect(tags(tree)).toEqual([
      ...['Root', 'Document', 'Div', 'H1', 'P', 'Link', 'Figure: Photo of Signe Holm'],
      ...['H2', 'P', 'Link', 'L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'],
      ...['H2', 'Div', 'H3', 'P', 'P', 'P', 'Div', 'H3', 'P', 'P', 'P'],
      ...['H2', 'Div', 'H3', 'P', 'P', 'H2', 'L', 'LI', 'LBody', 'LI', 'LBody', 'H2', 'L', 'LI', 'LBody'],
    ]);
  });

  it('opens a mail and the links of the profile', async () => {
    const page = await (await open(await render())).getPage(1);
    const urls = (await page.getAnnotations()).map(({ url }) => url);
    expect(urls).toEqual(['mailto:signe@example.dk', 'https://example.dk/mad']);
  });

  it.each(kindsOfText.filter(([kind]) => /line|wide/.test(kind)))(
    'of %s at its limits has at most 400 pages',
    async (_kind, part) => {
      const pages = (await renderCv(cvAtLimits(part))).toString('latin1').match(/\/Type \/Page\b/g);
      expect(pages?.length).toBeLessThanOrEqual(400);
    },
  );
});
