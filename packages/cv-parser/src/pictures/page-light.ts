import type { PagePicture } from './page-picture.ts';
import { quantile } from './quantile.ts';

/** Side of the squares in which the brightness of the paper is measured, as a share of the picture's width. */
const squareShare = 1 / 16;
/** Distance in pixels between those that are looked at. */
const step = 5;
/** Share of the pixels of a square that are at most as bright as its paper: the others are ink, noise or reflections. */
const paperShare = 0.9;
/** Share of the squares that may be darker than the others: dark headings, pictures of people. */
const darkShare = 0.1;
/** Brightness of the darker squares, relative to the brighter ones, below which the light is uneven. */
const even = 0.8;

/** Whether the paper is much darker in some places than in others: a photo with a shadow, or a page with a dark column. */
export function isUnevenlyLit(picture: PagePicture): boolean {
  const papers = squaresOf(picture).map((greys) => quantile(greys, paperShare));
  return quantile(papers, darkShare) < even * quantile(papers, paperShare);
}

/** Grey values of the pixels that are looked at, by square. */
function squaresOf({ width, height, pixels }: PagePicture): number[][] {
  const side = Math.max(step, Math.round(width * squareShare));
  const columns = Math.ceil(width / side);
  const squares: number[][] = Array.from({ length: columns * Math.ceil(height / side) }, () => []);
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      squares[Math.floor(y / side) * columns + Math.floor(x / side)]?.push(pixels[y * width + x] ?? 0);
  return squares;
}
