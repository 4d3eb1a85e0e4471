import type { NumberedLine } from '../source-line.ts';
import { pieces, type Scorer } from './entry-pieces.ts';
import { type EntryLines, isNaming } from './entry-split.ts';

/** The two names of an entry that has a line for each, in the order of the document. */
export interface NameLines {
  names: readonly [string, string];
  /** Number of lines below the date that have one of them. */
  used: number;
}

/** What was read of an entry by its words. */
interface ReadByWords {
  parts: readonly string[];
  used: number;
}

/** Entries that have a line for each name by their form, and those of them whose words say so. */
export interface LineCount {
  formed: number;
  certain: number;
}

export function countNameLines(
  entries: readonly EntryLines[],
  byWords: readonly ReadByWords[],
  scorer: Scorer,
): LineCount {
  const lined = entries.map(nameLines);
  const isCertain = (names: NameLines, at: number) => isNamedByWords(names, byWords[at]) || isPlaceBelow(names, scorer);
  return {
    formed: lined.filter(Boolean).length,
    certain: lined.filter((names, at) => names && isCertain(names, at)).length,
  };
}

/**
 * The names of entries in a document with a line for each: the words say so in at least half of the entries of this form. Signs that
 * separate names elsewhere are then part of a name, as in `Quantity Surveyor – Commercial` above `Severn Construction Ltd`.
 * @param counts of the document's sections
 * @returns undefined for an entry of another form
 */
export function namesByLine(entries: readonly EntryLines[], counts: readonly LineCount[]): (NameLines | undefined)[] {
  const sum = (of: (count: LineCount) => number) => counts.reduce((all, count) => all + of(count), 0);
  const certain = sum((count) => count.certain);
  const isUsual = certain > 0 && certain * 2 >= sum((count) => count.formed);
  return entries.map((entry) => (isUsual ? nameLines(entry) : undefined));
}

/** One above the line with the date and one beside the date; or one in bold beside the date, and one below. */
function nameLines({ above, anchor: { rest }, dated, below }: EntryLines): NameLines | undefined {
  const [beside] = rest;
  if (beside === undefined || rest.length > 1) return undefined;
  const [over] = above;
  if (over) return above.length === 1 && over.cells.length === 1 ? { names: [over.text, beside], used: 0 } : undefined;
  const [under] = below;
  return under && dated.strong && isPlainName(under) ? { names: [beside, under.text], used: 1 } : undefined;
}

function isPlainName(line: NumberedLine): boolean {
  return isNaming(line) && !line.strong && !line.gap && line.cells.length === 1;
}

/** The second line is an employer or a school, and nothing else: not `Firm | Town`. */
function isPlaceBelow({ names: [, second] }: NameLines, scorer: Scorer): boolean {
  return scorer.where(second) > scorer.what(second) && pieces(second, scorer).length === 1;
}

function isNamedByWords({ names: [first, second], used }: NameLines, read: ReadByWords | undefined): boolean {
  if (read?.parts.length !== 2 || read.used !== used) return false;
  const [one = '', other = ''] = read.parts;
  return one === first && (second === other || (other !== '' && second.startsWith(`${other}, `)));
}
