import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { Language } from '@jobblik/contract/kernel/language';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as el, Fragment, type ReactElement } from 'react';
import { dateFormat } from '../../platform/formats.ts';
import { inLanguage } from '../../platform/language.ts';
import { words } from '../../platform/words.ts';
import type { CvPerson } from '../own/json-resume.present.ts';
import { loadTypeface, style } from './cv-pdf.style.ts';
import { monthsText, printable, yearsText } from './cv-pdf.words.ts';
import { type Block, blocksOf } from './rich-text-blocks.ts';

export interface CvToPrint {
  cv: Cv;
  person: CvPerson;
  /** A JPEG; plain bytes, since it is passed between threads. */
  photo: Uint8Array | null;
  /** Language of headings, dates and names of choices. */
  language: Language;
}

const word = words('cv-document');
const birthday = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
/** Length of a description in characters up to which an entry stays on one page. */
const wholeEntry = 1200;

/** A CV as a PDF on A4: dates in a separate column, short entries not split, a page number on every page. */
export function renderCv(print: CvToPrint): Promise<Buffer> {
  return inLanguage(print.language, () => render(print));
}

async function render({ cv, person, photo, language }: CvToPrint): Promise<Buffer> {
  await loadTypeface();
  const page = el(
    Page,
    { size: 'A4', style: style.page },
    top({ cv, person, photo }),
    section('about', blocksOf(cv.about_me).map(richBlock)),
    section(
      'experience',
      cv.cv_experience.map((row, at) =>
        entry(`${at}`, {
          dates: monthsText(row, word('now')),
          title: row.title,
          place: row.company_name,
          text: linesOfBreaks(row.experience_description),
        }),
      ),
    ),
    section(
      'education',
      cv.cv_education.map((row, at) =>
        entry(`${at}`, {
          dates: yearsText(row),
          title: row.education_name,
          place: [row.education_school, row.course_name].filter(Boolean).join(', '),
          text: linesOfBreaks(row.education_description),
        }),
      ),
    ),
    section('skills', listed(cv.cv_skill.map(({ name }) => name))),
    section('languages', listed(cv.cv_language.map(languageText))),
    section('categories', listed(cv.cv_category.map(({ text }) => text))),
    el(
      View,
      { style: style.footer, fixed: true },
      el(Text, null, printable(person.name)),
      el(Text, {
        render: ({ pageNumber, totalPages }) => word('page', { page: pageNumber, pages: totalPages }),
      }),
    ),
  );
  const title = word('title', { name: printable(person.name) });
  return await renderToBuffer(el(Document, { title, author: printable(person.name), language }, page));
}

function top({ cv, person, photo }: Omit<CvToPrint, 'language'>): ReactElement {
  const place = cv.cv_city && `${cv.cv_city.zip} ${cv.cv_city.name}`;
  const contact = [person.email, cv.phone, place].filter(Boolean).join(' · ');
  const more = [
    cv.birthday && `${word('birthday')} ${birthday.format(new Date(cv.birthday))}`,
    cv.jobtype && `${word('job_type')}: ${cv.jobtype.name}`,
  ];
  const wishes = cv.cv_wish.map(({ job_title }) => job_title.name).join(' · ');
  return el(
    View,
    { style: style.top },
    el(
      View,
      { style: style.who },
      el(Text, { style: style.name }, printable(person.name)),
      wishes && el(Text, { style: style.wishes }, printable(wishes)),
      el(Text, { style: style.contact }, printable(contact)),
      more.some(Boolean) && el(Text, { style: style.contact }, more.filter(Boolean).join(' · ')),
    ),
    photo && el(Image, { style: style.photo, src: { data: Buffer.from(photo), format: 'jpg' } }),
  );
}

/**
 * A heading with the content after it; the heading is never alone at the bottom of a page. All of them are directly on the page: a
 * block around many of them that is higher than about twenty pages cannot be laid out.
 */
function section(
  name: 'about' | 'experience' | 'education' | 'skills' | 'languages' | 'categories',
  parts: ReactElement[],
): ReactElement | null {
  if (parts.length === 0) return null;
  return el(Fragment, null, el(Text, { style: style.heading, minPresenceAhead: 60 }, word(name)), ...parts);
}

function entry(
  key: string,
  { dates, title, place, text }: { dates: string; title: string; place: string; text: string },
) {
  return el(
    View,
    { key, style: style.row, wrap: text.length > wholeEntry },
    el(Text, { style: style.dates }, dates),
    el(
      View,
      { style: style.entry },
      el(Text, { style: style.title }, printable(title)),
      place && el(Text, { style: style.place }, printable(place)),
      text && el(Text, { style: style.text, orphans: 2, widows: 2 }, printable(text)),
    ),
  );
}

function richBlock({ kind, runs }: Block, at: number): ReactElement {
  const text = runs.map((run, index) =>
    el(Text, { key: `${index}`, ...(run.strong && { style: style.strong }) }, printable(run.text)),
  );
  if (kind !== 'item') {
    return el(Text, { key: `${at}`, style: kind === 'heading' ? style.subheading : style.paragraph }, ...text);
  }
  return el(
    View,
    { key: `${at}`, style: style.item },
    el(Text, { style: style.bullet }, '•'),
    el(Text, { style: style.words }, ...text),
  );
}

function listed(names: string[]): ReactElement[] {
  return names.length > 0 ? [el(Text, { key: 'list', style: style.list }, printable(names.join(' · ')))] : [];
}

function languageText({ name, level }: Cv['cv_language'][number]): string {
  const known = languageLevels.find(({ id }) => id === level)?.name;
  return known ? `${name} (${inRunningText(known)})` : name;
}
