import type { Segment } from '../readers/page-segments.ts';
import { type LineLook, looksOf, type Measured } from './line-looks.rules.ts';
import { isReadable, mendWords } from './misread-words.rules.ts';
import { median } from './quantile.ts';

export interface RecognisedWord extends Omit<Measured, 'height'> {
  text: string;
  confidence: number;
  left: number;
  right: number;
}

/** One line as it was recognised, in pixels from the upper left corner. */
export interface RecognisedLine {
  baseline: number;
  /** From the lowest descender to the highest letter. */
  height: number;
  words: RecognisedWord[];
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

/** A part of a line without a wide gap. */
type Run = RecognisedLine;

/** Sides of A4 in points: letters are measured as on A4, whatever the size of the picture. */
const [short, long] = [595, 842];
/** Gap in line heights from which on two words are separate pieces of text. */
const wideGap = 0.7;
const overlap = -0.5;

/** The text of a page in pieces with their positions, in the format of document readers: points, `y` upwards. */
export function segmentsOf({ width, height, lines }: RecognisedPage): Segment[] {
  const scale = scaleToA4({ width, height });
  const runs = lines.flatMap((line) => runsOf(line));
  const looks = looksOf(runs.map(asMeasured));
  const usual = median(runs.flatMap((run) => run.words.flatMap(({ letters }) => letters.map(() => run.height))));
  return runs.map(({ words, baseline }, at) => {
    const { size, bold }: LineLook = looks[at] ?? { size: 1, bold: false };
    return {
      x: (words[0]?.left ?? 0) * scale,
      right: (words.at(-1)?.right ?? 0) * scale,
      y: (height - baseline) * scale,
      size: Math.round(usual * scale * size * 10) / 10,
      font: bold ? 'picture bold' : 'picture',
      text: words.map(({ text }) => text).join(' '),
    };
  });
}

/** Factor from the size of a page to that of A4 in points. */
export function scaleToA4({ width, height }: { width: number; height: number }): number {
  return (width > height ? long : short) / width;
}

function runsOf(line: RecognisedLine): Run[] {
  const runs: Run[] = [];
  for (const word of mendWords(line.words.filter(isReadable), line.height)) {
    const run = runs.at(-1);
    const last = run?.words.at(-1);
    const gap = last ? (word.left - last.right) / line.height : Number.POSITIVE_INFINITY;
    if (!run || !last || gap >= wideGap) {
      runs.push({ ...line, words: [word] });
      continue;
    }
    // The edges of overlapping words are wrong, and those of their letters as well.
    if (gap < overlap) run.words.splice(-1, 1, { ...last, letters: [] }, { ...word, letters: [] });
    else run.words.push(word);
  }
  return runs;
}

function asMeasured({ words, height }: Run): Measured {
  const letters = words.flatMap((word) => word.letters);
  const sum = words.reduce((all, { stem, letters: own }) => all + stem * own.length, 0);
  return { height, letters, stem: sum / Math.max(1, letters.length) };
}

/** Number of letters of a page. */
export function lettersIn(segments: readonly Pick<Segment, 'text'>[]): number {
  return segments.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}
