import { isBrokenDate, isDateLike } from '../dates.ts';
import { isDateLabel } from '../entries/labelled-entries.ts';
import { headingOf } from '../headings.ts';
import { LineCollector, type SourceLine } from '../source-line.ts';

/** A paragraph of a text format. Tabs are characters of its text. */
export interface Paragraph {
  text: string;
  size: number;
  strong: boolean;
  bullet: boolean;
}

interface Table {
  rows: Paragraph[][][];
}

const mostNested = 8;

/**
 * Turns paragraphs and tables into lines in reading order. Cells of a table that is a list (dates or labels beside texts) are read
 * row by row; cells that contain whole columns of a page one after the other.
 */
export class DocumentBuilder {
  readonly #collector = new LineCollector();
  readonly #tables: Table[] = [];
  #flow = 0;
  /** In a form, labels may be names of sections: `Stilling`, `Uddannelse`. */
  #isForm = false;
  #flows = 0;

  get lines(): SourceLine[] {
    return this.#collector.lines;
  }

  get cut(): boolean {
    return this.#collector.cut;
  }

  paragraph(paragraph: Paragraph): void {
    const cell = this.#tables.at(-1)?.rows.at(-1)?.at(-1);
    if (cell) cell.push(paragraph);
    else this.#emit(paragraph, this.#flow, false);
  }

  openTable(): void {
    if (this.#tables.length < mostNested) this.#tables.push({ rows: [] });
  }

  openRow(): void {
    this.#tables.at(-1)?.rows.push([]);
  }

  openCell(): void {
    this.#tables.at(-1)?.rows.at(-1)?.push([]);
  }

  closeTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    const outer = this.#tables.at(-1)?.rows.at(-1)?.at(-1);
    for (const row of table.rows) {
      const cells = row.filter((cell, at) => at === 0 || cell.some((paragraph) => paragraph.text.trim() !== ''));
      if (outer) outer.push(...cells.flat().filter((paragraph) => paragraph.text.trim() !== ''));
      else if (isPageOfColumns(cells.filter(isFilled))) this.#columns(cells.filter(isFilled));
      else this.#sideBySide(cells);
    }
  }

  /** Begins a text beside the main text, such as a text box, a header or a footer. */
  beside(paragraphs: readonly Paragraph[]): void {
    this.#flows += 1;
    for (const paragraph of paragraphs) this.#emit(paragraph, this.#flows, true);
  }

  #columns(cells: readonly Paragraph[][]): void {
    for (const cell of cells) this.beside(cell);
    this.#flows += 1;
    this.#flow = this.#flows;
  }

  #sideBySide(rows: readonly Paragraph[][]): void {
    const cells = rows.map((cell) => joinDates(cell.flatMap(linesOf)));
    const height = Math.max(0, ...cells.map((cell) => cell.length));
    const [margin = []] = cells;
    const [name] = margin;
    this.#isForm ||= cells.length > 1 && isDateLabel(name?.text ?? '');
    if (cells.length > 1 && name && margin.length === 1 && !this.#isForm && headingOf(name.text) !== undefined) {
      this.#emit(name, this.#flow, false);
      margin.pop();
    }
    for (let at = 0; at < height; at += 1) {
      const paragraphs = cells.flatMap((cell) => cell[at] ?? []);
      const texts = paragraphs.flatMap((paragraph) => paragraph.text.split('\t'));
      this.#collector.add(texts, {
        flow: this.#flow,
        size: Math.max(0, ...paragraphs.map((paragraph) => paragraph.size)),
        strong: paragraphs.some((paragraph) => paragraph.strong),
        bullet: paragraphs.at(-1)?.bullet ?? false,
        gap: at === 0 && (rows[0]?.some((paragraph) => paragraph.text.trim() !== '') ?? false),
      });
    }
  }

  #emit({ text, size, strong, bullet }: Paragraph, flow: number, aside: boolean): void {
    for (const line of text.split('\n')) this.#collector.add(line.split('\t'), { flow, aside, size, strong, bullet });
  }
}

function isFilled(cell: readonly Paragraph[]): boolean {
  return cell.some((paragraph) => paragraph.text.trim() !== '');
}

/** A date that a narrow cell has broken in two. */
function joinDates(paragraphs: readonly Paragraph[]): Paragraph[] {
  const [first, second, ...others] = paragraphs;
  if (!first || !second || !isBrokenDate(first.text, second.text)) return [...paragraphs];
  return [{ ...first, text: `${first.text} ${second.text}` }, ...others];
}

/** Line breaks inside a paragraph separate lines; empty lines are dropped in a table. */
function linesOf(paragraph: Paragraph): Paragraph[] {
  return paragraph.text
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ ...paragraph, text }));
}

/** Cells with several paragraphs each, with section names in more than one, or without dates beside them. */
function isPageOfColumns(cells: readonly Paragraph[][]): boolean {
  if (cells.length < 2) return false;
  const filled = cells.map((cell) =>
    cell.flatMap((paragraph) => paragraph.text.split('\n')).filter((text) => text.trim() !== ''),
  );
  const withHeading = filled.filter((texts) => texts.length > 2 && texts.some((text) => headingOf(text) !== undefined));
  if (withHeading.length > 1) return true;
  const [first = []] = filled;
  if (filled.some((texts) => texts.length < 3)) return false;
  if (first.some(isDateLike)) return false;
  return withHeading.length === 1 || filled.every((texts) => texts.length > 3);
}
