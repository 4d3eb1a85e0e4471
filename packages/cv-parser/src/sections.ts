import { findDateSpans } from './dates.ts';
import { hasDateLabel, isLabelled } from './entries/labelled-entries.ts';
import { degreeScore, titleScore } from './entries/title-words.ts';
import { headingOf, inlineHeading, likelyKind } from './headings.ts';
import { alternatives, type CvLanguageCode, type SectionKind } from './languages/index.ts';
import { makeLine, type NumberedLine, type SourceLine } from './source-line.ts';
import type { Lexicon } from './vocabulary.ts';

export interface Section {
  kind: SectionKind | 'head';
  /** The text of the heading, empty for the part before the first. */
  title: string;
  lines: NumberedLine[];
}

// Names of sections that are often also an entry in a list; they begin a section only if the line is formatted as a heading.
const weak = new RegExp(`^(?:${alternatives((language) => language.weakHeadings)})$`, 'iu');

/**
 * Splits a document into its sections, in reading order. The part before the first heading is `head`, and so is the part after the
 * person's name if a column beside the main text came before it.
 * @param nameAt lines with the name, once it is known
 */
export function toSections(lines: readonly SourceLine[], lexicon: Lexicon, nameAt: readonly number[] = []): Section[] {
  const look = headingLook(lines, lexicon);
  const sections: Section[] = [{ kind: 'head', title: '', lines: [] }];
  let current = sections[0] as Section;
  let main = current;
  let flow = lines[0]?.flow;
  const open = (kind: Section['kind'], title: string, aside: boolean) => {
    current = { kind, title, lines: [] };
    sections.push(current);
    if (!aside) main = current;
  };
  const joined = joinHeadings(lines, lexicon.languages);
  for (const [at, line] of joined.entries()) {
    if (!line || isPageFooter(line.text)) continue;
    if (line.flow !== flow) current = main;
    flow = line.flow;
    if (nameAt.includes(at) && ['skills', 'languages', 'courses', 'other'].includes(current.kind))
      open('head', '', false);
    const below = lines.slice(at + 1, at + 4);
    const opened = opening(line, below, current, look, lexicon);
    if (opened) open(opened.kind, opened.title, line.aside);
    const rest = opened ? opened.rest : line;
    if (rest) current.lines.push({ ...rest, at });
  }
  return sections;
}

/** `Anna Holm – Side 1 af 2` */
function isPageFooter(text: string): boolean {
  return /^(?:.{1,60}[\s|·•–—-]{1,3})?(?:side|page|s\.) ?\d{1,2}(?: ?(?:af|of|\/) ?\d{1,2})?$/iu.test(text);
}

/** Headings that a narrow column has broken in two, on the first of their lines; the second is removed. */
function joinHeadings(lines: readonly SourceLine[], languages: readonly CvLanguageCode[]): (SourceLine | undefined)[] {
  const joined: (SourceLine | undefined)[] = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || joined[at] === undefined || !isPair(line, next)) continue;
    const text = `${line.text} ${next.text}`;
    if (headingOf(text, languages) === undefined || headingOf(line.text, languages) !== undefined) continue;
    joined[at] = { ...line, text, cells: [text] };
    joined[at + 1] = undefined;
  }
  return joined;
}

function isPair(line: SourceLine, next: SourceLine): boolean {
  if (line.cells.length > 1 || next.cells.length > 1 || line.bullet || next.bullet || line.flow !== next.flow)
    return false;
  return line.size === next.size && line.strong === next.strong && !next.gap && line.text.length < 30;
}

/** Names of sections that contain a level for the entries below them. */
const levelName = /^(?:mother tongue|modersmål)/i;

interface Opening {
  kind: SectionKind;
  title: string;
  /** The rest of the line. */
  rest: SourceLine | undefined;
}

/** The job title or education above an entry. */
function isTitle(line: SourceLine, lexicon: Lexicon): boolean {
  return titleScore(line.text, lexicon) + degreeScore(line.text) >= 2;
}

/** The date of an entry is on one of the next two lines. */
function isDated(below: readonly SourceLine[]): boolean {
  return below.slice(0, 2).some((other) => findDateSpans(other.text).length > 0);
}

