import type { ReadDocument } from '../source-line.ts';
import { DocumentBuilder, type Paragraph } from './document-builder.ts';
import { OdtStyles } from './odt-styles.ts';
import { readParts, type XmlHandler } from './office-parts.ts';

const skipped = new Set(['office:annotation', 'text:tracked-changes', 'text:note', 'office:scripts', 'office:forms']);
const longestParagraph = 20_000;

/**
 * Reads an OpenDocument text (ISO/IEC 26300): paragraphs, headings, lists, tables and text boxes.
 * @throws UnreadableDocument
 */
export async function readOdt(path: string): Promise<ReadDocument> {
  const builder = new DocumentBuilder();
  const looks = new OdtStyles();
  await readParts(
    path,
    (name) => name === 'content.xml' || name === 'styles.xml',
    () => looks,
  );
  await readParts(
    path,
    (name) => name === 'content.xml',
    () => new OdtHandler(builder, looks),
  );
  return { pages: 1, lines: builder.lines, cut: builder.cut };
}

interface Style {
  bold: boolean;
  size: number;
}

interface Open extends Paragraph {
  boldLetters: number;
  /** Of each open span, the innermost last. */
  bold: boolean[];
  hidden: boolean[];
  /** A field hides the whole paragraph. */
  isOff: boolean;
}

class OdtHandler implements XmlHandler {
  readonly #builder: DocumentBuilder;
  readonly #styles = new Map<string, Style>();
  readonly #looks: OdtStyles;
  readonly #open: Open[] = [];
  readonly #boxes: Paragraph[][] = [];
  readonly #finishedBoxes: Paragraph[][] = [];
  #style: Style | undefined;
  #skipDepth = 0;
  #listDepth = 0;
  #inBody = false;

  constructor(builder: DocumentBuilder, looks: OdtStyles) {
    this.#builder = builder;
    this.#looks = looks;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#skipDepth > 0 || skipped.has(name) || isHiddenPart(name, attributes)) {
      this.#skipDepth += 1;
      return;
    }
    if (name === 'style:style') this.#defineStyle(attributes['style:name'] ?? '');
    else if (name === 'style:text-properties') this.#describeStyle(attributes);
    else if (name === 'office:text') this.#inBody = true;
    else if (name === 'text:p' || name === 'text:h') this.#begin(name, attributes['text:style-name'] ?? '');
    else if (name === 'text:list') this.#listDepth += 1;
    else if (name === 'draw:text-box') this.#boxes.push([]);
    else this.#insideParagraph(name, attributes);
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1;
      return;
    }
    if (name === 'text:p' || name === 'text:h') this.#finish();
    else if (name === 'text:list') this.#listDepth -= 1;
    else if (name === 'text:span') this.#closeSpan();
    else if (name === 'draw:text-box') this.#finishedBoxes.push(this.#boxes.pop() ?? []);
    else if (name === 'table:table' && this.#boxes.length === 0) this.#builder.closeTable();
  }

  text(text: string): void {
    const paragraph = this.#open.at(-1);
    if (!paragraph || this.#skipDepth > 0 || paragraph.text.length > longestParagraph) return;
    if (paragraph.hidden.at(-1)) return;
    paragraph.text += text.replace(/\s+/g, ' ');
    if (paragraph.bold.at(-1)) paragraph.boldLetters += text.length;
  }

  #defineStyle(name: string): void {
    this.#style = { bold: false, size: 0 };
    if (this.#styles.size < 5000) this.#styles.set(name, this.#style);
  }

  #describeStyle(attributes: Readonly<Record<string, string>>): void {
    if (!this.#style || this.#inBody) return;
    this.#style.bold = attributes['fo:font-weight'] === 'bold' || this.#style.bold;
    this.#style.size = Number.parseFloat(attributes['fo:font-size'] ?? '') || this.#style.size;
  }

  #begin(name: string, styleName: string): void {
    const style = this.#styles.get(styleName);
    const bold = style?.bold ?? false;
    const strong = name === 'text:h' || /^(heading|title|overskrift)/i.test(styleName);
    const bullet = this.#listDepth > 0 && name === 'text:p';
    const hidden = [this.#looks.hides(styleName)];
    this.#open.push({
      text: '',
      size: style?.size ?? 0,
      strong,
      bullet,
      boldLetters: 0,
      bold: [bold],
      hidden,
      isOff: false,
    });
  }

  #closeSpan(): void {
    this.#open.at(-1)?.bold.pop();
    this.#open.at(-1)?.hidden.pop();
  }

  #insideParagraph(name: string, attributes: Readonly<Record<string, string>>): void {
    const paragraph = this.#open.at(-1);
    if (this.#boxes.length === 0) {
      if (name === 'table:table') this.#builder.openTable();
      else if (name === 'table:table-row') this.#builder.openRow();
      else if (name === 'table:table-cell') this.#builder.openCell();
    }
    if (!paragraph) return;
    if (name === 'text:hidden-paragraph') paragraph.isOff ||= attributes['text:is-hidden'] !== 'false';
    else if (name === 'text:tab') paragraph.text += '\t';
    else if (name === 'text:line-break') paragraph.text += '\n';
    else if (name === 'text:s') paragraph.text += Number(attributes['text:c'] ?? 1) > 3 ? '\t' : ' ';
    else if (name === 'text:span') {
      const style = this.#styles.get(attributes['text:style-name'] ?? '');
      paragraph.size = Math.max(paragraph.size, style?.size ?? 0);
      paragraph.bold.push((style?.bold ?? false) || (paragraph.bold.at(-1) ?? false));
      const name = attributes['text:style-name'] ?? '';
      paragraph.hidden.push(this.#looks.hides(name) || (paragraph.hidden.at(-1) ?? false));
    }
  }

  #finish(): void {
    const paragraph = this.#open.pop();
    if (!paragraph) return;
    const { size, bullet } = paragraph;
    const text = paragraph.isOff ? '' : paragraph.text;
    const finished = { text, size, bullet, strong: paragraph.strong || paragraph.boldLetters > text.length * 0.5 };
    const box = this.#boxes.at(-1);
    if (box) box.push(finished);
    else this.#builder.paragraph(finished);
    if (this.#open.length === 0) for (const texts of this.#finishedBoxes.splice(0)) this.#builder.beside(texts);
  }
}

/** Sections and fields that are hidden now, with or without a condition (ODF 1.3 part 3 §5.4, §7.7). */
function isHiddenPart(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (name === 'text:hidden-text') return attributes['text:is-hidden'] !== 'false';
  if (name !== 'text:section') return false;
  const display = attributes['text:display'];
  return display === 'none' || (display === 'condition' && attributes['text:is-hidden'] === 'true');
}
