/** Lines of one height that belong together: a paragraph, a heading, a picture of one line. Heights in points. */
export interface Leaf<T> {
  kind: 'leaf';
  of: T;
  lines: number;
  lineHeight: number;
  /** Space before; dropped at the top of a page. */
  above: number;
  below: number;
  /** Stays on the page of the beginning of the next block. */
  keepNext: boolean;
}

/** Columns beside each other, each filled by itself; what follows begins below the longest. */
export interface PageColumns<T> {
  kind: 'columns';
  columns: readonly { at: number; blocks: readonly Block<T>[] }[];
  above: number;
  below: number;
  /** Height up to which the columns stay on one page. */
  keepUpTo: number;
}

export type Block<T> = Leaf<T> | PageColumns<T>;

/** Some lines of a leaf on a page. */
export interface Fragment<T> {
  of: T;
  /** Lines `from` to below `to`. */
  from: number;
  to: number;
  /** From 0. */
  page: number;
  x: number;
  y: number;
}

/** Vertical bounds of what stands on a page. */
export interface PageBounds {
  top: number;
  bottom: number;
}

interface Cursor {
  page: number;
  y: number;
}

/** The fewest lines of a paragraph at the bottom and at the top of a page. */
const together = 2;
/** Rounding errors of sums of heights. */
const tolerance = 0.01;

/**
 * Puts blocks on pages, in the order of the blocks. A heading stays with the beginning of what follows, a paragraph never leaves a
 * single line behind, and low columns stay whole. The work is proportional to the number of lines.
 */
export function fillPages<T>(blocks: readonly Block<T>[], bounds: PageBounds): Fragment<T>[] {
  const fragments: Fragment<T>[] = [];
  place({ blocks, cursor: { page: 0, y: bounds.top }, x: 0, bounds, fragments });
  return fragments;
}

/** How many of a paragraph's remaining lines go on a page where `fit` have room; 0: it begins on the next page. */
export function linesToTake(left: number, fit: number, atTop: boolean): number {
  if (fit >= left) return left;
  const take = Math.min(fit, left - together);
  if (take >= together) return take;
  return atTop ? Math.max(1, fit) : 0;
}

interface Placing<T> {
  blocks: readonly Block<T>[];
  cursor: Cursor;
  x: number;
  bounds: PageBounds;
  fragments: Fragment<T>[];
}

function place<T>({ blocks, cursor, x, bounds, fragments }: Placing<T>): Cursor {
  const heads = headsOf(blocks, bounds.bottom - bounds.top);
  let at = cursor;
  blocks.forEach((block, index) => {
    at = below(at, block.above, bounds);
    if (at.y > bounds.top && at.y + (heads[index] ?? 0) > bounds.bottom + tolerance) at = nextPage(at, bounds);
    at = block.kind === 'leaf' ? placeLeaf(block, { at, x, bounds, fragments }) : at;
    if (block.kind === 'columns') {
      const start = at;
      for (const column of block.columns) {
        const end = place({ blocks: column.blocks, cursor: start, x: x + column.at, bounds, fragments });
        if (end.page > at.page || (end.page === at.page && end.y > at.y)) at = end;
      }
    }
    at = { page: at.page, y: at.y + block.below };
  });
  return at;
}

function placeLeaf<T>(
  leaf: Leaf<T>,
  { at, x, bounds, fragments }: { at: Cursor; x: number; bounds: PageBounds; fragments: Fragment<T>[] },
): Cursor {
  let { page, y } = at;
  for (let from = 0; from < leaf.lines; ) {
    const fit = Math.floor((bounds.bottom - y + tolerance) / leaf.lineHeight);
    const take = linesToTake(leaf.lines - from, fit, y <= bounds.top);
    if (take > 0) fragments.push({ of: leaf.of, from, to: from + take, page, x, y });
    from += take;
    y += take * leaf.lineHeight;
    if (from < leaf.lines) ({ page, y } = nextPage({ page, y }, bounds));
  }
  return { page, y };
}

function below({ page, y }: Cursor, above: number, { top }: PageBounds): Cursor {
  return { page, y: y <= top ? y : y + above };
}

function nextPage({ page }: Cursor, { top }: PageBounds): Cursor {
  return { page: page + 1, y: top };
}

/** Height of the part of each block that must be on one page, at most that of a page. */
function headsOf<T>(blocks: readonly Block<T>[], most: number): number[] {
  const heads: number[] = new Array(blocks.length).fill(0);
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    const block = blocks[index] as Block<T>;
    const next = blocks[index + 1];
    const own = headOf(block, most);
    const all = block.kind === 'leaf' && block.keepNext && next;
    heads[index] = all ? heightOf(block) + block.below + next.above + (heads[index + 1] ?? 0) : own;
    if ((heads[index] ?? 0) > most) heads[index] = own;
  }
  return heads;
}

function headOf<T>(block: Block<T>, most: number): number {
  if (block.kind === 'columns') {
    const height = heightOf(block);
    if (height <= Math.min(block.keepUpTo, most)) return height;
    return Math.max(0, ...block.columns.map((column) => headsOf(column.blocks.slice(0, 2), most)[0] ?? 0));
  }
  const { lines, lineHeight } = block;
  return Math.min(most, (lines < 2 * together ? lines : together) * lineHeight);
}

/** Height without the space before and after. */
function heightOf<T>(block: Block<T>): number {
  if (block.kind === 'leaf') return block.lines * block.lineHeight;
  return Math.max(
    0,
    ...block.columns.map(({ blocks }) =>
      blocks.reduce((sum, one, at) => {
        const after = at < blocks.length - 1 ? one.below : 0;
        return sum + (at > 0 ? one.above : 0) + heightOf(one) + after;
      }, 0),
    ),
  );
}
