import { joinSpacedLetters } from './spaced-letters.ts';

/** A run of text on a page without a wide gap in it. Coordinates in points, `y` counted upwards as PDF does. */
export interface Segment {
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  text: string;
}

/** Text on one baseline, from left to right. */
export interface Row {
  y: number;
  segments: Segment[];
}

/** Gap, in letter heights, from which on two pieces of text are separate. */
const apart = 1.1;
/** Gap that counts as a blank between two words. */
const wordGap = 0.14;

/** Puts pieces of text into rows and joins adjacent ones. Pieces of only blanks are ignored; gaps replace them. */
export function toRows(pieces: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  const sorted = pieces.filter((piece) => piece.text.trim() !== '').toSorted((a, b) => b.y - a.y || a.x - b.x);
  for (const piece of sorted) {
    const row = rows.at(-1);
    if (
      row &&
      Math.abs(row.y - piece.y) < Math.max(1.5, 0.4 * Math.min(piece.size, row.segments[0]?.size ?? piece.size))
    )
      row.segments.push(piece);
    else rows.push({ y: piece.y, segments: [piece] });
  }
  const edges = sharedEdges(rows);
  return rows.map(({ y, segments }) => ({
    y,
    segments: joinClose(joinSpacedLetters(segments.toSorted((a, b) => a.x - b.x)), edges),
  }));
}

/** Left edges at which many pieces begin: columns, also if the text before ends close to them. */
function sharedEdges(rows: readonly Row[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { segments } of rows)
    for (const { x } of segments) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 5).map(([x]) => x));
}

function joinClose(pieces: readonly Segment[], edges: ReadonlySet<number>): Segment[] {
  const joined: Segment[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const gap = last ? piece.x - last.right : Number.POSITIVE_INFINITY;
    const size = Math.max(piece.size, 1);
    const other = last && (last.font !== piece.font || Math.abs(last.size - piece.size) > 1);
    const onEdge = edges.has(Math.round(piece.x));
    // A cell may be filled completely: letters directly before a date that has others below it.
    const touches = onEdge && (other || (/^\d/.test(piece.text) && /\p{L}$/u.test(last?.text ?? '')));
    const limit = touches ? -0.5 : other || onEdge ? 0.55 : apart;
    if (!last || gap > limit * size || /^[•●▪■◦]$/.test(piece.text.trim())) {
      joined.push({ ...piece });
      continue;
    }
    // Some programs print the same text twice, slightly shifted, as bold.
    if (gap < -0.5 * size && piece.text === last.text) continue;
    last.text +=
      gap > wordGap * size && !last.text.endsWith(' ') && !piece.text.startsWith(' ') ? ` ${piece.text}` : piece.text;
    last.right = Math.max(last.right, piece.right);
    if (piece.size > last.size) last.size = piece.size;
  }
  return joinBullets(joined);
}

/** A bullet belongs to the text after it, at any distance. */
function joinBullets(segments: Segment[]): Segment[] {
  const [first, second, ...others] = segments;
  if (!first || !second || !/^[•●○◦▪■□◆►▸‣∙·*✓➢–\uf000-\uf0ff-]$/u.test(first.text.trim())) return segments;
  return [{ ...second, x: first.x, text: `${first.text.trim()} ${second.text}` }, ...others];
}
