import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { Language } from '@jobblik/contract/kernel/language';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { dateFormat } from '../../platform/formats.ts';
import { inLanguage } from '../../platform/language.ts';
import { type Content, paragraph, type RowContent, type Run } from '../../platform/pdf/content.ts';
import { printPages } from '../../platform/pdf/print-pages.ts';
import { words } from '../../platform/words.ts';
import type { CvPerson } from '../own/json-resume.present.ts';
import { columns, gaps, headingRule, margins, style, wholeEntry } from './cv-pdf.style.ts';
import { descriptionText, monthsText, yearsText } from './cv-pdf.words.ts';
import { type Block, blocksOf } from './rich-text-blocks.ts';

export interface CvToPrint {
  cv: Cv;
  person: CvPerson;
  /** A square JPEG; plain bytes, since it is passed between threads. */
  photo: Uint8Array | null;
  /** Language of headings, dates and names of choices. */
  language: Language;
}

const word = words('cv-document');
const birthday = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** A CV as a PDF on A4: dates in a separate column, short entries not split, a page number on every page. */
export function renderCv(print: CvToPrint): Promise<Buffer> {
  return inLanguage(print.language, () => render(print));
}

function render({ cv, person, photo, language }: CvToPrint): Promise<Buffer> {
  const content = [
    top({ cv, person, photo }),
    ...section('about', richContent(blocksOf(cv.about_me))),
    ...section(
      'experience',
      cv.cv_experience.map((row) =>
        entry({
          dates: monthsText(row, word('now')),
          title: row.title,
          place: row.company_name,
          text: descriptionText(row.experience_description),
        }),
      ),
    ),
    ...section(
      'education',
      cv.cv_education.map((row) =>
        entry({
          dates: yearsText(row),
          title: row.education_name,
          place: [row.education_school, row.course_name].filter(Boolean).join(', '),
          text: descriptionText(row.education_description),
        }),
      ),
    ),
    ...section('skills', listed(cv.cv_skill.map(({ name }) => name))),
    ...section('languages', listed(cv.cv_language.map(languageText))),
    ...section('categories', listed(cv.cv_category.map(({ text }) => text))),
  ];
  return printPages(
    { title: word('title', { name: person.name }), author: person.name, language },
    {
      margins,
      content: () => content,
      footer: (page, pages) => [person.name, word('page', { page, pages })],
    },
  );
}

function top({ cv, person, photo }: Omit<CvToPrint, 'language'>): RowContent {
  const more = [
    cv.birthday && `${word('birthday')} ${birthday.format(new Date(cv.birthday))}`,
    cv.jobtype && `${word('job_type')}: ${cv.jobtype.name}`,
  ];
  const wishes = cv.cv_wish.map(({ job_title }) => job_title.name).join(' · ');
  const contact = contactRuns(cv, person);
  const who: Content[] = [
    paragraph(person.name, style.name, 'H1'),
    ...(wishes ? [paragraph(wishes, style.wishes)] : []),
    ...(contact.length > 0 ? [{ kind: 'text', tag: 'P', runs: contact, style: style.contact } as const] : []),
    ...(more.some(Boolean) ? [paragraph(more.filter(Boolean).join(' · '), style.contact)] : []),
  ];
  const { whole, photo: side, photoGap } = columns;
  const beside = whole - side;
  return {
    kind: 'row',
    tag: 'Div',
    below: gaps.top,
    cells: [
      { at: 0, width: photo ? beside - photoGap : whole - photoGap, content: who },
      ...(photo
        ? [
            {
              at: beside,
              width: side,
              content: [
                { kind: 'picture', jpeg: photo, side, alt: word('photo', { name: person.name }) },
              ] satisfies Content[],
            },
          ]
        : []),
    ],
  };
}

/** E-mail, phone and town in one line; the address opens a mail. */
function contactRuns(cv: Cv, { email }: CvPerson): Run[] {
  const place = cv.cv_city && `${cv.cv_city.zip} ${cv.cv_city.name}`;
  const others = [cv.phone, place].filter(Boolean).join(' · ');
  return [
    ...(email ? [{ text: email, link: `mailto:${encodeURI(email)}` }] : []),
    ...(others ? [{ text: email ? ` · ${others}` : others }] : []),
  ];
}

/** A heading with the content after it; none without content. */
function section(
  name: 'about' | 'experience' | 'education' | 'skills' | 'languages' | 'categories',
  content: readonly Content[],
): Content[] {
  if (content.length === 0) return [];
  const heading = paragraph(word(name), style.heading, 'H2');
  return [{ ...heading, keepNext: true, ruleBelow: headingRule }, ...content];
}

function entry({ dates, title, place, text }: { dates: string; title: string; place: string; text: string }): Content {
  const { whole, dates: width, gap } = columns;
  return {
    kind: 'row',
    tag: 'Div',
    below: gaps.entry,
    keepUpTo: wholeEntry,
    cells: [
      { at: 0, width: width - gap, content: [paragraph(dates, style.dates)] },
      {
        at: width,
        width: whole - width,
        content: [
          paragraph(title, style.title, 'H3'),
          ...(place ? [paragraph(place, style.place)] : []),
          ...(text ? [paragraph(text, style.text)] : []),
        ],
      },
    ],
  };
}

/** Items next to each other are one list. */
function richContent(blocks: readonly Block[]): Content[] {
  const content: Content[] = [];
  let items: Content[] = [];
  for (const { kind, runs } of blocks) {
    const text = {
      kind: 'text',
      runs: runs.map((run) => ({ ...run, ...(run.link && { underline: true }) })),
    } as const;
    if (kind === 'item') {
      if (items.length === 0) content.push({ kind: 'group', tag: 'L', content: items });
      items.push(item(text.runs));
      continue;
    }
    if (items.length > 0) items = [];
    if (kind === 'heading') content.push({ ...text, tag: 'H3', style: style.subheading, keepNext: true });
    else content.push({ ...text, tag: 'P', style: style.paragraph });
  }
  return content;
}

function item(runs: readonly Run[]): RowContent {
  const { whole, bullet } = columns;
  return {
    kind: 'row',
    tag: 'LI',
    below: gaps.item,
    cells: [
      { at: 0, width: bullet, content: [paragraph('•', style.body, 'Lbl')] },
      { at: bullet, width: whole - bullet, content: [{ kind: 'text', tag: 'LBody', runs, style: style.body }] },
    ],
  };
}

function listed(names: readonly string[]): Content[] {
  return names.length > 0 ? [paragraph(names.join(' · '), style.body)] : [];
}

function languageText({ name, level }: Cv['cv_language'][number]): string {
  const known = languageLevels.find(({ id }) => id === level)?.name;
  return known ? `${name} (${inRunningText(known)})` : name;
}
