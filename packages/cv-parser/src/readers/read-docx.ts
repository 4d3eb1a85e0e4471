import type { ReadDocument } from '../source-line.ts';
import { DocumentBuilder, type Paragraph } from './document-builder.ts';
import { readParts, type XmlHandler } from './office-parts.ts';
import { isOn, WordStyles } from './word-styles.ts';

/** Elements that are not shown, or shown a second time for programs without text boxes. */
const skipped = new Set([
  'mc:Fallback',
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:sectPr',
  'w:delText',
  'w:fldData',
  'w:rPrChange',
  'w:pPrChange',
]);
const longestParagraph = 20_000;

/**
 * Reads a Word document (ECMA-376): paragraphs, tables, text boxes, page headers. Only text is read; macros, fields and embedded
 * objects are skipped.
 * @throws UnreadableDocument
 */
export async function readDocx(path: string): Promise<ReadDocument> {
  const builder = new DocumentBuilder();
  const headers: Paragraph[] = [];
  const styles = new WordStyles();
  await readParts(
    path,
    (name) => /^word\/(document\d*|styles)\.xml$/i.test(name),
    () => styles,
  );
  await readParts(
    path,
    (name) => /^word\/(document\d*|header\d*|footer\d*)\.xml$/i.test(name),
    (name) => new WordHandler(/header|footer/i.test(name) ? headers : builder, styles),
  );
  const seen = new Set(builder.lines.map((line) => line.text));
  builder.beside(headers.filter((paragraph) => !seen.has(paragraph.text.trim())));
  return { pages: 1, lines: builder.lines, cut: builder.cut };
}

interface Open extends Paragraph {
  /** Number of bold letters, compared with all letters. */
  boldLetters: number;
  /** Its style hides its text. */
  hidden: boolean;
}

/** How the letters of a run look. */
interface Run {
  bold: boolean;
  /** Undefined: as in its paragraph. */
  hidden: boolean | undefined;
  isWhite: boolean;
  /** In points; undefined: as in its paragraph. */
  size: number | undefined;
}

const plainRun: Run = { bold: false, hidden: undefined, isWhite: false, size: undefined };
/** Size in points up to which letters are too small to be read. */
const smallest = 2;

class WordHandler implements XmlHandler {
  readonly #target: DocumentBuilder | Paragraph[];
  readonly #open: Open[] = [];
  /** Paragraphs of the open text boxes; added beside the main text when the outermost paragraph ends. */
  readonly #boxes: Paragraph[][] = [];
  readonly #finishedBoxes: Paragraph[][] = [];
  readonly #styles: WordStyles;
  /** Whether one of the choices of each open alternative was read. */
  readonly #alternatives: boolean[] = [];
  #skipDepth = 0;
  #run = plainRun;
  #inRun = false;
  #inText = false;

  constructor(target: DocumentBuilder | Paragraph[], styles: WordStyles) {
    this.#target = target;
    this.#styles = styles;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipDepth > 0 || skipped.has(name) || this.#isOtherChoice(name)) {
      this.#skipDepth += 1;
      return;
    }
    const paragraph = this.#open.at(-1);
    if (name === 'w:p')
      this.#open.push({ text: '', size: 0, strong: false, bullet: false, boldLetters: 0, hidden: false });
    else if (name === 'mc:AlternateContent') this.#alternatives.push(false);
    else if (name === 'w:txbxContent') this.#boxes.push([]);
    else if (name === 'w:r') this.#beginRun();
    else if (name === 'w:t') this.#inText = true;
    else if (this.#inRun && this.#isRunProperty(name, attributes['w:val'])) return;
    else if (paragraph && (name === 'w:tab' || name === 'w:ptab')) this.#tab(attributes);
    else if (paragraph && (name === 'w:br' || name === 'w:cr')) paragraph.text += this.#isHidden(paragraph) ? '' : '\n';
    else if (paragraph && name === 'w:noBreakHyphen') paragraph.text += this.#isHidden(paragraph) ? '' : '-';
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
    else if (name === 'w:r') this.#inRun = false;
    else if (name === 'mc:AlternateContent') this.#alternatives.pop();
    else if (name === 'w:p') this.#finish();
    else if (name === 'w:txbxContent') this.#finishedBoxes.push(this.#boxes.pop() ?? []);
    else this.#table(name, 'close');
  }

  text(text: string): void {
    const paragraph = this.#open.at(-1);
    if (!paragraph || !this.#inText || this.#skipDepth > 0 || paragraph.text.length > longestParagraph) return;
    if (this.#isHidden(paragraph)) return;
    paragraph.text += text;
    paragraph.size = Math.max(paragraph.size, this.#run.size ?? 0);
    if (this.#run.bold) paragraph.boldLetters += text.length;
  }

  #beginRun(): void {
    this.#run = plainRun;
    this.#inRun = true;
  }

  /** @returns whether it is one of the properties that are read */
  #isRunProperty(name: string, value: string | undefined): boolean {
    if (name === 'w:b') this.#run = { ...this.#run, bold: isOn(value) };
    else if (name === 'w:vanish') this.#run = { ...this.#run, hidden: isOn(value) };
    else if (name === 'w:rStyle' && this.#styles.hides(value ?? ''))
      this.#run = { ...this.#run, hidden: this.#run.hidden ?? true };
    else if (name === 'w:color') this.#run = { ...this.#run, isWhite: /^ffffff$/i.test(value ?? '') };
    else if (name === 'w:sz') this.#run = { ...this.#run, size: Number(value ?? 0) / 2 };
    else return false;
    return true;
  }

  #isHidden({ hidden }: Open): boolean {
    const run = this.#run;
    if (run.hidden ?? hidden) return true;
    return (run.isWhite && this.#styles.isPlain) || (run.size !== undefined && run.size > 0 && run.size <= smallest);
  }

  /** The first choice is read; the others say the same for other programs. */
  #isOtherChoice(name: string): boolean {
    if (name !== 'mc:Choice' || this.#alternatives.at(-1) === undefined) return false;
    return this.#alternatives.splice(-1, 1, true)[0] === true;
  }

  /** A tab stop has the same element name as a tab; only those in a run are text. */
  #tab(attributes: Readonly<Record<string, string>>): void {
    const paragraph = this.#open.at(-1);
    if (paragraph && attributes['w:pos'] === undefined && !this.#isHidden(paragraph)) paragraph.text += '\t';
  }

  #style(paragraph: Open, style: string): void {
    paragraph.hidden = this.#styles.hides(style);
    if (/^(heading|overskrift|title|titel)/i.test(style)) paragraph.strong = true;
    if (/list|opstilling|bullet/i.test(style)) paragraph.bullet = true;
  }

  #finish(): void {
    const paragraph = this.#open.pop();
    // The run around a text box has none of its formatting.
    this.#run = plainRun;
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
