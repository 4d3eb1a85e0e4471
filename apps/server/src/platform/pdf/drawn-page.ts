import type { Piece } from './break-lines.rules.ts';
import type { PictureContent, Run, TextContent } from './content.ts';
import { drawArtifact, ink, type PdfElement, rule } from './document.ts';
import type { Fragment } from './fill-pages.rules.ts';
import { blankWidth, type TextLook, type TextPart, type Typeface } from './typeface.ts';

/** A paragraph or picture that is ready to be drawn, and its place in the structure of the document. */
export type Printed = (PrintedText | PrintedPicture) & { element: PdfElement };

interface PrintedText {
  content: TextContent;
  lines: readonly (readonly Piece[])[];
  /** For each run, the list item that it is. */
  items: readonly (PdfElement | undefined)[];
  /** In points, indentation included. */
  width: number;
}

interface PrintedPicture {
  content: PictureContent;
}

/** A line of text; lengths in points, `y` is its top. */
interface PlacedText extends TextLook {
  x: number;
  y: number;
  leading: number;
  color?: string;
}

/** Height of a capital as part of the size. */
const capHeight = 0.72;
/** Space on both sides of a box as part of the size. */
const boxGap = 0.06;

/** The current page of a document. */
export class DrawnPage {
  readonly #doc: PDFKit.PDFDocument;
  readonly #typeface: Typeface;
  #color = '';

  constructor(doc: PDFKit.PDFDocument, typeface: Typeface) {
    this.#doc = doc;
    this.#typeface = typeface;
  }

  /** @param side left margin in points */
  draw({ of, from, to, x, y }: Fragment<Printed>, side: number): void {
    if ('lines' in of) this.#drawText(of, { from, to, x: side + x, y });
    else this.#drawPicture(of, side + x, y);
  }

  /** Draws what is not content: screen readers skip it. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    drawArtifact(this.#doc, type, draw);
  }

  /** Draws text without line breaks. Characters that the typeface lacks are boxes; the text of both is there to be read out and copied. */
  text(text: string, at: PlacedText): void {
    const { y, leading, color = ink, size, weight = 'regular', spacing = 0 } = at;
    const doc = this.#doc;
    if (this.#color !== color) doc.fillColor(color).strokeColor(color);
    this.#color = color;
    const baseline = y + this.#typeface.baseline(size, size * leading);
    const parts = this.#typeface.parts(text);
    const isWhole = parts.every(({ known }) => known);
    if (!isWhole) doc.markContent('Span', { actual: text });
    const shown = parts.map((part) => part.shown).join('');
    doc.font(weight).fontSize(size);
    doc.text(shown, at.x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
    if (isWhole) return;
    this.#drawBoxes(parts, { ...at, baseline });
    doc.endMarkedContent();
  }

  #drawBoxes(parts: readonly TextPart[], at: PlacedText & { baseline: number }): void {
    const { size, baseline, spacing = 0 } = at;
    const height = size * capHeight;
    let { x } = at;
    this.#doc.lineWidth(0.5);
    for (const { known, shown } of parts) {
      if (!known)
        for (let index = 0; index < shown.length; index += 1) {
          const left = x + index * (size * blankWidth + spacing);
          this.#doc.rect(left + size * boxGap, baseline - height, size * (blankWidth - 2 * boxGap), height);
        }
      x += this.#typeface.widthOf(shown, at);
    }
    this.#doc.stroke();
  }

  #drawText(
    { content, lines, width, element, items }: Printed & PrintedText,
    at: { from: number; to: number; x: number; y: number },
  ) {
    const { tag, runs, style, ruleBelow } = content;
    const lineHeight = style.size * style.leading;
    let marks = new Marks(this.#doc, element, tag);
    let { y } = at;
    for (const line of lines.slice(at.from, at.to)) {
      let x = at.x + (style.left ?? 0);
      for (const piece of line) {
        const run = runs[piece.run] as Run;
        const item = items[piece.run];
        const place: PlacedText = { ...style, ...(run.strong && { weight: 'strong' as const }), x, y };
        if (item && !marks.isOf(item)) {
          marks.end();
          marks = new Marks(this.#doc, item, 'LBody');
        }
        if (run.role === 'separator') {
          marks.end();
          this.artifact('Layout', () => this.text(piece.text, place));
        } else if (run.link) {
          marks.end();
          this.#drawLink(piece, { ...run, link: run.link }, { place, element });
        } else if (piece.text.trim() !== '' || line.length > 1) {
          marks.begin();
          this.text(piece.text, place);
        }
        x += piece.width;
      }
      y += lineHeight;
    }
    marks.end();
    if (ruleBelow === undefined || at.to < lines.length) return;
    this.artifact('Layout', () => {
      const level = y + ruleBelow;
      this.#doc
        .moveTo(at.x, level)
        .lineTo(at.x + width, level)
        .lineWidth(0.75)
        .strokeColor(rule)
        .stroke();
      this.#color = '';
    });
  }

  #drawLink(
    { text, width }: Piece,
    { link, underline }: Run & { link: string },
    { place, element }: { place: PlacedText; element: PdfElement },
  ): void {
    const doc = this.#doc;
    const inner = doc.struct('Link');
    const marks = new Marks(doc, inner, 'Link');
    const height = place.size * place.leading;
    marks.begin();
    this.text(text, place);
    if (underline) {
      const level = place.y + this.#typeface.baseline(place.size, height) + 1.5;
      doc
        .moveTo(place.x, level)
        .lineTo(place.x + width, level)
        .lineWidth(0.5)
        .stroke();
    }
    marks.end();
    // pdfkit writes a primitive string as a name of PDF, an object as text; its types leave out the tag of a link.
    const tagged = { Contents: new String(link) as string, structParent: inner };
    doc.link(place.x, place.y, width, height, link, tagged);
    inner.end();
    element.add(inner);
  }

  #drawPicture({ content, element }: Printed & PrintedPicture, x: number, y: number): void {
    const doc = this.#doc;
    const { jpeg, side } = content;
    const marks = new Marks(doc, element, 'Figure');
    marks.begin();
    doc
      .save()
      .circle(x + side / 2, y + side / 2, side / 2)
      .clip();
    doc.image(Buffer.from(jpeg), x, y, { width: side, height: side });
    doc.restore();
    marks.end();
  }
}

/** The content of one element on a page, in as many pieces as links inside it need. */
class Marks {
  readonly #doc: PDFKit.PDFDocument;
  readonly #element: PdfElement;
  readonly #tag: string;
  #open: PDFKit.PDFStructureContent | undefined;

  constructor(doc: PDFKit.PDFDocument, element: PdfElement, tag: string) {
    this.#doc = doc;
    this.#element = element;
    this.#tag = tag;
  }

  isOf(element: PdfElement): boolean {
    return this.#element === element;
  }

  begin(): void {
    this.#open ??= this.#doc.markStructureContent(this.#tag);
  }

  end(): void {
    if (!this.#open) return;
    this.#doc.endMarkedContent();
    this.#element.add(this.#open);
    this.#open = undefined;
  }
}
