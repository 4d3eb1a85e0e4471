import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** One letter, or a blank, with its position on a page. Coordinates in points, `y` upwards. */
export interface Glyph {
  x: number;
  right: number;
  y: number;
  text: string;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface State {
  matrix: Matrix;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling of letters; 1 is normal. */
  stretch: number;
  leading: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const mostGlyphs = 60_000;

/** Interprets the operators that position text (ISO 32000-1 §9.4). */
class GlyphCollector {
  readonly glyphs: Glyph[] = [];
  #state: State = { matrix: identity, size: 0, letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0 };
  #saved: State[] = [];
  /** Start of the line. */
  #line = identity;
  /** Current position in the line, in text space units. */
  #advance = 0;

  save(): void {
    this.#saved.push(this.#state);
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  transform(by: Matrix): void {
    this.set({ matrix: multiply(this.#state.matrix, by) });
  }

  beginLine(matrix: Matrix): void {
    this.#line = matrix;
    this.#advance = 0;
  }

  beginForm(matrix: Matrix): void {
    this.save();
    this.transform(matrix);
  }

  moveLine(x: number, y: number, leading = this.#state.leading): void {
    this.set({ leading });
    this.beginLine(multiply(this.#line, [1, 0, 0, 1, x, y]));
  }

  nextLine(): void {
    this.moveLine(0, this.#state.leading);
  }

  show(glyphs: readonly unknown[]): void {
    const { matrix, size, letterSpacing, wordSpacing, stretch } = this.#state;
    const [a, b, , , e, f] = multiply(matrix, this.#line);
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') this.#advance -= (glyph * size * stretch) / 1000;
      if (!isGlyph(glyph)) continue;
      const width = (glyph.width * size * stretch) / 1000;
      const place = { x: e + this.#advance * a, right: e + (this.#advance + width) * a, y: f + this.#advance * b };
      if (this.glyphs.length < mostGlyphs) this.glyphs.push({ ...place, text: glyph.unicode });
      this.#advance += width + (letterSpacing + (glyph.isSpace ? wordSpacing : 0)) * stretch;
    }
  }
}

/** Every letter and blank of a page, in drawing order. */
export async function readGlyphs(page: PdfPage): Promise<Glyph[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const text = new GlyphCollector();
  const handlers = new Map<number, (args: readonly unknown[]) => void>([
    [OPS.save, () => text.save()],
    [OPS.restore, () => text.restore()],
    [OPS.transform, (args) => text.transform(matrixOf(args))],
    [OPS.paintFormXObjectBegin, ([by]) => text.beginForm(matrixOf(by))],
    [OPS.paintFormXObjectEnd, () => text.restore()],
    [OPS.beginText, () => text.beginLine(identity)],
    [OPS.setTextMatrix, (args) => text.beginLine(matrixOf(args.length === 1 ? args[0] : args))],
    [OPS.moveText, ([x, y]) => text.moveLine(Number(x), Number(y))],
    [OPS.setLeadingMoveText, ([x, y]) => text.moveLine(Number(x), Number(y), Number(y))],
    [OPS.setLeading, ([leading]) => text.set({ leading: -Number(leading) })],
    [OPS.nextLine, () => text.nextLine()],
    [OPS.setFont, ([, size]) => text.set({ size: Number(size) })],
    [OPS.setCharSpacing, ([spacing]) => text.set({ letterSpacing: Number(spacing) })],
    [OPS.setWordSpacing, ([spacing]) => text.set({ wordSpacing: Number(spacing) })],
    [OPS.setHScale, ([percent]) => text.set({ stretch: Number(percent) / 100 })],
    [OPS.showText, ([glyphs]) => text.show(Array.isArray(glyphs) ? glyphs : [])],
  ]);
  for (const [at, operator] of fnArray.entries()) handlers.get(operator)?.(argsArray[at] ?? []);
  return text.glyphs;
}

function isGlyph(value: unknown): value is { unicode: string; width: number; isSpace: boolean } {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}

function matrixOf(values: unknown): Matrix {
  const list = typeof values === 'object' && values !== null ? Object.values(values).map(Number) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list;
  return [a, b, c, d, e, f];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
