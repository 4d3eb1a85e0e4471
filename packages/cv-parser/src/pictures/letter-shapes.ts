/** Edges in pixels; `right` and `bottom` are outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A picture with one byte a pixel, 0 black, 255 white. */
export interface InkPicture {
  width: number;
  pixels: Uint8Array;
}

/** Share of a letter's height up to which a row of black pixels is a stem; longer ones are horizontal strokes, as of an E. */
const widestStem = 0.35;
const black = 128;

/**
 * Mean width in pixels of the stems of some letters, by which bold text is recognised.
 * @returns 0 without any stem
 */
export function stemWidth({ width, pixels }: InkPicture, letters: readonly Box[]): number {
  let [sum, count] = [0, 0];
  for (const { left, top, right, bottom } of letters) {
    const widest = (bottom - top) * widestStem;
    for (let y = top; y < bottom; y += 1) {
      let run = 0;
      for (let x = left; x <= right; x += 1) {
        if (x < right && (pixels[y * width + x] ?? 255) < black) {
          run += 1;
          continue;
        }
        if (run > 0 && run <= widest) {
          sum += run;
          count += 1;
        }
        run = 0;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
}
