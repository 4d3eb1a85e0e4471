import { breakLines } from './break-lines.rules.ts';
import type { Content, Run, TextContent } from './content.ts';
import { type PdfElement, type PdfInfo, quiet, writePdf } from './document.ts';
import { DrawnPage, type Printed } from './drawn-page.ts';
import { type Block, type Fragment, fillPages } from './fill-pages.rules.ts';
import { printable } from './printable.rules.ts';
import { Typeface } from './typeface.ts';

export interface PageLayout {
  /** Points. */
  margins: { top: number; bottom: number; side: number };
  content: (typeface: Typeface) => readonly Content[];
  /** The two ends of the last line of each page; `page` is from 1. */
  footer?: (page: number, pages: number) => readonly [string, string];
}

/** A4 in points. */
const paper = { width: 595.28, height: 841.89 };
const footerLook = { size: 8, leading: 1.2, color: quiet, fromBottom: 28 };

/**
 * A PDF of content that flows over as many pages as it needs, with the structure that screen readers follow. Lines are broken and pages
 * filled before the first is drawn, so that the work is proportional to the text.
 */
export function printPages(info: PdfInfo, { margins, content, footer }: PageLayout): Promise<Buffer> {
  return writePdf(info, (doc, root) => {
    const typeface = new Typeface(doc);
    const blocks = blocksOf(content(typeface), { doc, typeface, width: paper.width - 2 * margins.side, parent: root });
    const fragments = fillPages(blocks, { top: margins.top, bottom: paper.height - margins.bottom });
    const pages = byPage(fragments);
    pages.forEach((page, at) => {
      doc.addPage();
      const drawn = new DrawnPage(doc, typeface);
      for (const fragment of page) drawn.draw(fragment, margins.side);
      if (footer) drawFooter(drawn, footer(at + 1, pages.length), { side: margins.side, typeface });
    });
  });
}

interface Building {
  doc: PDFKit.PDFDocument;
  typeface: Typeface;
  width: number;
  parent: PdfElement;
}

function blocksOf(contents: readonly Content[], building: Building): Block<Printed>[] {
  return contents.flatMap((content) => blockOf(content, building));
}

function blockOf(content: Content, building: Building): Block<Printed>[] {
  const { doc, width, parent } = building;
  if (content.kind === 'text') return [textBlock(content, building)];
  if (content.kind === 'picture') {
    const element = addElement(parent, doc.struct('Figure', { alt: content.alt }));
    const of = { content, element };
    return [{ kind: 'leaf', of, lines: 1, lineHeight: content.side, above: 0, below: 0, keepNext: false }];
  }
  const element = addElement(parent, doc.struct(content.tag));
  if (content.kind === 'group') return blocksOf(content.content, { ...building, parent: element });
  const { above = 0, below = 0, keepUpTo = 0 } = content;
  const columns = content.cells.map((cell) => ({
    at: cell.at,
    blocks: blocksOf(cell.content, { ...building, width: Math.min(cell.width, width), parent: element }),
  }));
  return [{ kind: 'columns', columns, above, below, keepUpTo }];
}

function textBlock(content: TextContent, { doc, typeface, width, parent }: Building): Block<Printed> {
  const { runs, style, keepNext = false, ruleBelow = 0 } = content;
  const { size, spacing = 0, weight = 'regular', left = 0 } = style;
  const looks = runs.map(({ strong }) => ({ size, spacing, weight: strong ? 'strong' : weight }) as const);
  const texts = runs.map(({ text }) => ({ text: printable(text) }));
  const lines = breakLines(texts, width - left, (text, run) => typeface.widthOf(text, looks[run] ?? style));
  const element = addElement(parent, doc.struct(content.tag));
  return {
    kind: 'leaf',
    of: { content, lines, width, element, items: runs.map((run) => itemOf(run, element, doc)) },
    lines: lines.length,
    lineHeight: size * style.leading,
    above: style.above ?? 0,
    below: (style.below ?? 0) + ruleBelow,
    keepNext,
  };
}

/** The body of a list item that is a run of a paragraph. */
function itemOf({ role }: Run, list: PdfElement, doc: PDFKit.PDFDocument): PdfElement | undefined {
  if (role !== 'item') return undefined;
  return addElement(addElement(list, doc.struct('LI')), doc.struct('LBody'));
}

function addElement(parent: PdfElement, element: PdfElement): PdfElement {
  parent.add(element);
  return element;
}

function byPage(fragments: readonly Fragment<Printed>[]): Fragment<Printed>[][] {
  const pages: Fragment<Printed>[][] = [[]];
  for (const fragment of fragments) {
    while (pages.length <= fragment.page) pages.push([]);
    pages[fragment.page]?.push(fragment);
  }
  return pages;
}

function drawFooter(
  page: DrawnPage,
  [start, end]: readonly [string, string],
  { side, typeface }: { side: number; typeface: Typeface },
): void {
  const { fromBottom, ...look } = footerLook;
  const y = paper.height - fromBottom - look.size * look.leading;
  page.artifact('Pagination', () => {
    page.text(printable(start), { ...look, x: side, y });
    page.text(end, { ...look, x: paper.width - side - typeface.widthOf(end, look), y });
  });
}
