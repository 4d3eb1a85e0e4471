import { findDateSpans } from '../dates.ts';
import { countWords, type NumberedLine } from '../source-line.ts';
import type { Lexicon } from '../vocabulary.ts';
import { type Anchor, findAnchors, isDuration } from './entry-anchors.ts';
import { isLocation } from './entry-pieces.ts';
import { companyScore } from './title-words.ts';

/** The lines of one entry: its names and its description. */
export interface EntryLines {
  anchor: Anchor;
  /** Lines above the date with names of the entry. */
  above: NumberedLine[];
  dated: NumberedLine;
  below: NumberedLine[];
  /** Text on the line after the names: `2016–: Smed hos Østkraft, Rønne. Svejsning af rør.` */
  description?: string;
  /** The entry has the employer of the previous one. */
  inherits: boolean;
}

const mostAbove = 3;

/**
 * Splits a section into entries, one for each date. The number of name lines above a date is taken from the first entry, since a CV
 * has the same layout throughout.
 */
export function splitEntries(section: readonly NumberedLine[], lexicon: Lexicon): EntryLines[] {
  const lines = withoutDurations(section);
  const anchors = findAnchors(lines, lexicon.year);
  const [first] = anchors;
  if (!first) return [];
  const most = isComplete(first, lines) ? 0 : mostAbove;
  const pattern = namingLines(lines, first.index, -1, most);
  const starts = anchors.map((anchor, at) => {
    const before = anchors[at - 1];
    if (!before) return anchor.index - pattern.length;
    const floor = before.index + (before.rest.length === 0 && pattern.length === 0 ? 1 : 0);
    const below = lines[before.index + 1];
    const isTown = below !== undefined && isLocation(below.text, lexicon) && companyScore(below.text, lexicon) <= 0;
    const naming = namingLines(lines, anchor.index, Math.max(floor, isTown ? before.index + 1 : floor), pattern.length);
    return anchor.index - likeFirst(naming, pattern);
  });
  return anchors.flatMap((anchor, at): EntryLines[] => {
    const dated = lines[anchor.index];
    if (!dated) return [];
    const start = starts[at] ?? anchor.index;
    const above = lines.slice(start, anchor.index);
    const below = lines.slice(anchor.index + 1, starts[at + 1] ?? lines.length);
    const inherits = at > 0 && above.length < pattern.length;
    return [{ ...withoutSentences(anchor), above, dated, below, inherits }];
  });
}

const sentenceEnd = /(?<=\p{L}\p{Ll}{3}|\))\. (?=\p{Lu}\S* \S+ \S)/u;

/** Separates sentences from the names beside a date. */
function withoutSentences(anchor: Anchor): { anchor: Anchor; description?: string } {
  const last = anchor.rest.at(-1) ?? '';
  const end = sentenceEnd.exec(last);
  if (!end || /(?:eftf|stud|cand|corp|comp|univ|prof|dept|intl|assoc)$/i.test(last.slice(0, end.index)))
    return { anchor };
  const names = [...anchor.rest.slice(0, -1), last.slice(0, end.index)];
  return { anchor: { ...anchor, rest: names }, description: last.slice(end.index + end[0].length) };
}

/** Removes durations, which LinkedIn puts between an employer's name and the first post there. */
function withoutDurations(section: readonly NumberedLine[]): NumberedLine[] {
  return section.flatMap((line, at) => {
    if (isDuration(line.text)) return [];
    const before = section[at - 1];
    return [before && isDuration(before.text) ? { ...line, gap: false } : line];
  });
}

/** The date is at the start of a line that also has title and employer. */
function isComplete({ index, rest }: Anchor, lines: readonly NumberedLine[]): boolean {
  const line = lines[index];
  const leads = line !== undefined && findDateSpans(line.text)[0]?.from === 0;
  return leads && (rest.length > 1 || /,| hos | at | [|–—-] /.test(rest[0] ?? ''));
}

/** Lines directly above a date that can be names, at most `most`, from the top down. */
function namingLines(lines: readonly NumberedLine[], index: number, floor: number, most: number): NumberedLine[] {
  const naming: NumberedLine[] = [];
  for (let at = index - 1; at > floor && naming.length < most; at -= 1) {
    const line = lines[at];
    const lower = lines[at + 1];
    if (!line || !isNaming(line) || (lower?.gap && naming.length > 0) || !lower || lower.flow !== line.flow) break;
    if (lower?.gap && naming.length === 0 && !line.strong && lower.strong) break;
    naming.unshift(line);
  }
  return naming;
}

/** How many of the lines are formatted like those of the first entry in the same position. */
function likeFirst(naming: readonly NumberedLine[], pattern: readonly NumberedLine[]): number {
  let count = 0;
  while (count < naming.length) {
    const line = naming.at(-1 - count);
    const model = pattern.at(-1 - count);
    if (!line || !model || Math.abs(line.size - model.size) > 0.3 || (model.strong && !line.strong)) break;
    count += 1;
  }
  return count === 0 && isUnderFirm(naming, pattern) ? naming.length : count;
}

/** `# Jerner & Søn` above `Butiksassistent`: the firm is formatted like the first one, although its post is not. */
function isUnderFirm(naming: readonly NumberedLine[], pattern: readonly NumberedLine[]): boolean {
  const [firm, post, ...others] = naming;
  const model = pattern.at(-2);
  if (!firm || !post || !model || others.length > 0) return false;
  return firm.strong && model.strong && !post.strong && Math.abs(firm.size - model.size) <= 0.3;
}

/** Short, not a list item, not a sentence. */
export function isNaming(line: NumberedLine): boolean {
  if (line.bullet || line.text.length > 110) return false;
  if (/[.!?;]$/.test(line.text) && !/(?:\b(?:inc|ltd|co|mv|tidl|afd|stud|cand|etc)|\.\p{L}{1,8})\.$/iu.test(line.text))
    return false;
  return countWords(line.text) <= 14 && !/^\p{Ll}{3,} \p{Ll}/u.test(line.text);
}
