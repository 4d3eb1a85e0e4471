import type { NumberedLine } from '../source-line.ts';
import type { Scorer } from './entry-pieces.ts';
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

/**
 * The names of entries whose section has a line for each: in at least half of the entries of this form the words say so. Signs that
 * separate names elsewhere are then part of a name, as in `Quantity Surveyor – Commercial` above `Severn Construction Ltd`.
 * @returns undefined for an entry of another form
 */
export function namesByLine(
  entries: readonly EntryLines[],
  byWords: readonly ReadByWords[],
  scorer: Scorer,
): (NameLines | undefined)[] {
  const lined = entries.map(nameLines);
  const formed = lined.filter(Boolean).length;
  const certain = lined.filter((names, at) => names && (isSaidByWords(names, byWords[at]) || isPlaceBelow(names, scorer))).length;
  return certain * 2 >= formed ? lined : lined.map(() => undefined);
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

/** The second line is an employer or a school, and nothing else. */
function isPlaceBelow({ names: [, second] }: NameLines, { what, where }: Scorer): boolean {
  return where(second) > what(second);
}

function isSaidByWords({ names: [first, second], used }: NameLines, read: ReadByWords | undefined): boolean {
  if (!read || read.parts.length !== 2 || read.used !== used) return false;
  const [one = '', other = ''] = read.parts;
  return one === first && other !== '' && second.startsWith(other);
}
