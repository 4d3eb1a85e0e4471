import { type Box, boxOf, contains, type Matrix, multiply, overlapOf, type PageFrame } from './page-geometry.ts';
import { type DrawnText, PaintedAreas } from './painted-areas.ts';

/** One letter, or a blank, with its position on a page. Coordinates in points, `y` upwards. */
export interface Glyph {
  x: number;
  right: number;
  y: number;
  text: string;
  /** Drawn, but not seen. */
  hidden: boolean;
}

/** Reference to an optional content group or membership, as PDF.js gives it. */
export interface Layer {
  type: string;
}

interface State {
  matrix: Matrix;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling of letters; 1 is normal. */
  stretch: number;
  leading: number;
  rise: number;
  /** Text rendering mode (ISO 32000-1 §9.3.6). */
  mode: number;
  lineWidth: number;
  /** `#rrggbb`; undefined: a pattern. */
  fill: string | undefined;
  stroke: string | undefined;
  /** Opacity of fills, 0 to 1. */
  opacity: number;
  /** What is drawn is mixed with what is below: by a blend mode or a soft mask. */
  isMixed: boolean;
  clip: Box;
  /** The clipping path is a rectangle. */
  isClipExact: boolean;
}

type DrawnGlyph = Omit<Glyph, 'hidden'> & DrawnText & { isOff: boolean };

const mostGlyphs = 60_000;
/** Height and width, in points, below which a letter is too small to be read. */
const [lowest, narrowest] = [2.5, 1.5];
/** Opacity below which a text is not seen. */
const faintest = 0.05;
/** Numbers of a path that is a rectangle: four corners with their operators, closed or not. */
const rectangleLengths: readonly number[] = [12, 13, 15, 16];

/** Interprets the operators that position and paint text, and those that cover it (ISO 32000-1 §8, §9.4). */
export class PageInterpreter {
  readonly #page: Box;
  readonly #glyphs: DrawnGlyph[] = [];
  readonly #areas = new PaintedAreas();
  #state: State;
  #saved: State[] = [];
  /** Whether each open marked content is shown. */
  readonly #contents: boolean[] = [];
  #hiddenContents = 0;
  #line: Matrix = [1, 0, 0, 1, 0, 0];
  /** Current position in the line, in text space units. */
  #advance = 0;
  #order = 0;
  #clipsNext = false;
  /** The coordinates were changed and nothing was drawn since: PDF.js leaves pictures out, but not their place. */
  #isEmpty = false;

