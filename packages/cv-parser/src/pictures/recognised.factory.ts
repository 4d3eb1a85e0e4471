import type { Letter } from './line-looks.rules.ts';
import type { RecognisedLine } from './picture-text.rules.ts';

interface LineSample {
  baseline?: number;
  height?: number;
  /** Height of a capital in pixels. */
  capital?: number;
  stem?: number;
  confidence?: number;
  /** Gap before each word but the first, in pixels; 20 by default. */
  gaps?: readonly number[];
}

const letterWidth = 20;

/** A line as it is recognised, its letters 20 pixels wide. */
export function recognisedLine(text: string, sample: LineSample = {}): RecognisedLine {
  const { baseline = 100, height = 40, capital = 30, stem = 5, confidence = 90, gaps = [] } = sample;
  let left = 0;
  const words = text.split(' ').map((word, at) => {
    left += at === 0 ? 0 : (gaps[at - 1] ?? letterWidth);
    const letters = lettersOf(word, { left, baseline, capital });
    const right = left + letters.length * letterWidth;
    const recognised = { text: word, confidence, left, right, stem, letters };
    left = right;
    return recognised;
  });
  return { baseline, height, words };
}

function lettersOf(
  word: string,
  { left, baseline, capital }: { left: number; baseline: number; capital: number },
): Letter[] {
  return [...word].map((text, at) => ({
    text,
    left: left + at * letterWidth,
    right: left + (at + 1) * letterWidth,
    top: baseline - capital * (/[acemnorsuvwxz]/.test(text) ? 0.75 : 1),
    bottom: baseline,
  }));
}
