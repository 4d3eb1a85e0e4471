import { type Content, paragraph, type RowContent, type TextStyle } from '../../platform/pdf/content.ts';
import { printPages } from '../../platform/pdf/print-pages.ts';
import type { Typeface } from '../../platform/pdf/typeface.ts';
import type { WrittenCv } from './written/written-cv.factory.ts';

/** Formatting of a CV; sizes in points. */
interface PageLook {
  name: number;
  heading: number;
  /** Size of the job title above an entry. */
  title: number;
  /** Space between the letters of the name. */
  spacing?: number;
  /** Headings in capitals. */
  upper?: boolean;
  /** Space between the letters of headings. */
  track?: number;
  /** Width of the first of several cells, for example for dates in the margin. */
  margin?: number;
  /** Width of a column at the left, in percent. */
  left?: number;
}

/**
 * A CV as a page. In its text `= ` marks the name, `## ` a heading, `+ ` a title, `# ` a bold line and `- ` a list item; tabs
 * separate cells, and `[[`, `||` and `]]` alone on a line begin, separate and end two columns.
 */
export interface PageCv extends WrittenCv {
  language: 'da' | 'en';
  look: PageLook;
}

const body = 10;
const leading = 1.21;

const margin = 42;
const pageWidth = 511;
const columnGap = 16;

/** The CV as a PDF. */
export async function writePageCv({ text, look, language }: PageCv): Promise<Buffer> {
  return await printPages(
    { title: 'CV', language },
    {
      margins: { top: margin, bottom: margin, side: margin },
      content: (typeface) => contentOf(text.split('\n'), { look, typeface, width: pageWidth }),
    },
  );
}

interface Space {
  look: PageLook;
  typeface: Typeface;
  /** Points. */
  width: number;
}

function contentOf(lines: readonly string[], space: Space): Content[] {
  const open = lines.indexOf('[[');
  if (open < 0) return lines.flatMap((line) => (line.trim() === '' ? [] : [lineOf(line, space)]));
  const [parted, close] = [lines.indexOf('||'), lines.indexOf(']]')];
  const left = lines.slice(open + 1, parted);
  const right = lines.slice(parted + 1, close);
  const isName = left.some((line) => line.startsWith('= '));
  const narrow = (space.width * (isName ? 66 : (space.look.left ?? 32))) / 100;
  const sides = [
    { at: 0, width: narrow - columnGap, lines: left },
    { at: narrow, width: space.width - narrow, lines: right },
  ];
  const columns: RowContent = {
    kind: 'row',
    tag: 'Div',
    cells: sides.map(({ at, width, lines: own }) => ({ at, width, content: contentOf(own, { ...space, width }) })),
  };
  return [...contentOf(lines.slice(0, open), space), columns, ...contentOf(lines.slice(close + 1), space)];
}

const marks = /^(=|##|\+|#|-) /;

function lineOf(line: string, space: Space): Content {
  const { look } = space;
  const mark = marks.exec(line)?.[1] ?? '';
  const text = line.replace(marks, '');
  const style = styleOf(mark, look);
  const shown = mark === '##' && look.upper ? text.toUpperCase() : text;
  const cells = mark === '-' ? [`• ${shown}`] : shown.split('\t');
  if (cells.length === 1) return paragraph(cells[0] ?? '', style);
  return look.margin === undefined
    ? spreadRow(cells, style, space)
    : marginRow(cells, { ...style, left: 0 }, { margin: look.margin, width: space.width });
}

/** The first cell at the left, the last at the right, the others evenly between them. */
function spreadRow(cells: readonly string[], style: TextStyle, { typeface, width }: Space): RowContent {
  const widths = cells.map((cell) => typeface.widthOf(cell, style) + 1);
  const gap = Math.max(0, (width - widths.reduce((sum, one) => sum + one, 0)) / (cells.length - 1));
  let at = 0;
  return rowOf(
    cells.map((cell, index) => {
      const own = Math.min(widths[index] ?? 0, width - at);
      const placed = { at, width: own, text: cell };
      at += own + gap;
      return placed;
    }),
    style,
  );
}

/** The first cell in the margin, the others beside it. */
function marginRow(
  cells: readonly string[],
  style: TextStyle,
  { margin: first, width }: { margin: number; width: number },
): RowContent {
  const [date = '', ...others] = cells;
  return rowOf(
    [
      { at: 0, width: first, text: date },
      { at: first, width: width - first, text: others.join('  ') },
    ],
    style,
  );
}

function rowOf(cells: readonly { at: number; width: number; text: string }[], style: TextStyle): RowContent {
  const { above = 0, below = 0, ...look } = style;
  return {
    kind: 'row',
    tag: 'Div',
    above,
    below,
    cells: cells.map(({ at, width, text }) => ({ at, width, content: [paragraph(text, look)] })),
  };
}

function styleOf(mark: string, look: PageLook): TextStyle {
  const bold = { weight: 'strong', leading } as const;
  if (mark === '=') return { ...bold, size: look.name, spacing: look.spacing ?? 0, below: 4 };
  if (mark === '##') return { ...bold, size: look.heading, spacing: look.track ?? 0, above: 12, below: 2 };
  if (mark === '+') return { ...bold, size: look.title, above: 5 };
  if (mark === '#') return { ...bold, size: look.title, above: 4 };
  return { size: body, leading, above: 1.5, left: mark === '-' ? 8 : 0 };
}
