import { expect, it } from 'vitest';
import { isUnevenlyLit } from './page-light.ts';
import type { PagePicture } from './page-picture.ts';

/** A page of 320 × 400 pixels with lines of ink; `light` gives the brightness of the paper, 0 to 1. */
function page(light: (x: number, y: number) => number): PagePicture {
  const [width, height] = [320, 400];
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInk = y % 20 < 6 && x % 8 < 3;
      pixels[y * width + x] = Math.round((isInk ? 40 : 250) * light(x / width, y / height));
    }
  return { width, height, pixels };
}

it.each<[string, boolean, (x: number, y: number) => number]>([
  ['a scan', false, () => 1],
  ['a grey scan', false, () => 0.6],
  ['a photo by a window', false, (x) => 1 - 0.15 * x],
  ['a dark heading', false, (_x, y) => (y < 0.06 ? 0.3 : 1)],
  ['a photo with a corner in the dark', true, (x, y) => 1 - 0.4 * x - 0.3 * y],
  ['the shadow of a hand', true, (x, y) => (x + y > 1 ? 0.55 : 1)],
  ['a dark column', true, (x) => (x < 0.3 ? 0.2 : 1)],
])('tells even light from uneven light: %s', (_name, isUneven, light) => {
  expect(isUnevenlyLit(page(light))).toBe(isUneven);
});
