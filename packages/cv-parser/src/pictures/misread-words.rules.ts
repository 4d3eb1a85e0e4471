import { findDateSpans } from '../dates.ts';
import type { Letter } from './line-looks.rules.ts';

interface Word {
  text: string;
  /** 0 to 100. */
  confidence: number;
  left: number;
  right: number;
  letters: readonly Letter[];
}

/** Confidence below which a word, or a word of up to two letters, is a stain, a line or a face. */
const [leastConfidence, leastOfShort] = [20, 40];
/** Confidence from which a word shows that a sign beside it is no stain. */
const confident = 60;
/** Dates, long numbers and the dashes between them are often recognised with little confidence; stains do not look like them. */
const numberShape = /^(?:(?:\d{1,2}[./-])?(?:19|20)\d\d|\+?\d{2}[\d./-]{4,}\d)$/;
const dash = /^[-–—]$/;
/** Characters that a bullet is recognised as, if it is alone before a text. */
const readBullet = /^(?:[eo©®«»¢*+°¤•.-]|[e«»*][+*-])$/;
/** One long dash is often recognised as two, or as another sign with a horizontal line. */
const readDash = /[-–—]{2,}/g;
const signForDash = /^[=~]$/;
const email = /^[\p{L}\d._+-]+@/u;
/** The end of an address, with its sign or without: `anna.holm@firma.dk`, `anna.holmQfirma.dk`. */
const likeAddress = /\.\p{Ll}{2,}[),;]?$(?<=[@\p{L}\d][\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,}[),;]?)/u;
const noAddress = /^(?:https?:|www\.)|\//i;
/** A bar before these words is the letter I. */
const afterI =
  /^(?:am|have|had|can|could|speak|was|work|worked|do|did|like|know|use|lead|led|build|built|make|made|run|write|want|love|learn|learned|studied|study|bring|dag|min|mit|mine|fritiden|tiden)$/i;
/** A year with digits that were recognised as letters. */
const yearLike = /(?<![\p{L}\d])((?:19|2[0O])[\dOolI|]{2})(?![\p{L}\d])/gu;
/** The two ones of 2011, close to each other, behind the dash of a range. */
const joinedOnes = /^([-–—]?)((?:19|20))M$/;
/** Colons for the points between the groups of a telephone number. */
const phoneLike = /^\+\d[\d.:·-]{7,}$/;
/** A date of which both the month and the year, or the year alone, is a word. */
const wholeDate = /^(?:\d{1,2}[./-])?(?:19|20)\d\d(?:[./-]\d{1,2})?$/;
/** Gap between two dates, in line heights, up to which a dash may have been overlooked. */
const dashGap = 2.5;
/** Gap, in line heights, below which there is no blank, and up to which there is one. */
const [blankGap, wideBlank] = [0.2, 0.7];
/** Height of a full stop in line heights, at most. */
const stopHeight = 0.25;

/** Whether a word is text, and not a stain. */
export function isReadable({ text, confidence }: Word, at: number, line: readonly Word[]): boolean {
  if (text.trim() === '') return false;
  const isShort = text.length <= 2 && !/\d/.test(text);
  if (confidence >= (isShort && !isPunctuation(text) ? leastOfShort : leastConfidence)) return true;
  if (numberShape.test(text)) return true;
  const beside = [line[at - 1], line[at + 1]].some(
    (other) => other !== undefined && (other.confidence >= confident || numberShape.test(other.text)),
  );
  return beside && (dash.test(text) || (at === 0 && readBullet.test(text)));
}

function isPunctuation(text: string): boolean {
  return !/[\p{L}\d]/u.test(text);
}

/** The words of a line, in which signs that are often misread are replaced where only one reading is possible. */
export function mendWords<W extends Word>(words: readonly W[], height: number): W[] {
  const mended: W[] = [];
  for (const [at, word] of words.entries()) {
    const last = mended.at(-1);
    const text = mendWord(word.text, words[at - 1]?.text, words[at + 1]?.text);
    const gap = last ? (word.left - last.right) / height : Number.POSITIVE_INFINITY;
    const address = last && gap < wideBlank && email.test(text) ? addressOf(last, text, gap, height) : undefined;
    if (last && address !== undefined) {
      mended.splice(-1, 1, joined(last, word, address));
      continue;
    }
    const isRange = last !== undefined && gap < dashGap && isRangeWithoutDash(last.text, text);
    if (isRange) mended.push({ ...word, text: '–', left: last.right, right: word.left, letters: [] });
    const next = words[at + 1];
    // A bar is printed with more space around it than a letter.
    const right = text === 'I' && word.text === '|' && next ? next.left - blankGap * height : word.right;
    mended.push({ ...word, text, right });
  }
  return mended;
}

function joined<W extends Word>(first: W, second: W, text: string): W {
  return { ...first, text, right: second.right, letters: [...first.letters, ...second.letters] };
}

function mendWord(text: string, before: string | undefined, next: string | undefined): string {
  if (before === undefined && next !== undefined && readBullet.test(text)) return '•';
  if (before !== undefined && next !== undefined && signForDash.test(text)) return '–';
  if (text === '|' && next !== undefined && afterI.test(next)) return 'I';
  const ones = joinedOnes.exec(text);
  if (ones && (ones[1] !== '' || dash.test(before ?? ''))) return `${ones[1]}${ones[2]}11`;
  return text
    .replace(readDash, '–')
    .replace(yearLike, (year) => year.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1'))
    .replace(phoneLike, (phone) => phone.replaceAll(':', '.'));
}

/** `anna` and `.holm@firma.dk` without a blank between them, or with one behind a full stop. */
function addressOf(first: Word, text: string, gap: number, height: number): string | undefined {
  if (!/^[\p{Ll}\d._-]+$/u.test(first.text)) return undefined;
  if (endsInStop(first, height)) return `${first.text}.${text}`;
  return Math.abs(gap) < blankGap ? first.text + text : undefined;
}

/** A sign on the baseline: the full stop of `il.`, recognised as the second letter of `il`. */
function endsInStop({ text, letters }: Word, height: number): boolean {
  const last = letters.at(-1);
  return last !== undefined && last.bottom - last.top < height * stopHeight && /\p{L}$/u.test(text);
}

/** Whether a word may be an e-mail address, also if its sign was recognised as something else. */
export function isLikeAddress(text: string): boolean {
  return text.includes('@') || (likeAddress.test(text) && !noAddress.test(text));
}

/** The e-mail address that a reading consists of, with brackets and a comma around it. */
export function addressIn(reading: string): string | undefined {
  const text = reading.trim();
  return /^[(<]?[\p{L}\d._+-]*@[\p{L}\d.-]+\.\p{L}{2,}[)>,;]?$/u.test(text) ? text : undefined;
}

/** `2015` and `2018`, both beside each other. */
function isRangeWithoutDash(first: string, second: string): boolean {
  if (!wholeDate.test(first) || !wholeDate.test(second)) return false;
  const [from = 0, to = 0] = [first, second].map((text) => findDateSpans(text)[0]?.start?.year ?? 0);
  return from > 0 && from <= to;
}

/**
 * `lndustri` as `Industri`: a small L at the beginning that is a capital I.
 * @param isKnown whether a word is in a dictionary
 */
export function withCapitalI(word: string, isKnown: (word: string) => boolean): string {
  const [, bare = ''] = /^\(?(l\p{L}+)/u.exec(word) ?? [];
  if (bare.length < 2 || isKnown(bare) || !isKnown(`I${bare.slice(1)}`)) return word;
  return word.replace(bare, `I${bare.slice(1)}`);
}
