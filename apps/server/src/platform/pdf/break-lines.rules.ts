/** A part of a text with one look. */
export interface TextRun {
  text: string;
}

/** Neighbouring letters of one run on a line. */
export interface Piece {
  /** Index of the run. */
  run: number;
  text: string;
  /** In points, with blanks at the end. */
  width: number;
}

/** Width of a text in points as a run is drawn. */
export type Measure = (text: string, run: number) => number;

/** A word of more characters is not measured as a whole: it may break between any two of them. */
const longestWord = 100;
/** A group of letters and marks of more code units is cut. */
const longestCluster = 16;
/** Rounding errors of sums of widths. */
const tolerance = 0.01;

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The lines of a text: broken at `\n`, at blanks, after a hyphen, dash or slash between letters, and within a word that is wider than
 * a line. Blanks are one blank; none is at the start of a line, and one at its end may stand beyond the width. Each character is
 * looked at a bounded number of times.
 */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): Piece[][] {
  const lines = new Lines(width, measure);
  runs.forEach(({ text }, run) => {
    for (const [atom] of text.matchAll(/\n|[ \t]+|[^ \t\n]+/g)) {
      if (atom === '\n') lines.end();
      else if (atom.startsWith(' ') || atom.startsWith('\t')) lines.blank(run);
      else
        atom.split(/(?<=\p{L}[-–—/])(?=\p{L})/u).forEach((text, at) => {
          if (at > 0) lines.endWord();
          lines.add(text, run);
        });
    }
  });
  return lines.finish();
}

class Lines {
  readonly #width: number;
  readonly #measure: Measure;
  readonly #lines: Piece[][] = [];
  #line: Piece[] = [];
  #filled = 0;
  /** Pieces since the last place where a line may break. */
  #word: Piece[] = [];
  #wordWidth = 0;

  constructor(width: number, measure: Measure) {
    this.#width = width;
    this.#measure = measure;
  }

  add(text: string, run: number): void {
    if (text.length > longestWord) {
      this.endWord();
      this.#scatter(text, run);
      return;
    }
    const width = this.#measure(text, run);
    this.#word.push({ run, text, width });
    this.#wordWidth += width;
  }

  blank(run: number): void {
    this.endWord();
    if (this.#line.length > 0 && !this.#line.at(-1)?.text.endsWith(' '))
      this.#place({ run, text: ' ', width: this.#measure(' ', run) });
  }

  endWord(): void {
    const word = this.#word;
    const width = this.#wordWidth;
    this.#word = [];
    this.#wordWidth = 0;
    if (width > this.#width) {
      for (const piece of word) this.#scatter(piece.text, piece.run);
      return;
    }
    if (!this.#fits(width)) this.#endLine();
    for (const piece of word) this.#place(piece);
  }

  end(): void {
    this.endWord();
    this.#endLine();
  }

  finish(): Piece[][] {
    this.endWord();
    if (this.#line.length > 0 || this.#lines.length === 0) this.#endLine();
    return this.#lines;
  }

  /** Places a word cluster by cluster, so that it breaks where a line is full. */
  #scatter(text: string, run: number): void {
    for (const { segment } of clusters.segment(text))
      for (let from = 0; from < segment.length; from += longestCluster) {
        const part = segment.slice(from, from + longestCluster);
        const width = this.#measure(part, run);
        if (!this.#fits(width)) this.#endLine();
        this.#place({ run, text: part, width });
      }
  }

  #fits(width: number): boolean {
    return this.#line.length === 0 || this.#filled + width <= this.#width + tolerance;
  }

  #place(piece: Piece): void {
    const last = this.#line.at(-1);
    if (last?.run === piece.run) {
      last.text += piece.text;
      last.width += piece.width;
    } else this.#line.push({ ...piece });
    this.#filled += piece.width;
  }

  #endLine(): void {
    this.#lines.push(this.#line);
    this.#line = [];
    this.#filled = 0;
  }
}
