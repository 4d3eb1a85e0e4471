import { isDateLabel } from '../entries/labelled-entries.ts';
import { headingOf } from '../headings.ts';
import { textOf, toZones } from './page-columns.ts';
import { type Row, type Segment, toRows } from './page-segments.ts';

export type PageRow = Row & { page: number };

/** Rows that are read one after the other. */
export interface Flow {
  aside: boolean;
  /** Where lines end at the latest; undefined: at the margin of the page. */
  right?: number;
  rows: PageRow[];
}

interface OpenColumns {
  gutter: number;
  left: Flow;
  right: Flow;
}

const footer = /^(?:(?:side|page|s\.)\s*)?\d{1,3}\s*(?:(?:af|of|\/|ud af)\s*\d{1,3})?$/i;

/**
 * The reading order of a document's pages. A column that continues on the next page is read to its end before the column beside it;
 * text above, below or between columns is read in its position.
 */
export function toFlows(pages: readonly (readonly Segment[])[]): Flow[] {
  const perPage = pages.map((pieces) => toRows(pieces));
  const running = runningLines(perPage);
  const flows: Flow[] = [];
  let open: OpenColumns | undefined;
  for (const [at, rows] of perPage.entries()) {
    const place = (row: Row): PageRow => ({ ...row, page: at + 1 });
    const bodyRows = rows.filter((row) => !footer.test(textOf(row)) && !(at > 0 && running.has(textOf(row))));
    for (const zone of toZones(bodyRows)) {
      if (zone.kind === 'full') {
        const goesOn = open && beginsRightOf(zone.rows, open.gutter) ? open.right : undefined;
        if (!goesOn) open = undefined;
        (goesOn ?? lastFull(flows)).rows.push(...liftHeadings(zone.rows).map(place));
        continue;
      }
      if (!open || Math.abs(open.gutter - zone.gutter) > 12) {
        open = {
          gutter: zone.gutter,
          left: { aside: true, right: zone.gutter, rows: [] },
          right: { aside: true, rows: [] },
        };
        flows.push(open.left, open.right);
      }
      open.left.rows.push(...zone.left.map(place));
      open.right.rows.push(...zone.right.map(place));
    }
  }
  return flows.flatMap(splitFurther);
}

/** Text over the whole width continues across pages. */
function lastFull(flows: Flow[]): Flow {
  const last = flows.at(-1);
  if (last && !last.aside) return last;
  const flow: Flow = { aside: false, rows: [] };
  flows.push(flow);
  return flow;
}

/** Columns may contain columns. */
function splitFurther(flow: Flow): Flow[] {
  const page = flow.rows[0]?.page;
  if (page === undefined) return [];
  if (!flow.aside || flow.rows.some((row) => row.page !== page)) return [flow];
  const place = (row: Row): PageRow => ({ ...row, page });
  return toZones(flow.rows).flatMap((zone): Flow[] =>
    zone.kind === 'full'
      ? [{ ...flow, rows: zone.rows.map(place) }]
      : [
          { aside: true, right: zone.gutter, rows: zone.left.map(place) },
          { ...flow, rows: zone.right.map(place) },
        ],
  );
}

/** A heading in the margin comes before the text beside it, also if its larger letters are a little lower. */
function liftHeadings(rows: readonly Row[]): Row[] {
  // In a form, labels may be names of sections: `Stilling`, `Uddannelse`.
  if (rows.some(({ segments: [label, ...others] }) => label && others.length > 0 && isDateLabel(label.text)))
    return [...rows];
  const lifted: Row[] = [];
  for (const row of rows) {
    const [heading, ...others] = row.segments;
    const inMargin = heading !== undefined && headingOf(heading.text) !== undefined;
    if (inMargin && others.length > 0) lifted.push({ y: row.y, segments: [heading] }, { y: row.y, segments: others });
    else {
      const above = lifted.at(-1);
      const beside =
        inMargin &&
        above !== undefined &&
        above.y - row.y < heading.size * 1.2 &&
        (above.segments[0]?.x ?? 0) > heading.right;
      if (beside) lifted.splice(-1, 0, row);
      else lifted.push(row);
    }
  }
  return lifted;
}

function beginsRightOf(rows: readonly Row[], gutter: number): boolean {
  return rows.every((row) => (row.segments[0]?.x ?? 0) >= gutter - 6);
}

/** Headers and footers: the same text on most pages. */
function runningLines(pages: readonly (readonly Row[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const rows of pages) {
    const edge = [...rows.slice(0, 2), ...rows.slice(-2)];
    for (const text of new Set(edge.map(textOf))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1 && count >= pages.length * 0.6).map(([text]) => text));
}
