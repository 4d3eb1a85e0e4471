import { countWords, type NumberedLine } from '../source-line.ts';
import type { Lexicon } from '../vocabulary.ts';
import { countNameLines, type LineCount, type NameLines, namesByLine } from './entry-layout.ts';
import { isLocation, isTownAndState, type Piece, pieces, type Scorer, splitOne, withoutPlace } from './entry-pieces.ts';
import type { EntryLines } from './entry-split.ts';
import { isNaming } from './entry-split.ts';

export interface NamedEntry {
  entry: EntryLines;
  what: string;
  where: string;
  location: string;
  /** Number of lines below the date that belong to the names. */
  used: number;
}

/** How many entries of a section have a line for each name. */
export function countLines(entries: readonly EntryLines[], scorer: Scorer, lexicon: Lexicon): LineCount {
  const byWords = entries.map((entry) => headOf(entry, scorer, lexicon, false));
  return countNameLines(entries, byWords, scorer);
}

/**
 * Finds title and employer (or school) of every entry of a section; ambiguous entries use the order of the others.
 * @param elsewhere of the document's other sections
 */
export function nameEntries(
  entries: readonly EntryLines[],
  scorer: Scorer,
  lexicon: Lexicon,
  elsewhere: readonly LineCount[] = [],
): NamedEntry[] {
  const careful = entries.map((entry) => headOf(entry, scorer, lexicon, false));
  // If one entry clearly has its second name below, the others have it there as well.
  const pulled = careful.filter((head) => head.used > 0).length;
  const lacking = careful.filter((head) => head.parts.length < 2).length;
  const eager = lacking > 0 && pulled > 0 && pulled >= (pulled + lacking) * 0.3;
  const byWords = eager ? entries.map((entry) => headOf(entry, scorer, lexicon, true)) : careful;
  const lines = namesByLine(entries, [countNameLines(entries, byWords, scorer), ...elsewhere]);
  const heads = byWords.map((head, at) => linedHead(lines[at], scorer, lexicon) ?? head);
  const order = heads.reduce((sum, head) => sum + lean(head.parts, scorer), 0);
  let previousWhere = '';
  const umbrellas = heads.map((head, at) => isUmbrella(head, entries, at));
  return heads.flatMap((head, at): NamedEntry[] => {
    if (umbrellas[at]) return [];
    const entry = entries[at] as EntryLines;
    const over = umbrellaOf(entry, entries, umbrellas, at);
    const employer = over === undefined ? undefined : heads[over];
    if (employer)
      return [
        {
          entry,
          what: head.parts.join(', '),
          where: employer.parts[0] ?? '',
          location: employer.location,
          used: head.used,
        },
      ];
    const named = lines[at] ? inOrder(head.parts, order < -0.5) : assign(head.parts, scorer, order < -0.5);
    if (entry.inherits && named.where === '' && previousWhere !== '') named.where = previousWhere;
    previousWhere = named.where;
    return [{ entry, ...named, location: head.location, used: head.used }];
  });
}

/** The head of an entry with a line for each name; a town behind the employer is no part of it. */
function linedHead(lines: NameLines | undefined, scorer: Scorer, lexicon: Lexicon): Head | undefined {
  if (!lines) return undefined;
  const places: string[] = [];
  const [first, second] = lines.names.map((text) => withoutPlace(text, places, lexicon, scorer));
  const isPlace = first?.place || second?.place;
  return {
    parts: [first?.text ?? '', second?.text ?? ''],
    // A firm may be called like a town.
    location: isPlace ? '' : (places[0] ?? ''),
    used: lines.used,
  };
}

/** The same order for all entries with a line for each name. */
function inOrder([first = '', second = '']: readonly string[], turned: boolean): { what: string; where: string } {
  return turned ? { what: second, where: first } : { what: first, where: second };
}

/** An employer with the whole period, above several posts there. */
function isUmbrella({ parts }: Head, entries: readonly EntryLines[], at: number): boolean {
  const [entry, next] = [entries[at], entries[at + 1]];
  if (!entry || !next || parts.length !== 1 || entry.below.length > 0 || next.above.length > 0) return false;
  return isWithin(next, entry);
}

function umbrellaOf(
  entry: EntryLines,
  entries: readonly EntryLines[],
  umbrellas: readonly boolean[],
  at: number,
): number | undefined {
  const over = umbrellas.findLastIndex((is, place) => is && place < at);
  const employer = entries[over];
  return employer && isWithin(entry, employer) ? over : undefined;
}

