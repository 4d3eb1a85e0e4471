import { cvLanguages } from '../../../../../../packages/cv-parser/src/languages/index.ts';
import type { ForeignCv } from '../foreign/foreign-cv.factory.ts';
import type { Block, Look } from '../layouts.factory.ts';
import { type FormWords, formWords } from './form-words.factory.ts';

/** A field of a form: its label and what was filled in. */
export type FormField = readonly [label: string, value: string];

/** A labelled form with the data of a made CV. */
export interface FormCv extends ForeignCv {
  /** `blocks`: printed; `fields`: values are fields of a PDF, beside their labels or below them. */
  form: { kind: 'blocks' } | { kind: 'fields'; title: string; fields: readonly FormField[]; place: 'beside' | 'below' };
}

type Layout = (
  fields: readonly FormField[],
  name: readonly FormField[],
  whole: FormField,
) => Block[] | 'beside' | 'below';

const text = (line: string, look: Look = 'body'): Block => ({ kind: 'text', text: line, look });
const row = (cells: readonly string[], widths: readonly number[]): Block => ({
  kind: 'row',
  cells: [...cells],
  look: 'body',
  widths: [...widths],
});
const inPairs = (fields: readonly FormField[]) =>
  fields.flatMap((field, at) => (at % 2 === 0 ? [[field, fields[at + 1] ?? (['', ''] as const)] as const] : []));

const tuned: readonly Layout[] = [
  (fields, name) => [...name, ...fields].map(([label, value]) => text(`${label}: ${value}`)),
  (fields, _name, whole) => [whole, ...fields].map((field) => row(field, [0.3, 0.7])),
  (fields, name) => [...name, ...fields].flatMap(([label, value]) => [text(label, 'small'), text(value)]),
  () => 'beside',
  // As Europass: the name first, labels in the margin.
  (fields, _name, whole) => [whole, ...fields].map(([label, value]) => row([label, value], [0.4, 0.6])),
  (fields, name) => inPairs([...name, ...fields]).map(([a, b]) => row([...a, ...b], [0.2, 0.3, 0.2, 0.3])),
];

const heldOut: readonly Layout[] = [
  () => 'below',
  // Labels in a row above the row of their values.
  (fields, name) =>
    inPairs([...name, ...fields]).flatMap(([a, b]) => [row([a[0], b[0]], [0.5, 0.5]), row([a[1], b[1]], [0.5, 0.5])]),
  (fields, _name, whole) => [whole, ...fields].map(([label, value]) => text(`${label} *: ${value}`)),
  (fields, name) => [...fields, ...name.toReversed()].map(([label, value]) => row([`${label}:`, value], [0.35, 0.65])),
  () => 'beside',
  (fields, name) =>
    [...name.toReversed(), ...fields].flatMap(([label, value]) => [text(`${label}:`, 'strong'), text(value)]),
];

/** The made CVs of one language as forms, a layout for each; `cvs` are its twelve, those held out last. */
export function formCvs(cvs: readonly ForeignCv[]): FormCv[] {
  return cvs.map((cv, at) => {
    const half = cvs.length / 2;
    const words = formWords[cv.language as keyof typeof formWords];
    const which = cv.isHeldOut ? 1 : 0;
    const layout = (cv.isHeldOut ? heldOut : tuned)[at % half] as Layout;
    const [name, whole] = namesOf(cv, words, which);
    const made = layout(fieldsOf(cv, words, which), name, whole);
    const title = words.document[which];
    const career = careerOf(cv);
    if (typeof made === 'string') {
      const fields = [...(at % 2 === 0 ? [whole] : name), ...fieldsOf(cv, words, which)];
      return { ...cv, blocks: career, form: { kind: 'fields', title, fields, place: made } };
    }
    const blocks = [text(title, 'name'), text(words.person[which], 'heading'), ...made, ...career];
    return { ...cv, blocks, form: { kind: 'blocks' } };
  });
}

function namesOf({ name }: ForeignCv, words: FormWords, which: 0 | 1): [FormField[], FormField] {
  const parts = name.split(' ');
  const last = parts.at(-1) ?? '';
  const first = parts.slice(0, -1).join(' ');
  // A label that names the last name first is filled in that way.
  const whole = /^Прізвище/.test(words.name[which]) ? `${last}, ${first}` : name;
  return [
    [
      [words.firstName[which], first],
      [words.lastName[which], last],
    ],
    [words.name[which], whole],
  ];
}

const addresses: Readonly<Record<string, readonly [street: string, town: string]>> = {
  no: ['Storgata 14', '0184 Oslo'],
  sv: ['Kungsgatan 8', '211 49 Malmö'],
  de: ['Lindenallee 22', '24937 Flensburg'],
  pl: ['ul. Lipowa 5/12', '80-255 Gdańsk'],
  uk: ['вул. Садова 7', 'Львів'],
};
const birthdays = ['03.05.1988', '21.11.1979', '14.02.1995'];

function fieldsOf({ language, phone, email }: ForeignCv, words: FormWords, which: 0 | 1): FormField[] {
  const [street = '', town = ''] = addresses[language] ?? [];
  const country = { no: 'Norsk', sv: 'Svensk', de: 'Deutsch', pl: 'polska', uk: 'Україна' }[language as 'no'] ?? '';
  return [
    [words.address[which], street],
    [words.town[which], town],
    [words.phone[which], phone],
    [words.email[which], email],
    [words.birth[which], birthdays[email.length % birthdays.length] ?? ''],
    [words.nationality[which], country],
  ];
}

/** What follows the data of the person: the sections from work on, with dates in numbers. */
function careerOf({ language, jobs, educations }: ForeignCv): Block[] {
  const words = cvLanguages.find(({ code }) => code === language);
  const heading = (kind: 'experience' | 'education') =>
    text((words?.headings[kind] ?? '').split('|')[0] ?? '', 'heading');
  const present = { no: 'nå', sv: 'nu', de: 'heute', pl: 'obecnie', uk: 'дотепер' }[language as 'no'] ?? '';
  const date = (at: string) => (at === 'nu' ? present : at.padStart(7, '0').replace('/', '.'));
  return [
    heading('experience'),
    ...jobs.flatMap(([what, company, , start, end]) => [
      text(`${what}, ${company}`, 'strong'),
      text(`${date(start)} – ${date(end)}`),
    ]),
    heading('education'),
    ...educations.flatMap(([degree, school, start, end]) => [
      text(`${degree}, ${school}`, 'strong'),
      text(`${start} – ${end}`),
    ]),
  ].map((block) =>
    block.kind === 'text' && block.look === 'heading' ? text(capitalised(block.text), 'heading') : block,
  );
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
