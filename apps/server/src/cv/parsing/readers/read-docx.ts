import type { ReadDocument } from '../source-line.ts';
import { DocumentBuilder, type Paragraph } from './document-builder.ts';
import { readParts, type XmlHandler } from './office-parts.ts';

/** Elements that are not shown, or shown a second time for programs without text boxes. */
const skipped = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:instrText', 'w:sectPr', 'w:delText', 'w:fldData']);
const longestParagraph = 20_000;

/**
 * Reads a Word document (ECMA-376): paragraphs, tables, text boxes, page headers. Only text is read; macros, fields and embedded
 * objects are skipped.
 * @throws UnreadableDocument
 */
export async function readDocx(path: string): Promise<ReadDocument> {
  const builder = new DocumentBuilder();
  const headers: Paragraph[] = [];
  await readParts(
    path,
    (name) => /^word\/(document\d*|header\d*|footer\d*)\.xml$/i.test(name),
    (name) => new WordHandler(/header|footer/i.test(name) ? headers : builder),
  );
  const seen = new Set(builder.lines.map((line) => line.text));
  builder.beside(headers.filter((paragraph) => !seen.has(paragraph.text.trim())));
  return { pages: 1, lines: builder.lines, cut: builder.cut };
}

interface Open extends Paragraph {
  /** Number of bold letters, compared with all letters. */
  boldLetters: number;
}

class WordHandler implements XmlHandler {
  readonly #target: DocumentBuilder | Paragraph[];
  readonly #open: Open[] = [];
  /** Paragraphs of the open text boxes; added beside the main text when the outermost paragraph ends. */
  readonly #boxes: Paragraph[][] = [];
  readonly #finishedBoxes: Paragraph[][] = [];
  #skipDepth = 0;
  #bold = false;
  #inText = false;

  constructor(target: DocumentBuilder | Paragraph[]) {
    this.#target = target;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipDepth > 0 || skipped.has(name)) {
      this.#skipDepth += 1;
      return;
    }
    const paragraph = this.#open.at(-1);
    if (name === 'w:p') this.#open.push({ text: '', size: 0, strong: false, bullet: false, boldLetters: 0 });
    else if (name === 'w:txbxContent') this.#boxes.push([]);
    else if (name === 'w:r') this.#bold = false;
    else if (name === 'w:t') this.#inText = true;
    else if (name === 'w:b') this.#bold = !/^(0|false|off|none)$/.test(attributes['w:val'] ?? '');
    else if (paragraph && (name === 'w:tab' || name === 'w:ptab')) this.#tab(attributes);
    else if (paragraph && (name === 'w:br' || name === 'w:cr')) paragraph.text += '\n';
    else if (paragraph && name === 'w:noBreakHyphen') paragraph.text += '-';
    else if (paragraph && name === 'w:numPr') paragraph.bullet = true;
    else if (paragraph && name === 'w:sz')
      paragraph.size = Math.max(paragraph.size, Number(attributes['w:val'] ?? 0) / 2);
    else if (paragraph && name === 'w:pStyle') this.#style(paragraph, attributes['w:val'] ?? '');
    else this.#table(name, 'open');
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1;
      return;
    }
    if (name === 'w:t') this.#inText = false;
    else if (name === 'w:r') this.#bold = false;
    else if (name === 'w:p') this.#finish();
    else if (name === 'w:txbxContent') this.#finishedBoxes.push(this.#boxes.pop() ?? []);
    else this.#table(name, 'close');
  }

  text(text: string): void {
    const paragraph = this.#open.at(-1);
    if (!paragraph || !this.#inText || this.#skipDepth > 0 || paragraph.text.length > longestParagraph) return;
    paragraph.text += text;
    if (this.#bold) paragraph.boldLetters += text.length;
  }

  /** A tab stop has the same element name as a tab; only those in a run are text. */
  #tab(attributes: Readonly<Record<string, string>>): void {
    const paragraph = this.#open.at(-1);
    if (paragraph && attributes['w:pos'] === undefined) paragraph.text += '\t';
  }

  #style(paragraph: Paragraph, style: string): void {
    if (/^(heading|overskrift|title|titel)/i.test(style)) paragraph.strong = true;
    if (/list|opstilling|bullet/i.test(style)) paragraph.bullet = true;
  }

  #finish(): void {
    const paragraph = this.#open.pop();
    if (!paragraph) return;
    const strong = paragraph.strong || paragraph.boldLetters > paragraph.text.length * 0.5;
    const finished = { text: paragraph.text, size: paragraph.size, strong, bullet: paragraph.bullet };
    const box = this.#boxes.at(-1);
    if (box) box.push(finished);
    else if (Array.isArray(this.#target)) this.#target.push(finished);
    else this.#target.paragraph(finished);
    if (this.#open.length > 0) return;
    for (const paragraphs of this.#finishedBoxes.splice(0)) {
      if (Array.isArray(this.#target)) this.#target.push(...paragraphs);
      else this.#target.beside(paragraphs);
    }
  }

  #table(name: string, what: 'open' | 'close'): void {
    if (Array.isArray(this.#target) || this.#boxes.length > 0) return;
    if (name === 'w:tbl') what === 'open' ? this.#target.openTable() : this.#target.closeTable();
    else if (what === 'open' && name === 'w:tr') this.#target.openRow();
    else if (what === 'open' && name === 'w:tc') this.#target.openCell();
  }
}
