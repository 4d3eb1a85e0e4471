import { alternatives, cvLanguages } from './languages/index.ts';

/** A match in a text with its position. */
export interface Found {
  value: string;
  from: number;
  to: number;
}

const emailPattern = /[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/giu;
const spelledAt = / ?(?:\(at\)|\[at\]|\{at\}|\(a\)|\(snabel-?a\)| @ |@ | @) ?/gi;

/** E-mail addresses in a line, also written as `navn (at) firma.dk` or with blanks around the sign. */
export function findEmails(text: string): string[] {
  if (!/@|\(a\)|\bat\b|snabel/i.test(text)) return [];
  const plain = text.replace(spelledAt, '@').replace(/ ?\((?:dot|punktum)\) ?/gi, '.');
  return [...plain.matchAll(emailPattern)].map(([found]) => found);
}

const phoneLabel = new RegExp(
  String.raw`(?:^|[\s|·•,;(])(?:${alternatives(({ labels }) => labels.phone)})\.? ?(?:nr|no)?\.? ?[:.]? ?$`,
  'iu',
);
const notPhone =
  /(?:cvr|cpr|se|konto|reg|ean|kontonr|cvr-?nr|autorisations?(?:nr|id)?|gpa|isbn|p-nr|medlemsnr|id)\.?(?:-?nr)?\.? ?:? ?$/i;
/** A sentence about calling the person: `Ring til mig på`, `Call me on`. */
const phoneSentence =
  /\b(?:ringe?|call|text|sms|træffe[sr]|fange[sr]|reach(?:ed)?)(?: \p{L}{1,40}){0,4} (?:på|on|at)(?: \p{L}{1,40})?:? $/iu;
const number =
  /(?<![\p{L}\d@.,/-])(?:\(?(?:\+|00) ?\d{1,3}\)?(?: ?[.-] ?| )?(?:\(0?\d{1,4}\)[ .-]?)?(?:\d{5}(?=[ .-])|\d{1,4})|(?:1[ .-](?=\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}))?(?:\(0?\d{1,4}\)[ .-]?)?(?:0\d{4}|\d{2,4}))(?:(?: ?[.-] ?| )?\d{2,4}){0,5}\d{0,6}(?![\p{L}\d@])/gu;
/** Hyphens and dashes that typesetting programs use instead of the plain hyphen. */
const dashes = /[\u2010-\u2013\u2212]/g;
/** Middle dots between digits, in every encoding. */
const middleDots = /(?<=\d)[·•∙⋅‧・](?=\d)/gu;
/** Four pairs of digits with the same separator between them: `54/78/12/09`. */
const pairs = /(?<![\p{L}\d])\d\d([^\p{L}\d\s])\d\d\1\d\d\1\d\d(?![\p{L}\d])/gu;
/** A Danish number has eight digits after its country code; what follows is a postcode or another number. */
const danish = /^\(?(?:\+|00) ?45\)?(?:\D{0,3}\d){8}/;

export interface Phone extends Found {
  /** Labelled as a telephone number, or with a country code. */
  certain: boolean;
}

/**
 * Telephone numbers in a line: eight digits as Danes group them, with or without +45, and foreign numbers with their code.
 * Typographic dashes are returned as hyphens, other separators of groups as full stops. Years, dates, postcodes, CPR and CVR
 * numbers are excluded.
 */
export function findPhones(text: string): Phone[] {
  const found: Phone[] = [];
  for (const match of withPlainPunctuation(text).matchAll(number)) {
    const raw = danish.exec(match[0])?.[0] ?? match[0];
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const digits = raw.replace(/\D/g, '');
    const labelled = phoneLabel.test(before) || phoneSentence.test(before);
    if (notPhone.test(before) || !isPhone(raw, digits, labelled)) continue;
    found.push({
      value: raw.trim(),
      from: match.index,
      to: match.index + raw.length,
      certain: labelled || /^\(?(?:\+|00)/.test(raw),
    });
  }
  return found;
}

/** The result has the same length, so that positions stay valid. */
function withPlainPunctuation(text: string): string {
  return text
    .replace(dashes, '-')
    .replace(middleDots, '.')
    .replace(pairs, (found, punctuation: string) =>
      /[.-]/.test(punctuation) ? found : found.replaceAll(punctuation, '.'.repeat(punctuation.length)),
    );
}

function isPhone(raw: string, digits: string, labelled: boolean): boolean {
  if (/^\(?(?:\+|00)/.test(raw)) return digits.length >= 8 && digits.length <= 15;
  if (/^(?:19|20)\d\d ?[-–.] ?(?:19|20)\d\d$/.test(raw) || /^\d{6}-\d{4}$/.test(raw)) return false;
  if (/^[0-3]?\d[.-][01]?\d[.-]\d{2,4}$/.test(raw) || /^\d\d\.\d\d ?- ?\d\d\.\d\d$/.test(raw)) return false;
  if (digits.length === 8) return /^[2-9]/.test(digits);
  if (digits.length === 10 && /^45/.test(digits)) return /^45[ .-]?\d\d/.test(raw);
  return (labelled || isForeignPhone(raw)) && digits.length >= 7 && digits.length <= 12;
}

/** Formats within North America, or with the trunk prefix 0 within other countries. */
function isForeignPhone(raw: string): boolean {
  return (
    /^(?:1[-. ])?\(\d{3}\)/.test(raw) ||
    /^(?:1[-. ])?[2-9]\d\d[-. ]\d{3}[-. ]\d{4}$/.test(raw) ||
    /^0\d{2,4}[ -]\d{3,4} ?\d{3,4}$/.test(raw)
  );
}

const monthNumbers = new Map(
  cvLanguages
    .flatMap(({ months }) => months.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)))
    .toSorted(([a], [b]) => b.length - a.length),
);
const monthNames = [...monthNumbers.keys()].join('|');
const birthLabel = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(({ labels }) => labels.birth)})(?!\p{L})\.?(?: den| d\.| on)? ?:? ?`,
  'iu',
);
const numericDay = /^(\d{1,2}) ?[./-] ?(\d{1,2}) ?[./-] ?((?:19|20)\d\d)/;
const isoDay = /^((?:19|20)\d\d)-(\d\d)-(\d\d)/;
const namedDay = new RegExp(`^(\\d{1,2})\\.?(?:st|nd|rd|th)? (?:of )?(${monthNames})\\.?,? ((?:19|20)\\d\\d)`, 'i');
const namedFirst = new RegExp(`^(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)`, 'i');

/**
 * A birthday that is labelled as one, as `YYYY-MM-DD`. Dates without a word for birth before them, and CPR numbers, are ignored.
 */
export function findBirthday(text: string): string | undefined {
  const label = birthLabel.exec(text);
  if (!label) return undefined;
  const rest = text.slice(label.index + label[0].length).trim();
  const numeric = numericDay.exec(rest);
  if (numeric) return isoDate(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const iso = isoDay.exec(rest);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = namedDay.exec(rest);
  if (named) return isoDate(Number(named[3]), monthNumber(named[2] ?? ''), Number(named[1]));
  const first = namedFirst.exec(rest);
  return first ? isoDate(Number(first[3]), monthNumber(first[1] ?? ''), Number(first[2])) : undefined;
}

function monthNumber(name: string): number {
  return monthNumbers.get(name.toLowerCase()) ?? 0;
}

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}
