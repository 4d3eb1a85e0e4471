import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { lettersIn } from '../pictures/picture-text.rules.ts';
import { LineCollector, type ReadDocument, readBounds, UnreadableDocument } from '../source-line.ts';
import { type Flow, toFlows } from './page-flows.ts';
import type { PdfDocument } from './page-glyphs.ts';
import { unwrap } from './page-lines.ts';
import { mostPieces, type PageText, readLayers, readPage } from './page-pieces.ts';
import type { Segment } from './page-segments.ts';
import { recognisedBesideTyped, withTyped } from './typed-lines.ts';

/** A4 and letter, in points. */
const pageWidth = 595;
/** Number of letters up to which a page may be a picture of text: its number and the scanner program's stamp. */
const fewLetters = 40;
/** The same of a picture that fills its page: a form that was filled in. More letters are a page with a drawn background. */
const fewTypedLetters = 600;
/** Number of letters below which a document has no text. */
const fewestLetters = 20;

/** Loads the PDF library ahead of the first PDF. */
export async function loadPdfLibrary(): Promise<void> {
  await getResolvedPDFJS();
}

/** Text recognised in pictures of pages, by page number from 1. */
export type PictureText = ReadonlyMap<number, readonly Segment[]>;

/**
 * Reads the text of a PDF with its positions, so that columns can be separated (ISO 32000-1 §9.4). Scripts, forms and fonts are not
 * executed. At most {@link readBounds.pages} pages are read.
 * @param pictures text of the pages that an earlier reading found `unread`
 * @throws UnreadableDocument `protected` if it needs a password, `no_text` if its pages and their pictures have no text
 */
export async function readPdf(bytes: Uint8Array, pictures: PictureText = new Map()): Promise<ReadDocument> {
  const document = await openPdf(bytes);
  try {
    const layers = await readLayers(document);
    const pages: Segment[][] = [];
    const unread: number[] = [];
    const recognised: number[] = [];
    let pieces = 0;
    for (let at = 1; at <= Math.min(document.numPages, readBounds.pages) && pieces < mostPieces; at += 1) {
      const page = await document.getPage(at);
      const text = await readPage(page, layers);
      page.cleanup();
      const picture = pictures.get(at);
      const whole = picture && recognisedPage(picture, text);
      if (whole) recognised.push(at);
      else if (picture === undefined && mayBePicture(text)) unread.push(at);
      pages.push(whole ?? withTyped(text.printed, text.typed));
      pieces += pages.at(-1)?.length ?? 0;
    }
    const collector = collect(pages);
    if (unread.length === 0 && lettersIn(collector.lines) < fewestLetters) throw new UnreadableDocument('no_text');
    return {
      pages: document.numPages,
      unread,
      recognised,
      lines: collector.lines,
      cut: collector.cut || pages.length < document.numPages,
    };
  } finally {
    await document.loadingTask.destroy();
  }
}

function mayBePicture({ printed, isScan }: PageText): boolean {
  return lettersIn(printed) < (isScan ? fewTypedLetters : fewLetters);
}

/** @returns undefined if the picture has no more text than the page */
function recognisedPage(picture: readonly Segment[], text: PageText): Segment[] | undefined {
  const { beside, all } = recognisedBesideTyped(picture, text);
  const letters = lettersIn(text.printed);
  // What was written on a scan stays; other text of the page is what a program recognised badly, or its stamp.
  const needed = text.isScan ? Math.min(2 * letters, fewLetters) : 2 * letters;
  return lettersIn(beside) > needed ? all : undefined;
}

/** Reads a picture of a page: the text recognised in it, if available. */
export function readPicture(pieces: readonly Segment[] | undefined): ReadDocument {
  if (!pieces) return { pages: 1, unread: [1], lines: [], cut: false };
  const { lines, cut } = collect([[...pieces]]);
  if (lettersIn(lines) < fewestLetters) throw new UnreadableDocument('no_text');
  return { pages: 1, recognised: [1], lines, cut };
}

function collect(pages: readonly Segment[][]): LineCollector {
  const collector = new LineCollector();
  const body = bodyFont(pages);
  const margin = rightMargin(pages);
  for (const [flow, content] of toFlows(pages).entries()) {
    collectFlow(collector, unwrap(content, margin, body), flow, body);
  }
  return collector;
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // PDFium renders pictures; they are not decoded here.
    const options = { verbosity: 0, disableFontFace: true, useSystemFonts: false, maxImageSize: 1 };
    return await getDocumentProxy(bytes, options);
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(locked ? 'protected' : 'unreadable', error);
  }
}

/** Right end of the longest lines; at least as far from the page's edge as the left margin. */
function rightMargin(pages: readonly (readonly Segment[])[]): number {
  const pieces = pages.flat();
  const left = pieces.reduce((least, { x }) => Math.min(least, x), 200);
  return pieces.reduce((most, { right }) => Math.max(most, right), pageWidth - Math.min(left, 90));
}

/** The font of most of the text; text in other fonts is emphasised. */
function bodyFont(pages: readonly (readonly Segment[])[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of pages.flat()) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function collectFlow(collector: LineCollector, { aside, rows }: Flow, flow: number, body: string): void {
  const steps = rows.flatMap((row, at) => {
    const above = rows[at - 1];
    return above && above.page === row.page ? [above.y - row.y] : [];
  });
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.4)] ?? 0;
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    const gap = above !== undefined && above.page === row.page && above.y - row.y > usual * 1.35 + 0.5;
    const [first] = row.segments;
    collector.add(
      row.segments.map((segment) => segment.text),
      {
        page: row.page,
        flow,
        aside,
        size: Math.max(...row.segments.map((segment) => segment.size)),
        strong: row.segments.some((segment) => segment.font !== body) && first !== undefined,
        gap,
      },
    );
  }
}
