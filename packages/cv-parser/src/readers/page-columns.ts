import { isDateLike } from '../dates.ts';
import { headingOf } from '../headings.ts';
import type { Row, Segment } from './page-segments.ts';

/** Part of a page: rows over its whole width, or two columns side by side. */
export type Zone = { kind: 'full'; rows: Row[] } | { kind: 'columns'; gutter: number; left: Row[]; right: Row[] };

interface Cut {
  gutter: number;
  from: number;
  to: number;
  weight: number;
}

const tolerance = 4;
const fewestSegments = 4;
const mostCandidates = 40;

/**
 * Splits a page where a column begins: a left edge that many lines share and that no line crosses. Tables are not columns: dates
 * beside entries, labels beside values and headings in the margin are read row by row.
 */
export function toZones(rows: readonly Row[], depth = 0): Zone[] {
  if (rows.length === 0) return [];
  const cut = depth > 6 ? undefined : bestCut(rows);
  if (!cut) return [{ kind: 'full', rows: [...rows] }];
  const inside = rows.slice(cut.from, cut.to);
  return [
    ...toZones(rows.slice(0, cut.from), depth + 1),
    {
      kind: 'columns',
      gutter: cut.gutter,
      left: side(inside, cut.gutter, 'left'),
      right: side(inside, cut.gutter, 'right'),
    },
    ...toZones(rows.slice(cut.to), depth + 1),
  ];
}

function bestCut(rows: readonly Row[]): Cut | undefined {
  let best: Cut | undefined;
  for (const gutter of candidates(rows)) {
    for (const run of runsWithoutCrossing(rows, gutter)) {
      const { to } = run;
      // Text above both columns belongs to neither.
      const begins = rows.slice(run.from, to).findIndex((row) => row.segments.some(({ x }) => x >= gutter - tolerance));
      const from = run.from + Math.max(0, begins);
      const inside = rows.slice(from, to);
      const left = segmentsOf(side(inside, gutter, 'left'));
      const right = segmentsOf(side(inside, gutter, 'right'));
      const weight = Math.min(left.length, right.length) * 10 + left.length + right.length;
      if (left.length < fewestSegments || right.length < fewestSegments || (best && weight <= best.weight)) continue;
      const last = inside.findLastIndex((row) => row.segments.some(({ x }) => x >= gutter - tolerance));
      if (standAlone(inside.slice(0, last + 1), gutter)) best = { gutter, from, to, weight };
    }
  }
  return best;
}

/** Left edges shared by several segments, except the left edge of the whole text. */
function candidates(rows: readonly Row[]): number[] {
  const segments = segmentsOf(rows);
  const leftmost = Math.min(...segments.map((segment) => segment.x));
  const counts = new Map<number, number>();
  for (const { x } of segments) {
    if (x > leftmost + 40) counts.set(Math.round(x / 2) * 2, (counts.get(Math.round(x / 2) * 2) ?? 0) + 1);
  }
  return [...counts]
    .filter(([x, count]) => count + (counts.get(x + 2) ?? 0) + (counts.get(x - 2) ?? 0) >= 3)
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCandidates)
    .map(([x]) => x);
}

function runsWithoutCrossing(rows: readonly Row[], gutter: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    // If a piece begins at the edge, the piece before it is only very close to it.
    const begins = row?.segments.some(({ x }) => Math.abs(x - gutter) < tolerance) ?? false;
    const crosses =
      !row || (!begins && row.segments.some(({ x, right }) => x < gutter - tolerance && right > gutter - 1));
    if (!crosses) continue;
    if (at > from) runs.push({ from, to: at });
    from = at + 1;
  }
  return runs;
}

function side(rows: readonly Row[], gutter: number, which: 'left' | 'right'): Row[] {
  return rows
    .map(({ y, segments }) => ({
      y,
      segments: segments.filter(({ x }) => (which === 'left' ? x < gutter - tolerance : x >= gutter - tolerance)),
    }))
    .filter((row) => row.segments.length > 0);
}

/** Whether the two sides are independent texts and not cells of one table. */
function standAlone(rows: readonly Row[], gutter: number): boolean {
  const left = side(rows, gutter, 'left');
  const right = side(rows, gutter, 'right');
  const rightAt = new Set(right.map((row) => row.y));
  const leftTexts = left.map(textOf);
  const rightTexts = right.map(textOf);
  const aligned = left.filter((row) => rightAt.has(row.y)).length / left.length;
  const entries = left.filter((row) => headingOf(textOf(row)) === undefined);
  const entriesAligned = entries.filter((row) => rightAt.has(row.y)).length / Math.max(1, entries.length);
  const leftDates = share(leftTexts, isDateLike);
  const rightDates = share(rightTexts, isDateLike);
  const leftHeadings = leftTexts.filter((text) => headingOf(text) !== undefined).length;
  const rightHeadings = rightTexts.filter((text) => headingOf(text) !== undefined).length;
  if (leftDates >= 0.5 || rightDates >= 0.5) return false;
  if (leftDates >= 0.3 && aligned > 0.8) return false;
  if (leftHeadings + leftDates * left.length >= 0.7 * left.length && aligned >= 0.7) return false;
  if (rightHeadings === 0 && (entries.length <= left.length * 0.3 || entriesAligned >= 0.8)) return false;
  const dated = left.filter((row) => isDateLike(textOf(row)));
  if (rightHeadings === 0 && dated.length > 1 && dated.every((row) => rightAt.has(row.y))) return false;
  if (leftHeadings > 0 && rightHeadings > 0) return true;
  if (leftHeadings > 0 || rightHeadings > 0) return aligned < 0.75 || (left.length >= 8 && right.length >= 8);
  return aligned < 0.5;
}

function share(texts: readonly string[], test: (text: string) => boolean): number {
  return texts.filter(test).length / Math.max(1, texts.length);
}

export function textOf(row: Row): string {
  return row.segments.map((segment) => segment.text.trim()).join(' ');
}

function segmentsOf(rows: readonly Row[]): Segment[] {
  return rows.flatMap((row) => row.segments);
}
