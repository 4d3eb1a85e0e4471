import { type DateSpan, findDateSpans, isDateLike } from '../dates.ts';
import { countWords, type NumberedLine } from '../source-line.ts';

/** The line of an entry with its date. */
export interface Anchor {
  /** Index among the lines of the section. */
  index: number;
  span: DateSpan;
  /** Text on the line beside the date, by cells. */
  rest: string[];
}

const longestHead = 150;
const duration =
  /^[\s(·•|,–-]*(?:ca\.? )?\d{1,2}(?:[.,]\d)? ?(?:år|years?|yrs?|mdr\.?|måneder|måned|months?|mos?|uger|weeks?)(?:(?:,| og| and)? ?\d{1,2} ?(?:mdr\.?|måneder|måned|months?|mos?))?[\s).]*$/iu;
const durationInside =
  /(?<![\s·•|,–-])[\s·•|,–-]*\(?\b\d{1,2} ?(?:år|years?|yrs?)(?:(?:,| og| and)? ?\d{1,2} ?(?:mdr\.?|måneder|måned|months?|mos?))?\b\.?\)?|(?<![\s·•|,–-])[\s·•|,–-]*\(?\b\d{1,2} ?(?:mdr\.?|måneder|måned|months?|mos?)(?![\p{L}])\.?\)?/giu;

/** A duration only, as LinkedIn puts it below the name of an employer. */
export function isDuration(text: string): boolean {
  return duration.test(text);
}

/**
 * The lines that identify entries: a range of dates, or one date, at the edge of a short line or in a separate cell. Dates inside
 * sentences and in lists below an entry do not count.
 * @param year latest valid year, some years ahead for current entries
 */
export function findAnchors(lines: readonly NumberedLine[], year: number): Anchor[] {
  const found = lines.flatMap((line, index) => anchorOf(line, index, year) ?? []);
  const plain = found.filter(({ index }) => !lines[index]?.bullet);
  const unlisted = plain.length > 0 ? plain : found;
  const named = unlisted.filter((anchor) => !isSince(anchor, lines));
  const leading = named.length > 0 ? named : unlisted;
  const ranges = leading.filter((anchor) => !anchor.span.single);
  const clearest =
    ranges.length > 0 ? leading.filter((anchor) => !anchor.span.single || standsOut(anchor, lines)) : leading;
  return clearest.filter((anchor, at) => {
    const before = clearest[at - 1];
    return !before || anchor.index - before.index > 1 || anchor.rest.length > 0 || before.rest.length > 0;
  });
}

/**
 * `Har fordoblet salget siden 2021`: part of a job if the others have separate dates; `Butikschef, Føtex siden 2015` is an entry
 * only if all have this form.
 */
function isSince({ span, index }: Anchor, lines: readonly NumberedLine[]): boolean {
  const text = lines[index]?.text ?? '';
  return (
    span.from > 0 && /^(?:siden|since) /i.test(text.slice(span.from)) && !/[,(|·:–-]\s*$/.test(text.slice(0, span.from))
  );
}

function anchorOf(line: NumberedLine, index: number, year: number): Anchor | undefined {
  const spans = findDateSpans(line.text).filter(({ start, end }) => (start ?? end ?? { year: 0 }).year <= year + 8);
  const span = spans.find((candidate) => !candidate.single) ?? spans[0];
  if (!span || line.text.length > longestHead * 2) return undefined;
  const cell = line.cells.findIndex(isDateLike);
  if (cell >= 0) {
    const [inCell] = findDateSpans(line.cells[cell] ?? '');
    const others = line.cells.filter((_, at) => at !== cell);
    const own = withoutSpan(line.cells[cell] ?? '', inCell ?? span);
    return { index, span: inCell ?? span, rest: [...others, ...own].filter((text) => !isDuration(text)) };
  }
  const before = line.text.slice(0, span.from).trim();
  const after = line.text
    .slice(span.to)
    .replace(durationInside, '')
    .replace(/[\s().,:;|·–-]/g, '');
  const atStart = /^[([]?(?:periode|period|dato|date|tid)?:? ?$/i.test(before);
  const atEnd = after.length === 0;
  const atEdge = atStart || atEnd || (!span.single && after.length <= 30 && !/[.!?]$/.test(line.text));
  if (!atEdge || line.text.length > longestHead || isSentence(line.text, span)) return undefined;
  if (span.single && !atStart && !/(?:[,(|·–:-]|^)\s*$/.test(before) && !isShortLabel(before)) return undefined;
  const rest = line.cells.flatMap((text) => {
    const inside = findDateSpans(text).find((other) => other.to - other.from === span.to - span.from);
    return inside ? withoutSpan(text, inside) : [text];
  });
  return { index, span, rest };
}

/** `Afsluttet juni 2019`, `Expected graduation May 2024`. */
function isShortLabel(before: string): boolean {
  return (
    before === '' ||
    /^(?:afsluttet|dimitteret|bestået|færdig|graduated|graduation|expected|expected graduation|completed|årgang|student|udlært|forventet)(?: (?:i|in))?:?$/i.test(
      before,
    )
  );
}

function isSentence(text: string, span: DateSpan): boolean {
  const words = countWords(text);
  return words > 14 || (/[.!?]$/.test(text) && words > 8 && span.to < text.length - 4 && span.from > 4);
}

/** A lone year among ranges is an entry only at the start of its line, or at the end of a line with a name. */
function standsOut({ index, span, rest }: Anchor, lines: readonly NumberedLine[]): boolean {
  const line = lines[index];
  if (!line || line.bullet) return false;
  if (rest.length === 0) return line.text.length < 24;
  return (
    span.from <= 1 ||
    line.cells.some(isDateLike) ||
    /(?:[),|·]|(?<!\s))\s*$/.test(line.text.slice(span.to)) ||
    (span.start?.month ?? null) !== null
  );
}

/** The text around a date, without the surrounding brackets and separators. */
function withoutSpan(text: string, { from, to }: DateSpan): string[] {
  const before = text
    .slice(0, from)
    .replace(/(?<![\s([{,;:|·•/–—-])[\s([{,;:|·•/–—-]+$/u, '')
    .replace(/^(?:periode|period|dato|date)$/i, '');
  const after = text
    .slice(to)
    .replace(durationInside, '')
    .replace(/\(?(?:forventet|expected)\)?$/i, '')
    .replace(/^[\s)\]},;:|·•/.–—-]+/u, '')
    .trim();
  return [before.trim(), after].filter((part) => part !== '' && /[\p{L}\p{N}]/u.test(part));
}
