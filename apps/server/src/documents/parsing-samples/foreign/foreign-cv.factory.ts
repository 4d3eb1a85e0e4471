import type { CvLanguageCode } from '../../../../../../packages/cv-parser/src/languages/index.ts';
import type { Block, Look } from '../layouts.factory.ts';

/** `[title, employer, town, start, end]`; dates as `5/2019`, `nu` for what goes on. */
export type ForeignJob = readonly [title: string, company: string, town: string, start: string, end: string];
/** `[education, school, start, end]`, years. */
export type ForeignEducation = readonly [degree: string, school: string, start: number, end: number];

/** The material of made CVs in one language. The first half is for tuning rules, the second half is held out. */
export interface ForeignWords {
  language: Exclude<CvLanguageCode, 'da' | 'en'>;
  /** Long and short names of the months, in the form that they have in a date. */
  months: readonly (readonly [long: string, short: string])[];
  present: readonly string[];
  between: string;
  headings: Readonly<
    Record<'profile' | 'experience' | 'education' | 'skills' | 'languages', readonly [string, string]>
  >;
  phoneLabel: string;
  people: readonly (readonly [name: string, email: string, phone: string])[];
  jobs: readonly ForeignJob[];
  educations: readonly ForeignEducation[];
  about: string;
  tasks: readonly string[];
  skills: readonly string[];
  /** Names of languages with their levels. */
  languages: readonly (readonly [name: string, level: string, danish: string])[];
}

export interface ForeignCv {
  language: CvLanguageCode;
  isHeldOut: boolean;
  name: string;
  email: string;
  phone: string;
  jobs: readonly ForeignJob[];
  educations: readonly ForeignEducation[];
  languages: readonly string[];
  blocks: Block[];
}

interface Dates {
  of(date: string): string;
  joint: string;
}

type Layout = (what: string, where: string, town: string, dates: string) => Block[];

const text = (line: string, look: Look = 'body'): Block => ({ kind: 'text', text: line, look });
const row = (cells: readonly string[], look: Look = 'body'): Block => ({ kind: 'row', cells: [...cells], look });

const tuned: readonly Layout[] = [
  (what, where, _town, dates) => [text(`${what}, ${where}`, 'strong'), text(dates)],
  (what, where, _town, dates) => [text(what, 'strong'), text(`${where} | ${dates}`)],
  (what, where, _town, dates) => [row([dates, `${what}, ${where}`])],
  (what, where, town, dates) => [text(where, 'strong'), text(what), text(town === '' ? dates : `${dates}`)],
  (what, where, _town, dates) => [row([`${what} – ${where}`, dates], 'strong')],
  (what, where, _town, dates) => [text(`${dates}: ${what}, ${where}`)],
];

const heldOut: readonly Layout[] = [
  (what, where, town, dates) => [
    text(`${what} | ${where}`, 'strong'),
    text(town === '' ? dates : `${town} | ${dates}`),
  ],
  (what, where, _town, dates) => [row([dates, what], 'strong'), row(['', where])],
  (what, where, _town, dates) => [text(`${what} (${dates})`, 'strong'), text(where)],
  (what, where, _town, dates) => [text(`${what} – ${where}, ${dates}`)],
  (what, where, _town, dates) => [text(what, 'strong'), text(where), text(dates)],
  (what, where, _town, dates) => [text(dates, 'small'), text(`${what}, ${where}`, 'strong')],
];

/** Twelve CVs in one language: each with a layout and a way to write dates of its own. */
export function foreignCvs(words: ForeignWords): ForeignCv[] {
  return words.people.map(([name, email, phone], at) => {
    const half = words.people.length / 2;
    const isHeldOut = at >= half;
    const place = at % half;
    const layout = (isHeldOut ? heldOut : tuned)[place] as Layout;
    const jobs = takenFrom(words.jobs, isHeldOut, place, 3);
    const educations = takenFrom(words.educations, isHeldOut, place, 2);
    const dates = datesOf(words, place + (isHeldOut ? 3 : 0));
    const heading = (kind: keyof ForeignWords['headings']) => {
      const title = words.headings[kind][at % 2] ?? '';
      return text(at % 3 === 0 ? title.toUpperCase() : title, 'heading');
    };
    const blocks = [
      text(name, 'name'),
      ...(at % 2 === 0
        ? [text(`${words.phoneLabel} ${phone} · ${email}`)]
        : [text(`${words.phoneLabel}: ${phone}`), text(`E-mail: ${email}`)]),
      heading('profile'),
      text(words.about),
      heading('experience'),
      ...jobs.flatMap(([title, company, town, start, end], index) => [
        ...layout(title, company, town, `${dates.of(start)}${dates.joint}${dates.of(end)}`),
        text(words.tasks[(at + index) % words.tasks.length] ?? '', 'bullet'),
      ]),
      heading('education'),
      ...educations.flatMap(([degree, school, start, end]) =>
        layout(degree, school, '', `${start}${dates.joint}${end}`),
      ),
      heading('skills'),
      text(words.skills.join(', ')),
      heading('languages'),
      ...words.languages.map(([language, level]) =>
        text(at % 2 === 0 ? `${language} – ${level}` : `${language}: ${level}`),
      ),
    ];
    const languages = words.languages.map(([, , danish]) => danish);
    return { language: words.language, isHeldOut, name, email, phone, jobs, educations, languages, blocks };
  });
}

/** Neighbours within one half of a list; the two halves share nothing. */
function takenFrom<T>(list: readonly T[], second: boolean, from: number, count: number): T[] {
  const half = Math.floor(list.length / 2);
  const own = second ? list.slice(half) : list.slice(0, half);
  return Array.from({ length: Math.min(count, own.length) }, (_, at) => own[(from + at) % own.length] as T);
}

function datesOf({ months, present, between }: ForeignWords, at: number): Dates {
  const of = (write: (month: number, year: string) => string) => (date: string) => {
    const [month = '', year = ''] = date.split('/');
    return date === 'nu' ? (present[at % present.length] ?? '') : write(Number(month), year);
  };
  const named = (which: 0 | 1) => of((month, year) => `${months[month - 1]?.[which]} ${year}`);
  const numeric = (joint: string) => of((month, year) => `${String(month).padStart(2, '0')}${joint}${year}`);
  const ways: readonly Dates[] = [
    { of: named(0), joint: ' – ' },
    { of: named(1), joint: ' - ' },
    { of: numeric('.'), joint: ' – ' },
    { of: numeric('/'), joint: ' – ' },
    { of: named(0), joint: ` ${between} ` },
    { of: named(1), joint: '–' },
  ];
  return ways[at % ways.length] as Dates;
}
