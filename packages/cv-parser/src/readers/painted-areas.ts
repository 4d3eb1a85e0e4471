import { type Box, contains, overlapOf } from './page-geometry.ts';

/** An area that was filled with one colour. */
interface Area extends Box {
  order: number;
  /** `#rrggbb`; undefined: a pattern, a gradient or a transparent colour. */
  color: string | undefined;
  /** The box is the area itself, not only around it. */
  exact: boolean;
}

/** Letters as they were drawn. */
export interface DrawnText extends Box {
  order: number;
  /** Colours of its parts; undefined: unknown. */
  colors: readonly (string | undefined)[];
  /** Drawn with a visible text rendering mode and an opacity above zero (ISO 32000-1 §9.3.6). */
  inked: boolean;
}

const mostAreas = 1000;
/** Areas below this height or width are lines, in points. */
const thinnest = 3;
/** Difference of one colour component, of 255, below which two colours look the same. */
const leastContrast = 12;
const paper = '#ffffff';
/** Share of a page that the picture of a scanner fills at least; it may leave margins out. */
const filled = 0.7;

/** What was painted on a page, for the question whether a text is seen. */
export class PaintedAreas {
  readonly #areas: Area[] = [];
  readonly #pictures: Box[] = [];
  #isComplete = true;

  fill(area: Area): void {
    if (area.right - area.left < thinnest || area.top - area.bottom < thinnest) return;
    if (this.#areas.length < mostAreas) this.#areas.push(area);
    else this.#isComplete = false;
  }

  picture(box: Box): void {
    if (this.#pictures.length < mostAreas) this.#pictures.push(box);
    else this.#isComplete = false;
  }

  /** Whether one picture is nearly as large as a page. */
  isFilledByPicture(page: Box): boolean {
    return this.#pictures.some((box) => areaOf(overlapOf(box, page)) >= filled * areaOf(page));
  }

  /**
   * Whether a text is invisible: without ink, in the colour of what lies below it, or under an area that was filled later. Text over
   * or under a picture counts as visible: it is what was recognised in a scan, or stands out in a way that is not known.
   */
  hides(text: DrawnText): boolean {
    const [x, y] = [(text.left + text.right) / 2, (text.bottom + text.top) / 2];
    if (this.#pictures.some((box) => contains(box, x, y))) return false;
    if (!text.inked) return true;
    return this.#isComplete && this.#isSameAsBelow(text, x, y);
  }

  #isSameAsBelow({ order, colors }: DrawnText, x: number, y: number): boolean {
    const looksLike = (below: string) => colors.every((color) => color !== undefined && areAlike(color, below));
    for (let at = this.#areas.length - 1; at >= 0; at -= 1) {
      const area = this.#areas[at];
      if (!area || !contains(area, x, y)) continue;
      if (area.order > order) {
        if (area.exact && area.color !== undefined) return true;
        continue;
      }
      if (area.color === undefined || !looksLike(area.color)) return false;
      if (area.exact) return true;
    }
    return looksLike(paper);
  }
}

function areaOf({ left, bottom, right, top }: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

function areAlike(a: string, b: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) < leastContrast,
  );
}