  constructor({ matrix, width, height }: PageFrame) {
    this.#page = { left: 0, bottom: 0, right: width, top: height };
    this.#state = {
      matrix,
      size: 0,
      letterSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      lineWidth: 1,
      fill: '#000000',
      stroke: '#000000',
      opacity: 1,
      isMixed: false,
      clip: this.#page,
      isClipExact: true,
    };
  }

  /** The letters drawn until now. */
  glyphs(): Glyph[] {
    return this.#glyphs.map((glyph) => ({
      x: glyph.x,
      right: glyph.right,
      y: glyph.y,
      text: glyph.text,
      hidden: glyph.isOff || this.#areas.hides(glyph),
    }));
  }

  /** Whether one picture fills the page, and no text without ink is what a scanner recognised in it. */
  isScan(): boolean {
    return this.#areas.isFilledByPicture(this.#page) && this.#glyphs.every(({ inked }) => inked);
  }

  save(): void {
    this.#saved.push(this.#state);
  }

  restore(): void {
    if (this.#isEmpty) this.paintPicture();
    this.#state = this.#saved.pop() ?? this.#state;
  }

  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  transform(by: Matrix): void {
    this.set({ matrix: multiply(this.#state.matrix, by) });
    this.#isEmpty = true;
  }

  beginForm(matrix: Matrix, box: unknown): void {
    this.save();
    this.set({ matrix: multiply(this.#state.matrix, matrix) });
    this.#isEmpty = false;
    const bounds = boundsOf(box);
    if (bounds) this.set({ clip: overlapOf(this.#state.clip, boxOf(this.#state.matrix, bounds)) });
  }

  setGraphicsState(changes: readonly unknown[]): void {
    for (const change of changes) {
      const [name, value] = Array.isArray(change) ? change : [];
      if (name === 'ca') this.set({ opacity: Number(value) });
      else if (name === 'BM') this.set({ isMixed: value !== 'source-over' });
      else if (name === 'SMask') this.set({ isMixed: value !== false });
      else if (name === 'Font' && Array.isArray(value)) this.set({ size: Number(value[1]) });
    }
  }

  beginContent(isShown: boolean): void {
    this.#contents.push(isShown);
    if (!isShown) this.#hiddenContents += 1;
  }

  endContent(): void {
    if (this.#contents.pop() === false) this.#hiddenContents -= 1;
  }

  clipNext(): void {
    this.#clipsNext = true;
  }

  path(how: 'fill' | 'stroke' | 'none', path: unknown, box: unknown): void {
    const bounds = boundsOf(box);
    const around = bounds && boxOf(this.#state.matrix, bounds);
    if (around && how === 'fill') this.#fill(around, this.#state.fill, isRectangle(path));
    // A thick line is a bar.
    else if (around && how === 'stroke' && Math.min(around.right - around.left, around.top - around.bottom) < 0.5)
      this.#fill(widened(around, this.#lineWidth() / 2), this.#state.stroke, true);
    if (how !== 'none') this.#isEmpty = false;
    if (this.#clipsNext && around) {
      const isClipExact = this.#state.isClipExact && isRectangle(path);
      this.set({ clip: overlapOf(this.#state.clip, around), isClipExact });
    }
    this.#clipsNext = false;
  }

  /** Fills the visible area with a gradient. */
  fillClip(): void {
    this.#fill(this.#state.clip, undefined, false);
    this.#isEmpty = false;
  }

  /** A picture fills the unit square of its coordinates. */
  paintPicture(): void {
    this.#isEmpty = false;
    if (this.#isOn()) this.#areas.picture(overlapOf(this.#state.clip, boxOf(this.#state.matrix, [0, 0, 1, 1])));
  }

  beginLine(matrix: Matrix): void {
    this.#line = matrix;
    this.#advance = 0;
  }

  moveLine(x: number, y: number, leading = this.#state.leading): void {
    this.set({ leading });
    this.beginLine(multiply(this.#line, [1, 0, 0, 1, x, y]));
  }

  nextLine(): void {
    this.moveLine(0, this.#state.leading);
  }

  show(glyphs: readonly unknown[]): void {
    const { matrix, size, letterSpacing, wordSpacing, stretch, rise } = this.#state;
    const [a, b, c, d, e, f] = multiply(matrix, this.#line);
    const height = Math.abs(size) * Math.hypot(c, d);
    this.#isEmpty = false;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') this.#advance -= (glyph * size * stretch) / 1000;
      if (!isGlyph(glyph)) continue;
      const width = (glyph.width * size * stretch) / 1000;
      const [x, y] = [e + this.#advance * a + rise * c, f + this.#advance * b + rise * d];
      this.#draw({ x, right: x + width * a, y, text: glyph.unicode }, height);
      this.#advance += width + (letterSpacing + (glyph.isSpace ? wordSpacing : 0)) * stretch;
    }
  }

  #draw(place: Pick<Glyph, 'x' | 'right' | 'y' | 'text'>, height: number): void {
    if (this.#glyphs.length >= mostGlyphs) return;
    const { mode, fill, stroke, opacity, clip } = this.#state;
    const [middle, centre] = [(place.x + place.right) / 2, place.y + height * 0.3];
    this.#order += 1;
    this.#glyphs.push({
      ...place,
      left: Math.min(place.x, place.right),
      bottom: place.y,
      top: place.y + height * 0.6,
      order: this.#order,
      colors: mode % 4 === 1 ? [stroke] : mode % 4 === 2 ? [fill, stroke] : mode === 7 ? [undefined] : [fill],
      inked: mode !== 3 && opacity >= faintest,
      isOff:
        !this.#isOn() ||
        !contains(this.#page, middle, centre) ||
        !contains(widened(clip, 1), middle, centre) ||
        (height < lowest && place.right - place.x < narrowest),
    });
  }

  #fill(box: Box, color: string | undefined, exact: boolean): void {
    if (!this.#isOn()) return;
    const { opacity, isMixed, clip, isClipExact } = this.#state;
    if (opacity < faintest) return;
    this.#order += 1;
    const isOpaque = opacity > 0.95 && !isMixed;
    this.#areas.fill({
      ...overlapOf(clip, box),
      order: this.#order,
      color: isOpaque ? color : undefined,
      exact: exact && isClipExact,
    });
  }

  #isOn(): boolean {
    return this.#hiddenContents === 0;
  }

  #lineWidth(): number {
    const [a, b] = this.#state.matrix;
    return this.#state.lineWidth * Math.hypot(a, b);
  }
}

function widened({ left, bottom, right, top }: Box, by: number): Box {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by };
}

/** Every second number pair of a rectangle's corners shares a coordinate with the one before. */
function isRectangle(path: unknown): boolean {
  const numbers = typeof path === 'object' && path !== null ? Object.values(path).map(Number) : [];
  if (!rectangleLengths.includes(numbers.length)) return false;
  const corners = [0, 3, 6, 9].map((at) => [numbers[at + 1] ?? 0, numbers[at + 2] ?? 0] as const);
  return corners.every(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return Math.abs(x - nextX) < 0.01 || Math.abs(y - nextY) < 0.01;
  });
}

function boundsOf(box: unknown): [number, number, number, number] | undefined {
  const numbers = typeof box === 'object' && box !== null ? Object.values(box).map(Number) : [];
  const [x1, y1, x2, y2] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite)
    ? [x1 as number, y1 as number, x2 as number, y2 as number]
    : undefined;
}

function isGlyph(value: unknown): value is { unicode: string; width: number; isSpace: boolean } {
  return typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;
}
