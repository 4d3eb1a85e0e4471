import type { Glyph } from './page-interpreter.ts';
import type { Segment } from './page-segments.ts';

/** Width of a letter relative to its height, from which on it may be spaced: capitals are wider than others. */
const [wide, wideCapital] = [0.66, 0.77];
const fewestLetters = 4;
/** Number of letters above which a text is a sentence, which is never spaced. */
const mostLetters = 90;
/** Gap between two words, relative to the gap between two letters. */
const wordGap = 1.6;
/** The same in letter heights, for letters that touch each other. */
const leastGap = 0.14;
/** Widest blank, in letter heights, without the letter spacing. */
const widestBlank = 0.6;

/**
 * The pieces of a page, those with spaced letters with blanks only between words: `M I N U D DA N N E L S E` becomes `MIN
 * UDDANNELSE`. A word that is too short to decide is treated like the longer ones in its font.
 * @param glyphs the letters of the page
 */
export function joinWideLetters(pieces: readonly Segment[], glyphs: readonly Glyph[]): readonly Segment[] {
  const wideLooks = new Set(pieces.filter(isSetWide).map(lookOf));
  if (wideLooks.size === 0) return pieces;
  const joined: (Segment & { gap?: number })[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const words = wideLooks.has(lookOf(piece)) ? withDrawnBlanks(piece, glyphs) : piece;
    if (last && isNextWord(last, words)) {
      joined.splice(-1, 1, { ...last, right: words.right, text: `${last.text.trimEnd()} ${words.text.trimStart()}` });
    } else joined.push(words);
  }
  return joined.map(({ gap: _, ...piece }) => piece);
}

/** The letters of a piece may be spaced, so that blanks in its text are unreliable. */
function isSetWide({ x, right, size, text }: Segment): boolean {
  const trimmed = text.trim();
  const letters = trimmed.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLetters || letters > mostLetters || size <= 0) return false;
  const capitals = trimmed.match(/\p{Lu}/gu)?.length ?? 0;
  const width = (right - x) / size / trimmed.length;
  const short = trimmed.split(/\s+/).filter((word) => word.length <= 2).length;
  return short > letters / 3 || width > (capitals > letters / 2 ? wideCapital : wide);
}

function lookOf({ font, size }: Segment): string {
  return `${font} ${size.toFixed(1)}`;
}

/** A gap of the usual width between spaced words, not the space between two columns. */
function isNextWord(last: Segment & { gap?: number }, next: Segment & { gap?: number }): boolean {
  if (last.gap === undefined || next.gap === undefined || lookOf(last) !== lookOf(next)) return false;
  const blank = next.x - last.right;
  return Math.abs(last.y - next.y) < 1 && blank > 0 && blank < 2 * last.gap + widestBlank * last.size;
}

/**
 * The piece with blanks only where they are drawn, or where a gap is wider than those between its letters.
 * @returns also the `gap` between two letters
 */
function withDrawnBlanks(piece: Segment, glyphs: readonly Glyph[]): Segment & { gap?: number } {
  const own = glyphs.filter(
    ({ x, right, y }) => Math.abs(y - piece.y) < 1 && x > piece.x - 0.5 && right < piece.right + piece.size * 0.3,
  );
  const letters = own.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.x - b.x);
  // The drawn glyphs differ from the text, for example because of a ligature.
  if (letters.map(({ text }) => text).join('') !== piece.text.replace(/\s/g, '')) return piece;
  const blanks = own.filter(({ text }) => text.trim() === '');
  const gaps = letters.slice(1).map(({ x }, at) => x - (letters[at]?.right ?? x));
  const gap = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const limit = Math.max(gap * wordGap, gap + leastGap * piece.size);
  const text = letters.map((letter, at) => {
    const before = letters[at - 1];
    const isApart =
      before && (letter.x - before.right > limit || blanks.some(({ x }) => x >= before.x && x <= letter.x));
    return isApart ? ` ${letter.text}` : letter.text;
  });
  return { ...piece, text: text.join(''), gap };
}