function isWithin({ anchor: inner }: EntryLines, { anchor: outer }: EntryLines): boolean {
  const months = (date: { year: number; month: number | null } | null, otherwise: number) =>
    date === null ? otherwise : date.year * 12 + (date.month ?? 0);
  const [from, to] = [
    months(outer.span.start, 0),
    outer.span.present ? Number.POSITIVE_INFINITY : months(outer.span.end, 0),
  ];
  const end = inner.span.present ? Number.POSITIVE_INFINITY : months(inner.span.end, 0);
  return !outer.span.single && !inner.span.single && months(inner.span.start, 0) >= from && end <= to + 12;
}

interface Head {
  parts: string[];
  location: string;
  used: number;
}

function headOf(entry: EntryLines, scorer: Scorer, lexicon: Lexicon, eager: boolean): Head {
  const places: string[] = [];
  const own = [...entry.above.flatMap((line) => line.cells), ...entry.anchor.rest];
  const [next] = entry.below;
  const isOther = own.length > 1 || (next !== undefined && isNaming(next) && mayBeFirm(next.text, scorer));
  const piecesOf = (cells: readonly string[]) =>
    cells.flatMap((cell, at): Piece[] => {
      // A town behind a name, although it is called like an institution.
      if (at > 0 && isTownAndState(cell)) {
        places.push(cell);
        return [{ text: cell, place: true }];
      }
      return pieces(cell, scorer, isOther).map((text) => withoutPlace(text, places, lexicon, scorer));
    });
  let groups = [...entry.above.map((line) => line.cells), entry.anchor.rest].flatMap(piecesOf);
  const [firm, town] = groups;
  if (next && firm && town && groups.length === 2 && isFirmAndTown(firm.text, town.text, next, scorer)) {
    places.push(town.text);
    groups = [firm, { ...town, place: true }];
  }
  const [beside = ''] = own;
  if (next && own.length === 1 && isTownBeside(beside, next, scorer, lexicon)) {
    places.splice(0, places.length, beside);
    groups = [];
  }
  const names = () => groups.filter((group) => !group.place).map((group) => group.text);
  let used = 0;
  for (const line of entry.below.slice(0, 3)) {
    if (
      names().length >= 2 ||
      !(
        belongs(line, entry, names(), used, scorer, lexicon) ||
        (eager && used === 0 && mayBelong(line, names(), scorer, lexicon))
      )
    )
      break;
    groups = [...groups, ...piecesOf(line.cells)];
    used += 1;
  }
  const below = entry.below[used];
  if (names().length >= 1 && below && !below.bullet && isLocation(below.text, lexicon)) {
    places.push(below.text);
    used += 1;
  }
  const [only] = names();
  const parts = names().length === 1 && only !== undefined ? splitOne(only, scorer, lexicon) : names();
  // A firm may be called like a town (Ørsted); it counts as a firm if nothing else names the employer.
  if (parts.length === 1 && groups.length > 1 && !entry.inherits)
    return { parts: groups.slice(0, 2).map((group) => group.text), location: '', used };
  // … or if the town follows it: "Recruiter, Ørsted, Silkeborg".
  const [innermost] = places.slice(-1);
  const isFirm = innermost !== undefined && (places.length > 1 || scorer.where(innermost) > 0);
  const [first = ''] = parts;
  if (parts.length === 1 && isFirm && !scorer.includesTown && scorer.what(first) > 0) {
    return { parts: [first, innermost], location: places.length > 1 ? (places[0] ?? '') : '', used };
  }
  return {
    parts: parts.map((part) => withoutPlace(part, places, lexicon, scorer).text),
    location: places[0] ?? '',
    used,
  };
}

/** An employer by its words, or a name with an unknown town: `Baltic Freight, Gdynia`. */
function mayBeFirm(text: string, scorer: Scorer): boolean {
  if (scorer.where(text) > 0) return true;
  return scorer.what(text) === 0 && /^\p{Lu}[^,.]{1,40}(?:,| [–-]) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text);
}

/** `Atelier Bleu – Grenoble` above the job title: the second is a town, although it is in no list. */
function isFirmAndTown(firm: string, town: string, next: NumberedLine, scorer: Scorer): boolean {
  if (scorer.includesTown || !isNaming(next) || scorer.what(next.text) < 1.5) return false;
  return [firm, town].every((text) => scorer.what(text) === 0) && /^\p{Lu}\p{L}+(?: \p{Lu}?\p{L}+)?$/u.test(town);
}

