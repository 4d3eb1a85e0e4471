import type { Weight } from './document.ts';

/** How text looks; lengths in points. */
export interface TextLook {
  size: number;
  weight?: Weight;
  /** Added after each letter. */
  spacing?: number;
}

/** What the types of pdfkit leave out: the font of the current text. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Size at which widths are kept. */
const unit = 1000;
/** Part of the size above and below the base line. */
const ascent = 1984 / 2048;
const descent = 494 / 2048;

/** Characters that the typeface certainly has. */
const common =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u0148\u014a-\u017e\u0410-\u044f\u2013\u2014\u2018-\u201e\u2022\u2026]*$/;

/** Stands for a character that the typeface lacks: a blank half as wide as the size, in which a box is drawn. */
const blank = '\u2002';
export const blankWidth = 0.5;

/** A part of a text whose characters the typeface has, or none of them. */
export interface TextPart {
  known: boolean;
  /** What is drawn: the text, or a blank for each character. */
  shown: string;
}

/** The typeface of one document: widths of texts, each word measured once. */
export class Typeface {
  readonly #doc: PDFKit.PDFDocument;
  readonly #widths: Readonly<Record<Weight, Map<string, number>>> = { regular: new Map(), strong: new Map() };
  readonly #known = new Map<string, boolean>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** In points. */
  widthOf(text: string, { size, weight = 'regular', spacing = 0 }: TextLook): number {
    const widths = this.#widths[weight];
    let width = widths.get(text);
    if (width === undefined) {
      const shown = this.parts(text).map((part) => part.shown);
      width = this.#doc.font(weight).fontSize(unit).widthOfString(shown.join(''));
      widths.set(text, width);
    }
    return (width * size) / unit + spacing * text.length;
  }

  /** Distance of the base line from the top of a line. */
  baseline(size: number, lineHeight: number): number {
    return (lineHeight - (ascent + descent) * size) / 2 + ascent * size;
  }

  /** The text, parted where the typeface begins or ends to have its characters. */
  parts(text: string): TextPart[] {
    if (common.test(text)) return [{ known: true, shown: text }];
    const parts: TextPart[] = [];
    for (const character of text) {
      const known = this.#has(character);
      const last = parts.at(-1);
      const shown = known ? character : blank;
      if (last?.known === known) last.shown += shown;
      else parts.push({ known, shown });
    }
    return parts;
  }

  /** Both cuts have the same characters. */
  #has(character: string): boolean {
    let has = this.#known.get(character);
    if (has === undefined) {
      const { font } = (this.#doc.font('regular') as unknown as WithFont)._font;
      has = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      this.#known.set(character, has);
    }
    return has;
  }
}
