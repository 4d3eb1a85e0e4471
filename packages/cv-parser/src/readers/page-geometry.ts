/** Transformation of coordinates, in the order of PDF's operator `cm` (ISO 32000-1 §8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A rectangle in points, `y` upwards. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Where the visible part of a page lies: the matrix moves its lower left corner, as it is seen, to the origin. */
export interface PageFrame {
  matrix: Matrix;
  width: number;
  height: number;
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Number of letters by which another direction must outweigh the upright one. */
const clearlyMore = 2;

export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** A matrix from a list or a typed array of six numbers; the identity where numbers are missing. */
export function matrixOf(values: unknown): Matrix {
  const list = typeof values === 'object' && values !== null ? Object.values(values).map(Number) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list;
  return [a, b, c, d, e, f];
}

/** The upright rectangle around a transformed one. */
export function boxOf([a, b, c, d, e, f]: Matrix, [x1, y1, x2, y2]: readonly [number, number, number, number]): Box {
  const xs = [a * x1 + c * y1, a * x2 + c * y1, a * x1 + c * y2, a * x2 + c * y2].map((x) => x + e);
  const ys = [b * x1 + d * y1, b * x2 + d * y1, b * x1 + d * y2, b * x2 + d * y2].map((y) => y + f);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** The part that two rectangles have in common; empty ones have a negative width or height. */
export function overlapOf(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  };
}

export function contains({ left, bottom, right, top }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

/**
 * The frame of a page as a viewer shows it: its crop box, turned by its rotation. A page whose text runs in another direction is
 * turned further, until most of its letters are upright.
 * @param viewport at scale 1, `y` downwards, as PDF.js gives it
 * @param texts of the page in its own coordinates
 */
export function frameOf(
  { width, height, transform }: { width: number; height: number; transform: readonly unknown[] },
  texts: readonly { text: string; matrix: Matrix }[],
): PageFrame {
  const shown: PageFrame = { width, height, matrix: multiply([1, 0, 0, -1, 0, height], matrixOf(transform)) };
  const letters: [number, number, number, number] = [0, 0, 0, 0];
  for (const { text, matrix } of texts) {
    const [a, b] = multiply(shown.matrix, matrix);
    const quarter = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
    letters[quarter as 0 | 1 | 2 | 3] += text.trim().length;
  }
  const most = letters.indexOf(Math.max(...letters));
  return (letters[most] ?? 0) > clearlyMore * letters[0] ? turned(shown, most) : shown;
}

/** The frame in which text that ran at so many quarters of a circle, anticlockwise, is upright. */
function turned({ width, height, matrix }: PageFrame, quarters: number): PageFrame {
  if (quarters === 1) return { width: height, height: width, matrix: multiply([0, -1, 1, 0, 0, width], matrix) };
  if (quarters === 2) return { width, height, matrix: multiply([-1, 0, 0, -1, width, height], matrix) };
  return quarters === 3
    ? { width: height, height: width, matrix: multiply([0, 1, -1, 0, height, 0], matrix) }
    : { width, height, matrix };
}
