import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { Language } from '@jobblik/contract/kernel/language';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { dateFormat } from '../../platform/formats.ts';
import { words } from '../../platform/words.ts';
import type { CvPerson } from '../own/json-resume.present.ts';
import { descriptionBlocks, monthsText, yearsText } from './cv-outline.words.ts';
import { type Block, blocksOf, type Run } from './rich-text-blocks.ts';

/** Formats that a CV is written in. */
export type CvFormat = 'pdf' | 'docx';

export interface CvToExport {
  cv: Cv;
  person: CvPerson;
  /** A square JPEG; plain bytes, since it is passed between threads. */
  photo: Uint8Array | null;
  /** Language of headings, dates and names of choices. */
  language: Language;
}

/** What a document of a CV contains, in the order of reading, before it has a format. Empty parts are left out. */
export interface CvOutline {
  /** Title of the document. */
  title: string;
  name: string;
  /** Job titles that the person looks for, in one line. */
  wishes: string;
  /** E-mail, phone and town in one line; the address opens a mail. */
  contact: Run[];
  /** Birthday and job type in one line. */
  more: string;
  photo: { jpeg: Uint8Array; alt: string } | null;
  sections: CvSection[];
}

export type CvSection = { heading: string } & (
  | { kind: 'text'; blocks: Block[] }
  | { kind: 'entries'; entries: CvEntry[] }
  | { kind: 'names'; names: string[] }
);

/** A job or an education; texts are empty where nothing is known. */
export interface CvEntry {
  dates: string;
  title: string;
  /** Employer; or school and level, separated by a comma. */
  place: string;
  description: Block[];
}

const word = words('cv-document');
const birthday = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** The content of a CV's document, in the language of the current work. */
export function cvOutline({ cv, person, photo }: CvToExport): CvOutline {
  const more = [
    cv.birthday && `${word('birthday')} ${birthday.format(new Date(cv.birthday))}`,
    cv.jobtype && `${word('job_type')}: ${cv.jobtype.name}`,
  ];
  return {
    title: word('title', { name: person.name }),
    name: person.name,
    wishes: cv.cv_wish.map(({ job_title }) => job_title.name).join(' · '),
    contact: contactOf(cv, person),
    more: more.filter(Boolean).join(' · '),
    photo: photo && { jpeg: photo, alt: word('photo', { name: person.name }) },
    sections: sectionsOf(cv),
  };
}

function contactOf(cv: Cv, { email }: CvPerson): Run[] {
  const place = cv.cv_city && `${cv.cv_city.zip} ${cv.cv_city.name}`;
  const others = [cv.phone, place].filter(Boolean).join(' · ');
  return [
    ...(email ? [{ text: email, strong: false, link: `mailto:${encodeURI(email)}` }] : []),
    ...(others ? [{ text: email ? ` · ${others}` : others, strong: false }] : []),
  ];
}

function sectionsOf(cv: Cv): CvSection[] {
  const sections: CvSection[] = [
    { heading: word('about'), kind: 'text', blocks: blocksOf(cv.about_me) },
    { heading: word('experience'), kind: 'entries', entries: cv.cv_experience.map(jobEntry) },
    { heading: word('education'), kind: 'entries', entries: cv.cv_education.map(educationEntry) },
    { heading: word('skills'), kind: 'names', names: cv.cv_skill.map(({ name }) => name) },
    { heading: word('languages'), kind: 'names', names: cv.cv_language.map(languageText) },
    { heading: word('categories'), kind: 'names', names: cv.cv_category.map(({ text }) => text) },
  ];
  return sections.filter((section) => partsOf(section) > 0);
}

function partsOf(section: CvSection): number {
  if (section.kind === 'text') return section.blocks.length;
  return section.kind === 'entries' ? section.entries.length : section.names.length;
}

function jobEntry(row: Cv['cv_experience'][number]): CvEntry {
  return {
    dates: monthsText(row, word('now')),
    title: row.title,
    place: row.company_name,
    description: descriptionBlocks(row.experience_description),
  };
}

function educationEntry(row: Cv['cv_education'][number]): CvEntry {
  return {
    dates: yearsText(row),
    title: row.education_name,
    place: [row.education_school, row.course_name].filter(Boolean).join(', '),
    description: descriptionBlocks(row.education_description),
  };
}

function languageText({ name, level }: Cv['cv_language'][number]): string {
  const known = languageLevels.find(({ id }) => id === level)?.name;
  return known ? `${name} (${inRunningText(known)})` : name;
}
