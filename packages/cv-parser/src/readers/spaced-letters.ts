/** Formatting of a piece of text, in points. */
interface SetText {
  x: number;
  right: number;
  size: number;
  font: string;
  text: string;
}

const spaced = /^\p{L}(?: [\p{L}'’.-])+$/u;
const letter = /^[\p{L}'’.-]$/u;
/** Widest gap between two such words, in letter heights. */
const widest = 2.5;
const fewest = 4;

/**
 * Joins words with spaced letters: `P R I Y A` and `R A M A N` become `PRIYA RAMAN`. Some programs write each word in one piece,
 * others each letter; then the gaps separate words.
 * @param pieces of one row, from left to right
 */
export function joinSpacedLetters<T extends SetText>(pieces: readonly T[]): T[] {
  const joined: T[] = [];
  for (let at = 0; at < pieces.length; ) {
    const first = pieces[at] as T;
    const words = runOf(pieces, at, (piece) => spaced.test(piece.text.trim()));
    const letters = runOf(pieces, at, (piece) => letter.test(piece.text.trim()));
    if (words.length > 0 && lettersIn(words) >= fewest - 1) {
      joined.push(merged(words, words.map(({ text }) => closed(text)).join(' ')));
      at += words.length;
    } else if (letters.length >= fewest && isSetApart(letters)) {
      joined.push(merged(letters, wordsOf(letters)));
      at += letters.length;
    } else {
      joined.push(first);
      at += 1;
    }
  }
  return joined;
}

/** Neighbours from `at` on that have the same formatting and pass the test. */
function runOf<T extends SetText>(pieces: readonly T[], at: number, test: (piece: T) => boolean): T[] {
  const run: T[] = [];
  for (const piece of pieces.slice(at)) {
    const last = run.at(-1);
    const apart = last && (last.font !== piece.font || piece.x - last.right > widest * piece.size);
    if (apart || !test(piece)) break;
    run.push(piece);
  }
  return run;
}

/** `M i a H o l m` in one piece: a capital after a small letter begins a word. */
function closed(text: string): string {
  return text.replaceAll(' ', '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

function lettersIn(pieces: readonly SetText[]): number {
  return pieces.reduce((sum, { text }) => sum + text.replaceAll(' ', '').length, 0);
}

function merged<T extends SetText>(run: readonly T[], text: string): T {
  return { ...(run[0] as T), right: run.at(-1)?.right ?? 0, text };
}

function gapsOf(letters: readonly SetText[]): number[] {
  return letters.slice(1).map((piece, at) => piece.x - (letters[at]?.right ?? piece.x));
}

function usualGap(letters: readonly SetText[]): number {
  const gaps = gapsOf(letters).toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** Letters that touch each other, as in most texts, are joined by their gaps only. */
function isSetApart(letters: readonly SetText[]): boolean {
  return usualGap(letters) > (letters[0]?.size ?? 0) * 0.14;
}

function wordsOf(letters: readonly SetText[]): string {
  const usual = usualGap(letters);
  const gaps = gapsOf(letters);
  return letters.map(({ text }, at) => (at > 0 && (gaps[at - 1] ?? 0) > usual * 1.6 ? ` ${text}` : text)).join('');
}
