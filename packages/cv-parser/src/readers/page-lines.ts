import { findDateSpans, isBrokenDate } from '../dates.ts';
import type { Flow, PageRow } from './page-flows.ts';
import type { Segment } from './page-segments.ts';

/** Longest text in letters up to which the lines of a paragraph are joined. */
export const longestJoined = 800;
const endsHere = /[.!?:;]$/;
/** Several sentences in one paragraph: one that ends with the line is not the last. */
const isProse = /\p{Ll}{2}[.!?] \p{Lu}/u;
/** Distance of two lines of one paragraph at most, as a multiple of the size. */
const solid = 1.6;
const startsAgain = /^(?:[•●○◦▪■□◆►▸‣∙·*✓➢\uf000-\uf0ff-]|[–—] )/u;

/**
 * Joins lines that were broken only by the page width: the first word of the second did not fit at the end of the first, both are
 * formatted alike and close together.
 * @param margin right margin of the main text, in points
 * @param body font of most of the text; two lines in another font that reach the margin are one name
 */
export function unwrap(flow: Flow, margin: number, body: string): Flow {
  const bound = flow.right === undefined ? margin : flow.right - 6;
  const rows: PageRow[] = [];
  const steps = flow.rows.flatMap((row, at) => {
    const above = flow.rows[at - 1];
    return above && above.page === row.page ? [above.y - row.y] : [];
  });
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 0;
  let lastY = 0;
  for (const row of flow.rows) {
    const above = rows.at(-1);
    const pitch = lastY - row.y;
    const close = above !== undefined && above.page === row.page && pitch <= usual * 1.35 + 0.5;
    lastY = row.y;
    const last = above?.segments.at(-1);
    const [next, ...others] = row.segments;
    const [first, ...behind] = above?.segments ?? [];
    if (close && first && next && Math.abs(first.x - next.x) < 3 && isBrokenDate(first.text, next.text)) {
      rows.splice(-1, 1, { ...above, segments: [{ ...first, text: `${first.text} ${next.text}` }, ...behind] });
      if (others.length > 0) rows.push({ ...row, segments: others });
      continue;
    }
    const pair =
      close && behind.length === 1 && others.length === 1 ? brokenPair(above.segments, row.segments) : undefined;
    if (pair && above) {
      rows.splice(-1, 1, { ...above, segments: pair });
      continue;
    }
    const [second] = behind;
    const isCell = close && second !== undefined && others.length === 0 && next && !findDateSpans(next.text).length;
    if (isCell && first && second && goesOn(first, next, { bound: second.x, body, pitch })) {
      rows.splice(-1, 1, { ...above, segments: [joined(first, next), ...behind] });
      continue;
    }
    if (close && last && next && others.length === 0 && goesOn(last, next, { bound, body, pitch })) {
      rows.splice(-1, 1, { ...above, segments: [...above.segments.slice(0, -1), joined(last, next)] });
    } else rows.push(row);
  }
  return { ...flow, rows };
}

/** A name and a date side by side that both continue on a second line. */
function brokenPair(upper: readonly Segment[], lower: readonly Segment[]): Segment[] | undefined {
  const pairs = upper.map((segment, at) => [segment, lower[at]] as const);
  if (!pairs.some(([a, b]) => b && isBrokenDate(a.text, b.text))) return undefined;
  return pairs.map(([a, b]) => (b ? { ...a, text: `${a.text.trim()} ${b.text.trim()}` } : a));
}

/** Where a line of the main text ends, the font of most of the text, and the distance of the two lines; lengths in points. */
interface Setting {
  bound: number;
  body: string;
  pitch: number;
}

function goesOn(last: Segment, next: Segment, { bound, body, pitch }: Setting): boolean {
  const text = last.text.trim();
  if (last.font !== next.font || Math.abs(last.size - next.size) > 0.3 || startsAgain.test(next.text.trim()))
    return false;
  if (
    (endsHere.test(text) && !(isProse.test(text) && pitch <= last.size * solid)) ||
    text.length > longestJoined ||
    text.length < 12 ||
    text === text.toUpperCase()
  )
    return false;
  if (/@/.test(text + next.text) || isAddressPart(next.text) || partsAtDate(text, next.text)) return false;
  // Names begin with a capital; only a long line, or one that ends in the middle of a phrase, continues with one.
  const open =
    last.font !== body ||
    text.split(' ').length >= 8 ||
    /(?:[,&/(]| (?:og|and|of|in|i|for|at|hos|med|with|the|af|på|til|to|den|det|en|et|a))$/i.test(text);
  if (/^\p{Lu}/u.test(next.text.trim()) && !open) return false;
  // The second line begins below the first, or below its text after a hanging bullet.
  if (next.x < last.x - 2 || next.x > last.x + 24) return false;
  const [word = ''] = next.text.trim().split(' ');
  const letter = (next.right - next.x) / Math.max(1, next.text.trim().length);
  return last.right + letter * (word.length + 1) > bound - 1;
}

/** The beginning of an e-mail or web address alone on its line. */
function isAddressPart(text: string): boolean {
  return /^\p{Ll}[\p{Ll}\d]*(?:[._][\p{Ll}\d]+)+$/u.test(text.trim());
}

/** A line with its own date is a separate entry; `2010 – december` continues with its year. */
function partsAtDate(text: string, next: string): boolean {
  if (/\d{4} ?[-–—] ?(?:\p{L}{3,9}\.?)?$/u.test(text) && /^\d{4}$/.test(next.trim())) return false;
  const dated = findDateSpans(text).at(-1);
  if (dated && text.length - dated.to <= 2) return true;
  return dated !== undefined && findDateSpans(next).length > 0;
}

/** The line ends where its last part ends. */
function joined(last: Segment, next: Segment): Segment {
  const text = last.text.trim();
  const broken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next.text.trim());
  return {
    ...last,
    right: next.right,
    text: broken ? text.slice(0, -1) + next.text.trim() : `${text} ${next.text.trim()}`,
  };
}
