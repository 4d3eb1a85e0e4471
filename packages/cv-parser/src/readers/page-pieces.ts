import { frameOf, type Matrix, matrixOf, multiply, type PageFrame } from './page-geometry.ts';
import { type PdfDocument, type PdfPage, readDrawnPage } from './page-glyphs.ts';
import type { Layer } from './page-interpreter.ts';
import { readMarks, type TypedLine } from './page-marks.ts';
import type { Segment } from './page-segments.ts';
import { withoutHidden } from './visible-pieces.ts';
import { joinWideLetters } from './wide-letters.ts';

/** Largest number of pieces that one page may have. */
export const mostPieces = 60_000;

interface Written {
  text: string;
  matrix: Matrix;
  width: number;
  height: number;
  font: string;
}

/** Whether a layer of the document is on. */
export type LayerSwitch = (layer: Layer | null) => boolean;

/** A layer that a page names but does not define is on, unless all layers of the document are off. */
export async function readLayers(document: PdfDocument): Promise<LayerSwitch> {
  const layers = await document.getOptionalContentConfig({ intent: 'display' });
  const groups = [...layers] as [string, { visible: boolean }][];
  const allOff = groups.length > 0 && groups.every(([, { visible }]) => !visible);
  return (layer) => (layer === null ? !allOff : layers.isVisible(layer));
}

/** The text of one page. */
export interface PageText {
  printed: readonly Segment[];
  /** What was typed into its fields, and notes on it. */
  typed: readonly TypedLine[];
  /** The page is a picture; `printed` was written on it later. */
  isScan: boolean;
  /** Size of the page in points. */
  width: number;
  height: number;
}

/**
 * The text of one page as it is seen: upright within its crop box, without what is hidden. Diagonal watermarks and text in another
 * direction than most of the page are left out.
 */
export async function readPage(page: PdfPage, isShown: LayerSwitch): Promise<PageText> {
  const { items } = await page.getTextContent();
  const written = items.flatMap((item): Written[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const { str: text, width, height, fontName: font } = item;
    return [{ text, matrix: matrixOf(item.transform), width, height, font }];
  });
  const frame = frameOf(page.getViewport({ scale: 1 }), written);
  const pieces = written.slice(0, mostPieces).flatMap((one) => uprightPiece(one, frame) ?? []);
  // A page that cannot be interpreted still has its text.
  const drawn = readDrawnPage(page, frame, isShown).catch(() => ({ glyphs: [], isScan: false }));
  const { glyphs, isScan } = await drawn;
  const seen = glyphs.filter(({ hidden }) => !hidden);
  const printed = joinWideLetters(withoutHidden(pieces, glyphs), seen);
  const typed = await readMarks(page, frame).catch(() => []);
  return { printed, typed, isScan, width: frame.width, height: frame.height };
}

function uprightPiece({ text, matrix, width, height, font }: Written, frame: PageFrame): Segment | undefined {
  const [a, b, , d, x, y] = multiply(frame.matrix, matrix);
  if (a <= 0 || Math.abs(b) > a || !Number.isFinite(x + y + width)) return undefined;
  const [scaleX, scaleY] = frame.matrix;
  const right = x + width * Math.hypot(scaleX, scaleY);
  return { x, right, y, size: Math.abs(d) || height || 10, font, text };
}
