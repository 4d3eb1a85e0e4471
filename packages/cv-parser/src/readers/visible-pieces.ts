import type { Glyph } from './page-interpreter.ts';
import type { Segment } from './page-segments.ts';

/**
 * The pieces of a page without what is drawn but not seen. Pieces of visible letters only stay as they are, others are put together
 * from their visible letters.
 */
export function withoutHidden(pieces: readonly Segment[], glyphs: readonly Glyph[]): Segment[] {
  const rows = new Map<number, Glyph[]>();
  const hiddenRows = new Set<number>();
  for (const glyph of glyphs) {
    const row = Math.round(glyph.y);
    const known = rows.get(row);
    if (known) known.push(glyph);
    else rows.set(row, [glyph]);
    if (glyph.hidden) hiddenRows.add(row);
  }
  if (hiddenRows.size === 0) return [...pieces];
  return pieces.flatMap((piece) => {
    const near = [-1, 0, 1].map((step) => Math.round(piece.y) + step);
    if (!near.some((row) => hiddenRows.has(row))) return [piece];
    const own = near.flatMap((row) => rows.get(row) ?? []).filter((glyph) => isInside(glyph, piece));
    const seen = own.filter(({ hidden }) => !hidden);
    if (seen.length === own.length || lettersOf(seen) === lettersOf([piece])) return [piece];
    return partsOf(seen).map((part) => ({
      ...piece,
      x: part[0]?.x ?? piece.x,
      right: part.at(-1)?.right ?? piece.right,
      text: part.map(({ text }) => text).join(''),
    }));
  });
}

function isInside({ x, right, y }: Glyph, piece: Segment): boolean {
  const middle = (x + right) / 2;
  return Math.abs(y - piece.y) < 1 && middle > piece.x - 0.5 && middle < piece.right + 0.5;
}

function lettersOf(texts: readonly { text: string }[]): string {
  return texts.map(({ text }) => text.normalize('NFKC').replace(/\s/g, '')).join('');
}

/** Letters from left to right, parted where hidden ones were between them. */
function partsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.x - b.x)) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && glyph.x - last.right < last.right - last.x + 2) part.push(glyph);
    else parts.push([glyph]);
  }
  return parts.filter((part) => lettersOf(part) !== '');
}
