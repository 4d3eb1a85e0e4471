import { scaleToA4 } from '../pictures/picture-text.rules.ts';
import { contains } from './page-geometry.ts';
import { coverOf, type TypedLine } from './page-marks.ts';
import type { PageText } from './page-pieces.ts';
import type { Segment } from './page-segments.ts';

/** Share of a letter's height by which a typed line may stand above or below the words beside it. */
const sameLine = 0.8;
/** Space around a written line, relative to its letters' height. */
const margin = 0.4;

/** The text of a page with what was typed on it; a typed line stands on the line of the words beside it. */
export function withTyped(printed: readonly Segment[], typed: readonly TypedLine[]): Segment[] {
  return [...printed, ...typed.map(({ covers: _, ...line }) => ({ ...line, y: lineBeside(line, printed) }))];
}

function lineBeside(typed: Segment, printed: readonly Segment[]): number {
  let best = typed.y;
  let least = typed.size * sameLine;
  for (const { x, right, y } of printed) {
    const distance = Math.abs(y - typed.y);
    if (distance >= least || (x < typed.right && right > typed.x)) continue;
    best = y;
    least = distance;
  }
  return best;
}

/**
 * The text that was recognised in the picture of a page, and what was typed on the page, in points of A4. A picture shows typed
 * letters too: their recognised words are left out.
 * @returns `beside`: what was recognised beside the typed lines; `all`: with the typed lines
 */
export function recognisedBesideTyped(
  recognised: readonly Segment[],
  { printed, typed, isScan, width, height }: PageText,
): { beside: Segment[]; all: Segment[] } {
  const written = isScan ? printed.map(asTyped) : [];
  const scale = scaleToA4({ width, height });
  const lines = [...written, ...typed].map((line) => scaled(line, scale));
  const beside = recognised.flatMap((piece) => uncovered(piece, lines));
  return { beside, all: withTyped(beside, lines) };
}

/** Recognised words at its ends may seem to stand a little beside it, as their place is estimated. */
function asTyped(piece: Segment): TypedLine {
  const { x, right, y, size } = piece;
  return { ...piece, covers: coverOf(x - margin * size, right + margin * size, y, size) };
}

function scaled({ covers, ...line }: TypedLine, by: number): TypedLine {
  const { left, bottom, right, top } = covers;
  return {
    ...line,
    x: line.x * by,
    right: line.right * by,
    y: line.y * by,
    size: line.size * by,
    covers: { left: left * by, bottom: bottom * by, right: right * by, top: top * by },
  };
}

/** The words of a piece that stand beside all typed lines; the place of a word is estimated by its letters. */
function uncovered(piece: Segment, lines: readonly TypedLine[]): Segment[] {
  const near = lines.filter(({ covers }) => covers.left < piece.right && covers.right > piece.x);
  if (near.length === 0) return [piece];
  const letter = (piece.right - piece.x) / Math.max(1, piece.text.length);
  const middle = piece.y + piece.size * 0.3;
  const parts: Segment[] = [];
  let isOpen = false;
  for (const { 0: text, index } of piece.text.matchAll(/\S+/gu)) {
    const x = piece.x + index * letter;
    const right = x + text.length * letter;
    const isCovered = near.some(({ covers }) => contains(covers, (x + right) / 2, middle));
    const part = parts.at(-1);
    if (isCovered) isOpen = false;
    else if (isOpen && part) parts.splice(-1, 1, { ...part, right, text: `${part.text} ${text}` });
    else {
      parts.push({ ...piece, x, right, text });
      isOpen = true;
    }
  }
  return parts;
}