/** `Zamość, Poland` beside the dates, above a line with title and employer. */
function isTownBeside(text: string, next: NumberedLine, scorer: Scorer, lexicon: Lexicon): boolean {
  const [, country = ''] = /^\p{L}[\p{L} .'’-]+, (\p{Lu}[\p{L} .'’-]+)$/u.exec(text) ?? [];
  const isNamed = /^\p{Lu}/u.test(text) || isLocation(country, lexicon);
  const isTown = country !== '' && isNamed && scorer.what(text) + scorer.where(text) <= 0;
  return isTown && isNaming(next) && next.strong && pieces(next.text, scorer).length === 2;
}

/** Short, and the entry has only one name so far. */
function mayBelong(line: NumberedLine, groups: readonly string[], scorer: Scorer, lexicon: Lexicon): boolean {
  const [only = ''] = groups;
  return (
    isNaming(line) && line.text.length <= 60 && groups.length === 1 && splitOne(only, scorer, lexicon).length === 1
  );
}

/** Whether the next line still belongs to the names of the entry. */
function belongs(
  line: NumberedLine,
  entry: EntryLines,
  groups: readonly string[],
  used: number,
  scorer: Scorer,
  lexicon: Lexicon,
): boolean {
  if (!isNaming(line) || line.text.length > 90) return false;
  if (groups.length === 0) return true;
  const [only = ''] = groups;
  const whole = splitOne(only, scorer, lexicon);
  const leaning = scorer.what(only) - scorer.where(only);
  const [where, what] = [leaning < 0 ? 0 : scorer.where(line.text), leaning > 0 ? 0 : scorer.what(line.text)];
  // A firm is written with its town, a task is not.
  const town = line.text.lastIndexOf(', ');
  const inTown = town > 0 && leaning >= 0 && isLocation(line.text.slice(town + 2), lexicon) ? 1.5 : 0;
  const missing = Math.max(where, what) + inTown;
  const sure =
    whole.length > 1 && scorer.what(whole[0] ?? '') + scorer.where(whole[1] ?? '') + scorer.what(whole[1] ?? '') >= 3;
  if (sure && !(missing >= 2.5 && !/,/.test(only))) return missing >= 4 && scorer.where(only) === 0;
  if (missing > 0) return true;
  if (whole.length > 1) return false;
  const next = entry.below[used + 1];
  const differs =
    next === undefined ||
    next.bullet ||
    next.gap ||
    !isNaming(next) ||
    (line.strong && !next.strong) ||
    line.size > next.size + 0.3;
  return differs && !line.gap && countWords(line.text) <= 6;
}

function lean(parts: readonly string[], scorer: Scorer): number {
  const [a, b] = parts;
  if (a === undefined || b === undefined) return 0;
  return scorer.what(a) + scorer.where(b) - scorer.what(b) - scorer.where(a);
}

function assign(parts: readonly string[], scorer: Scorer, turned: boolean): { what: string; where: string } {
  const [a = '', b, ...others] = parts;
  if (b === undefined) {
    const isWhere = scorer.where(a) > scorer.what(a);
    return isWhere ? { what: '', where: a } : { what: a, where: '' };
  }
  if (others.length > 0) return assignMany(parts, scorer, turned);
  const leaning = lean([a, b], scorer);
  return leaning < -0.4 || (Math.abs(leaning) <= 0.4 && turned) ? { what: b, where: a } : { what: a, where: b };
}

/** Three pieces or more: the best title, then the best employer among the others. */
function assignMany(parts: readonly string[], scorer: Scorer, turned: boolean): { what: string; where: string } {
  const bias = (at: number) => (turned ? at : -at) * 0.3;
  const by = (score: (text: string, at: number) => number, list: readonly string[]) =>
    list.reduce((best, text, at) => (score(text, at) > score(list[best] ?? '', best) ? at : best), 0);
  const whatAt = by((text, at) => scorer.what(text) - scorer.where(text) * 0.7 + bias(at), parts);
  const rest = parts.filter((_, at) => at !== whatAt);
  // "Børnehuset Myretuen | Varde Kommune": the authority that runs the place is less specific than the place.
  const named = rest.filter((text) => !isAuthority(text) && scorer.where(text) > 0).length > 0;
  const whereAt = by((text, at) => scorer.where(text) - at * 0.3 - (named && isAuthority(text) ? 4 : 0), rest);
  return { what: parts[whatAt] ?? '', where: rest[whereAt] ?? '' };
}

function isAuthority(text: string): boolean {
  return /^(?:\S+ ){1,3}Kommune$|^Region \S+$/i.test(text);
}
