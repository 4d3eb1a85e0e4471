import { type Box, boxOf, contains, type PageFrame } from './page-geometry.ts';
import type { PdfPage } from './page-glyphs.ts';
import type { Segment } from './page-segments.ts';

/** Fields of PDF.js' annotations that are read. */
interface Mark {
  subtype?: string;
  rect?: readonly number[];
  annotationFlags?: number;
  hidden?: boolean;
  fieldType?: string | null;
  fieldValue?: unknown;
  password?: boolean;
  options?: readonly { exportValue?: string; displayValue?: string }[];
  contentsObj?: { str?: string };
  textContent?: readonly string[];
  defaultAppearanceData?: { fontSize?: number; fontName?: string };
}

/** Flags of annotations that are not shown on a screen: hidden, no view (ISO 32000-1 §12.5.3). */
const notShown = 2 + 32;
/** A line that was typed on a page. */
export interface TypedLine extends Segment {
  /** Where its letters are drawn. */
  covers: Box;
}

const usualSize = 11;
/** Share of a field's height that a letter has if the field does not say it. */
const sizeInField = 0.7;
const lineHeight = 1.15;
/** Estimated width of a letter, relative to its height; and of a wide one. */
const [letterWidth, widestLetter] = [0.5, 0.65];
const mostMarks = 2000;
const mostLines = 200;

/**
 * What was typed on a page, at its place: values of form fields (ISO 32000-1 §12.7) and notes written on the page (FreeText,
 * §12.5.6.6). Passwords, buttons and notes that open in a window are left out.
 */
export async function readMarks(page: PdfPage, frame: PageFrame): Promise<TypedLine[]> {
  const marks = (await page.getAnnotations({ intent: 'display' })) as Mark[];
  return marks.slice(0, mostMarks).flatMap((mark) => segmentsOf(mark, frame));
}

function segmentsOf(mark: Mark, frame: PageFrame): TypedLine[] {
  const [x1, y1, x2, y2] = mark.rect ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
  if (mark.hidden || ((mark.annotationFlags ?? 0) & notShown) !== 0) return [];
  const lines = linesOf(mark).slice(0, mostLines);
  const box = boxOf(frame.matrix, [x1, y1, x2, y2]);
  const height = box.top - box.bottom;
  const middle = (box.left + box.right) / 2;
  if (
    lines.length === 0 ||
    !contains({ left: 0, bottom: 0, right: frame.width, top: frame.height }, middle, box.bottom + height / 2)
  )
    return [];
  const { fontSize = 0, fontName = '' } = mark.defaultAppearanceData ?? {};
  const size = fontSize > 0 ? fontSize : Math.min(usualSize, height * sizeInField);
  const step = Math.min(size * lineHeight, height / lines.length);
  // One line stands in the middle of its field, several begin at its top.
  const first = lines.length === 1 ? box.bottom + (height - size * sizeInField) / 2 : box.top - size;
  return lines.flatMap((text, at) => {
    if (text.trim() === '') return [];
    const end = Math.max(box.right, box.left + 1);
    const reach = (width: number) => Math.min(end, box.left + text.length * size * width);
    const y = first - at * step;
    // The text of a field may stand anywhere in it; a note may be far larger than its text.
    const covers = coverOf(box.left, mark.subtype === 'Widget' ? end : reach(widestLetter), y, size);
    return [{ x: box.left + 2, right: reach(letterWidth), y, size, font: `typed ${fontName}`, text, covers }];
  });
}

/** Where the letters of a line are drawn, from below its descenders. */
export function coverOf(left: number, right: number, y: number, size: number): Box {
  return { left, right, bottom: y - 0.35 * size, top: y + 0.9 * size };
}

/** The lines of a note or a value as they are drawn; as they are stored where nothing is drawn, or the same without blanks. */
function linesOf(mark: Mark): string[] {
  const stored = storedText(mark);
  if (stored === undefined) return [];
  const drawn = mark.textContent ?? [];
  const isSame = squeezed(drawn.join('')) === squeezed(stored);
  return squeezed(drawn.join('')) === '' || isSame ? stored.split(/\r\n?|\n/) : [...drawn];
}

function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

/** @returns undefined for marks that are not read */
function storedText(mark: Mark): string | undefined {
  if (mark.subtype === 'FreeText') return mark.contentsObj?.str ?? '';
  if (mark.subtype !== 'Widget' || mark.password || (mark.fieldType !== 'Tx' && mark.fieldType !== 'Ch'))
    return undefined;
  const values = Array.isArray(mark.fieldValue) ? mark.fieldValue : [mark.fieldValue];
  return values.flatMap((value) => (typeof value === 'string' ? [shownValue(value, mark)] : [])).join('\n');
}

/** A choice is stored by its export value. */
function shownValue(value: string, { options = [] }: Mark): string {
  return options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
}
