import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { loadTypeface } from '../../pdf/cv-pdf.style.ts';
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

/** The CV as a PDF, including letters beyond Western European ones. */
export async function writePageCv({ text, look }: PageCv): Promise<Buffer> {
  await loadTypeface();
  const page = createElement(
    Page,
    { size: 'A4', style: { padding: 42, fontFamily: 'Inter', fontSize: body } },
    ...elementsOf(text.split('\n'), look),
  );
  return await renderToBuffer(createElement(Document, null, page));
}

function elementsOf(lines: readonly string[], look: PageLook): ReactElement[] {
  const open = lines.indexOf('[[');
  if (open < 0) return lines.flatMap((line, key) => (line.trim() === '' ? [] : [lineOf(line, look, key)]));
  const [parted, close] = [lines.indexOf('||'), lines.indexOf(']]')];
  const left = lines.slice(open + 1, parted);
  const right = lines.slice(parted + 1, close);
  const narrow = left.some((line) => line.startsWith('= ')) ? '66%' : `${look.left ?? 32}%`;
  const sides = [left, right].map((side, key) =>
    createElement(
      View,
      { key, style: key === 0 ? { width: narrow, paddingRight: 16 } : { flex: 1 } },
      ...elementsOf(side, look),
    ),
  );
  return [
    ...elementsOf(lines.slice(0, open), look),
    createElement(View, { key: 'columns', style: { flexDirection: 'row' } }, ...sides),
    ...elementsOf(lines.slice(close + 1), look),
  ];
}

const marks = /^(=|##|\+|#|-) /;

function lineOf(line: string, look: PageLook, key: number): ReactElement {
  const mark = marks.exec(line)?.[1] ?? '';
  const text = line.replace(marks, '');
  const style = styleOf(mark, look);
  const shown = mark === '##' && look.upper ? text.toUpperCase() : text;
  const cells = mark === '-' ? [`• ${shown}`] : shown.split('\t');
  if (cells.length === 1) return createElement(Text, { key, style }, cells[0]);
  if (look.margin !== undefined) return marginRow(cells, { ...style, marginLeft: 0 }, look.margin, key);
  return createElement(
    View,
    { key, style: { flexDirection: 'row', justifyContent: 'space-between' } },
    ...cells.map((cell, at) => createElement(Text, { key: at, style }, cell)),
  );
}

/** The first cell in the margin, the others beside it. */
function marginRow(cells: readonly string[], style: object, margin: number, key: number): ReactElement {
  const [first = '', ...others] = cells;
  return createElement(
    View,
    { key, style: { flexDirection: 'row' } },
    createElement(Text, { key: 0, style: { ...style, width: margin } }, first),
    createElement(Text, { key: 1, style: { ...style, flex: 1 } }, others.join('  ')),
  );
}

function styleOf(mark: string, look: PageLook) {
  const bold = { fontWeight: 600 } as const;
  if (mark === '=') return { ...bold, fontSize: look.name, letterSpacing: look.spacing ?? 0, marginBottom: 4 };
  if (mark === '##')
    return { ...bold, fontSize: look.heading, letterSpacing: look.track ?? 0, marginTop: 12, marginBottom: 2 };
  if (mark === '+') return { ...bold, fontSize: look.title, marginTop: 5 };
  if (mark === '#') return { ...bold, fontSize: look.title, marginTop: 4 };
  return { fontSize: body, marginTop: 1.5, marginLeft: mark === '-' ? 8 : 0 };
}
