import type { ParseReason } from '@jobblik/contract/documents/cv-parse.rules';

/** One line of a document in reading order, with its formatting. */
export interface SourceLine {
  /** From 1; text formats without pages have one. */
  page: number;
  text: string;
  /** Separate pieces of the line: cells of a table, text set with tabs. */
  cells: readonly string[];
  /** Lines of one flow are consecutive; another column, text box or cell is another flow. */
  flow: number;
  /** In a column, a text box or a cell beside the main text. */
  aside: boolean;
  /** Height of the letters in points; 0 if the format does not have it. */
  size: number;
  /** Bold, or in another font than most of the text. */
  strong: boolean;
  bullet: boolean;
  /** More space above than between lines of a paragraph. */
  gap: boolean;
}

/** Lines of a document, or the reason why it has none. */
export interface ReadDocument {
  pages: number;
  /** Pages, from 1, that have hardly any text and may be pictures of text that was not read yet. */
  unread?: number[];
  /** Pages, from 1, whose text was recognised in a picture. */
  recognised?: number[];
  lines: SourceLine[];
  /** The document had more than was read. */
  cut: boolean;
}

export const readBounds = { pages: 40, lines: 4000, lineLength: 1000, characters: 400_000 };

/** A document that cannot be read, with the stable code for the answer. */
export class UnreadableDocument extends Error {
  readonly reason: Exclude<ParseReason, 'too_long'>;

  constructor(reason: Exclude<ParseReason, 'too_long'>, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

// Symbol fonts have their bullets in the private use area; an "o" of Courier alone is Word's second level.
const bulletMark = /^(?:[•●○◦▪■□◆◇►▶▸‣⁃∙·*✓✔➢➤→»›\uf000-\uf0ff-]|–(?= )|—(?= )|o(?= \p{Lu}))\s*/u;
const invisible = /[\p{Cc}\p{Cf}\ufffd]/gu;
const blanks = /[\s\u00a0\u2000-\u200a\u202f\u3000]+/g;

/** Joins spaced letters with wider gaps between words, `A N N A   H O L M`, word by word. */
function joinLetters(raw: string): string {
  const text = raw.trim();
  if (text.length > 120 || !/^\p{L}(?:[\s\u00a0]{1,4}\p{L}){4,}$/u.test(text)) return raw;
  const words = text.split(/[\s\u00a0]{2,}/);
  return words.length > 1 && words.every((word) => word.length > 1)
    ? words.map((word) => word.replace(/\s/g, '')).join(' ')
    : raw;
}

/** Number of words of a text; bars, dashes and dots between its pieces do not count. */
export function countWords(text: string): number {
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Clean text: no control characters, single blanks, composed letters, expanded ligatures. */
export function cleanText(raw: string): string {
  return (
    raw
      .toWellFormed()
      .replace(/[\t\n\r]/g, ' ')
      // Some fonts have only the soft hyphen.
      .replace(/(?<=\d)\u00ad(?=\d)/g, '-')
      .replace(invisible, '')
      .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKD'))
      .normalize('NFC')
      .replace(blanks, ' ')
      .trim()
  );
}

/**
 * A line of cleaned cells, without its bullet.
 * @returns undefined if nothing readable is left
 */
export function makeLine(
  rawCells: readonly string[],
  look: Partial<Omit<SourceLine, 'text' | 'cells'>> = {},
): SourceLine | undefined {
  const cells = rawCells
    .map((cell) => cleanText(joinLetters(cell.slice(0, readBounds.lineLength))))
    .filter((cell) => cell !== '');
  const first = cells[0];
  if (first === undefined) return undefined;
  const mark = bulletMark.exec(first)?.[0];
  const marked = mark !== undefined && !/^[-–—]\s*\d/.test(first);
  const bare = marked ? [first.slice(mark.length), ...cells.slice(1)].filter((cell) => cell !== '') : cells;
  if (bare.length === 0 || !/[\p{L}\p{N}]/u.test(bare.join(''))) return undefined;
  return {
    page: look.page ?? 1,
    text: bare.join('  ').slice(0, readBounds.lineLength),
    cells: bare,
    flow: look.flow ?? 0,
    aside: look.aside ?? false,
    size: look.size ?? 0,
    strong: look.strong ?? false,
    bullet: (look.bullet ?? false) || marked,
    gap: look.gap ?? false,
  };
}

/** Most lines that one paragraph is split into. */
const mostPieces = 20;

/** A paragraph longer than the maximum length of a line, split at blanks. */
function inPieces(paragraph: string): string[] {
  const pieces: string[] = [];
  for (let rest = paragraph; rest !== '' && pieces.length <= mostPieces; ) {
    const blank = rest.length > readBounds.lineLength ? rest.lastIndexOf(' ', readBounds.lineLength) : -1;
    const length = rest.length <= readBounds.lineLength ? rest.length : blank > 0 ? blank : readBounds.lineLength;
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return pieces;
}

/** Collects lines up to the limits, so that a document of any length takes a limited amount of work. */
export class LineCollector {
  readonly lines: SourceLine[] = [];
  cut = false;
  #characters = 0;
  #gap = false;

  /** Adds one line as it was read; an empty one is space above the next. */
  add(cells: readonly string[], look: Partial<Omit<SourceLine, 'text' | 'cells'>> = {}): void {
    if (this.lines.length >= readBounds.lines || this.#characters >= readBounds.characters) {
      this.cut = true;
      return;
    }
    const long = cells.length === 1 ? inPieces(cells[0] ?? '') : [];
    if (long.length > 1) {
      const [first = '', ...others] = long.slice(0, mostPieces);
      this.cut ||= long.length > mostPieces;
      this.add([first], look);
      for (const piece of others) this.add([piece], { ...look, gap: false });
      return;
    }
    const line = makeLine(cells, { ...look, gap: (look.gap ?? false) || this.#gap });
    this.#gap = line === undefined;
    if (!line) return;
    this.#characters += line.text.length;
    this.lines.push(line);
  }
}

/** A line with its number in the document; several lines may be made from one. */
export interface NumberedLine extends SourceLine {
  at: number;
}