function opening(
  line: SourceLine,
  below: readonly SourceLine[],
  current: Section,
  look: Look,
  lexicon: Lexicon,
): Opening | undefined {
  const [next] = below;
  // In a form, `Stilling` and `Uddannelse` are labels.
  if (isLabelled(line) && (hasDateLabel(line) || current.lines.some(hasDateLabel))) return undefined;
  const kind = headingOf(line.text, lexicon.languages);
  if (kind && !line.bullet && accepts(line, kind, current, next, look))
    return { kind, title: line.text, rest: undefined };
  const [first = '', ...others] = line.cells;
  const inMargin = others.length > 0 ? headingOf(first, lexicon.languages) : undefined;
  if (inMargin && inMargin !== 'contact' && !line.bullet && !isSkillLabel(current, inMargin)) {
    return { kind: inMargin, title: first, rest: levelName.test(first) ? line : makeLine(others, line) };
  }
  const inline = inlineHeading(line.text, lexicon.languages);
  if (inline && !line.bullet && opensInline(inline, current, below)) {
    const rest = levelName.test(inline.name) ? line : makeLine([inline.content], { ...line, bullet: false });
    return { kind: inline.kind, title: inline.name, rest };
  }
  // Titles of entries may be formatted like headings.
  const likely = likelyKind(line.text);
  const entry = look.shared
    ? isTitle(line, lexicon) || (likely === 'other' && isDated(below))
    : !look.larger && isDated(below);
  if (
    !kind &&
    look.known &&
    isLike(line, look) &&
    !line.bullet &&
    !entry &&
    !/\d/.test(line.text) &&
    line.text.length < 40
  )
    return { kind: likely, title: line.text, rest: undefined };
  return undefined;
}

/** `Sprog: dansk` begins a section; `Kompetencer: …` below an entry or `Languages: Java` among the skills does not. */
function opensInline(
  { kind, content }: { kind: SectionKind; content: string },
  current: Section,
  below: readonly SourceLine[],
): boolean {
  if (kind === 'licence') return true;
  if (kind === 'languages') return !/java|python|c\+\+|sql|html|php/i.test(content);
  if (current.kind === 'experience' || current.kind === 'education') return kind === 'references' && !isDated(below);
  return kind !== 'other' && kind !== 'contact' && !isSkillLabel(current, kind);
}

function isSkillLabel(current: Section, kind: SectionKind): boolean {
  return current.kind === 'skills' && (kind === 'skills' || kind === 'courses' || kind === 'other');
}

function accepts(
  line: SourceLine,
  kind: SectionKind,
  current: Section,
  next: SourceLine | undefined,
  look: Look,
): boolean {
  if (line.cells.length > 1) return false;
  const text = line.text.replace(/:$/, '').trim();
  if (!weak.test(text) && !(kind === 'other' && look.known)) return true;
  if (look.known && isLike(line, look)) return true;
  if (line.strong || (text === text.toUpperCase() && text.length > 3) || line.text.endsWith(':')) return true;
  if (look.known && look.styled) return false;
  // Without formatting: a lone word is a heading unless a list of such words is likely.
  const inList = current.kind === 'skills' || current.kind === 'languages';
  const short = next !== undefined && next.text.split(' ').length <= 2 && !next.bullet;
  const unclear = /^(?:it|edb|ledelse|undervisning|training|software|teaching|leadership)$/i.test(text);
  return inList ? line.gap || (kind !== 'other' && !(short && unclear)) : true;
}

/** Formatting of a document's headings, derived from those with known names. */
interface Look {
  known: boolean;
  styled: boolean;
  larger: boolean;
  /** Titles of entries have the same formatting. */
  shared: boolean;
  size: number;
  strong: boolean;
  upper: boolean;
}

function headingLook(lines: readonly SourceLine[], lexicon: Lexicon): Look {
  const headings = lines.filter(
    (line) => line.cells.length === 1 && !line.bullet && headingOf(line.text, lexicon.languages) && !weakOnly(line),
  );
  const sizes = lines.map((line) => line.size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const size = headings.map((line) => line.size).toSorted((a, b) => a - b)[Math.floor(headings.length / 2)] ?? 0;
  const most = (test: (line: SourceLine) => boolean) =>
    headings.length > 0 && headings.filter(test).length >= headings.length * 0.75;
  const strong = most((line) => line.strong);
  const upper = most((line) => isUpper(line.text));
  const larger = size > usual * 1.08;
  const others = lines.filter(
    (line) =>
      !headings.includes(line) &&
      Math.abs(line.size - size) < 0.3 &&
      (!strong || line.strong) &&
      (!upper || isUpper(line.text)),
  );
  const alike = others.filter((line) => !larger || !isTitle(line, lexicon));
  const shared = others.length - alike.length >= 2;
  // Formatting that entries share identifies nothing, unless their titles are known as such.
  const isDistinct = (larger || (upper && strong) || upper) && alike.length <= Math.max(3, headings.length);
  return {
    known: headings.length >= 2 && isDistinct,
    styled: larger || strong || upper,
    larger,
    shared,
    size,
    strong,
    upper,
  };
}

function weakOnly(line: SourceLine): boolean {
  return /^(?:it|edb|om|mig|ledelse|undervisning)$/i.test(line.text);
}

function isLike(line: SourceLine, look: Look): boolean {
  return (
    line.cells.length === 1 &&
    Math.abs(line.size - look.size) < 0.3 &&
    (!look.strong || line.strong) &&
    (!look.upper || isUpper(line.text))
  );
}

function isUpper(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}
