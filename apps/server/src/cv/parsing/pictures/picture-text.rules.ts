import type { Segment } from '../readers/page-segments.ts';

/** One line as it was recognised, in pixels from the upper left corner. */
export interface RecognisedLine {
  baseline: number;
  /** From the lowest descender to the highest letter. */
  height: number;
  words: { text: string; confidence: number; left: number; right: number }[];
}

/** A page as it was recognised, upright. */
export interface RecognisedPage {
  /** Mean of all words, 0 to 100. */
  confidence: number;
  /** Pixels. */
  width: number;
  height: number;
  lines: RecognisedLine[];
}

/** Sides of A4 in points: letters are measured as on A4, whatever the size of the picture. */
const [short, long] = [595, 842];
/** Confidence below which a word is a stain, a line or a face. */
const leastConfidence = 20;
/** Lines whose height is this close to the usual one get the same size, since recognition measures only some letters. */
const [smaller, larger] = [0.85, 1.13];
/** Characters that a bullet is recognised as, if it is alone before a text. */
const readBullet = /^[eo©®«»¢*+°¤•.-]$/;
/** One long dash is often recognised as two. */
const readDash = /[-–—]{2,}/g;

/** The text of a page in pieces with their positions, in the format of document readers: points, `y` upwards. */
export function segmentsOf({ width, height, lines }: RecognisedPage): Segment[] {
  const scale = (width > height ? long : short) / width;
  const readable = lines
    .map((line) => ({ ...line, words: line.words.filter(isReadable) }))
    .filter(({ words }) => words.length > 0);
  const usual = usualHeight(readable);
  return readable.flatMap((line) => {
    const ratio = line.height / usual;
    const size = Math.round((ratio > smaller && ratio < larger ? usual : line.height) * scale);
    return line.words.map(({ text, left, right }, at) => ({
      x: left * scale,
      right: right * scale,
      y: (height - line.baseline) * scale,
      size,
      font: 'picture',
      text: at === 0 && line.words.length > 1 && readBullet.test(text) ? '•' : text.replace(readDash, '–'),
    }));
  });
}

/** Number of letters of a page. */
export function lettersIn(segments: readonly Pick<Segment, 'text'>[]): number {
  return segments.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function isReadable({ text, confidence }: RecognisedLine['words'][number]): boolean {
  return text.trim() !== '' && confidence >= leastConfidence;
}

/** The height of most of the letters. */
function usualHeight(lines: readonly RecognisedLine[]): number {
  const heights = lines.flatMap(({ height, words }) => words.flatMap(({ text }) => [...text].map(() => height)));
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 1;
}
