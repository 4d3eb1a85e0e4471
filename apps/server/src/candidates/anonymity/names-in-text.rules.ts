/** Stands where a name or a way to reach a person was. */
export const hidden = '…';

/** A word of a text with its place. */
interface Word {
  source: string;
  start: number;
  end: number;
}

type Range = [start: number, end: number];
type Fold = (word: string) => string;

/** Letters with their marks; invisible characters between letters do not separate them. */
const words = /[\p{L}\p{M}\p{Cf}]+/gu;
const ascii = /^[a-z]*$/i;
const genitive = /['’]s?(?!\p{L})/uy;
const humps = /(?<=\p{Ll})(?=\p{Lu})/u;
/** What stands between the letters of a spaced word, at most. */
const widestGap = 3;
/** Two parts of a name that are this long together are found inside other letters: "teamjenshansen". */
const surePair = 7;

/** "Søren" as "soeren", and as "soren": the two spellings without Danish letters. */
const folds: readonly Fold[] = [
  foldWith({ æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }),
  foldWith({ æ: 'a', ø: 'o', ß: 's' }),
];

function foldWith(spelling: Readonly<Record<string, string>>): Fold {
  return (word) => {
    if (ascii.test(word)) return word.toLowerCase();
    return word
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[æøåäöüß]/g, (letter) => spelling[letter] ?? letter)
      .normalize('NFD')
      .replaceAll(/[\p{M}\p{Cf}]+/gu, '');
  };
}

/** The parts of a name in one spelling. */
interface FoldedNames {
  fold: Fold;
  parts: ReadonlySet<string>;
  /** The different lengths of the parts. */
  lengths: readonly number[];
  initials: string;
}

/**
 * A function that replaces the parts of a name by "…" in texts, however they are written: in any letter case, with and without Danish
 * letters and accents, with a genitive, glued together ("JensHansen", "jhansen"), in a compound with capitals ("HansenConsult"), with
 * spaces or signs between the letters, and with initials beside them ("J.P. Hansen"). Its work grows linearly with the text.
 * @param name first names and last names; parts of one letter are found as initials only
 */
export function nameHider(name: string): (text: string) => string {
  const letters = name.match(words) ?? [];
  const parts = letters.filter((part) => [...part].length > 1);
  if (parts.length === 0) return (text) => text;
  const spellings = folds.map((fold): FoldedNames => {
    const folded = new Set(parts.map(fold).filter((part) => part.length > 1));
    return {
      fold,
      parts: folded,
      lengths: [...new Set([...folded].map(({ length }) => length))],
      initials: letters.map((part) => fold(part).slice(0, 1)).join(''),
    };
  });
  return (text) => withoutRanges(text, rangesOf(text, spellings));
}

function rangesOf(text: string, spellings: readonly FoldedNames[]): Range[] {
  const found = [...text.matchAll(words)].map(
    ({ 0: source, index }): Word => ({ source, start: index, end: index + source.length }),
  );
  const named = found.map(({ source }) => spellings.some((names) => isName(names.fold(source), names)));
  return [
    ...found.flatMap((word, at) => (named[at] ? [rangeOf(text, word)] : humpRanges(word, spellings))),
    ...initialRanges(text, found, { named, spellings }),
    ...spacedRanges(found, spellings),
  ];
}

/** A word with its genitive: "Jens'", "Bo's". */
function rangeOf(text: string, { start, end }: Word): Range {
  genitive.lastIndex = end;
  return [start, genitive.test(text) ? genitive.lastIndex : end];
}

/** A word that is a part of the name, or several parts, or initials and a part. */
function isName(word: string, names: FoldedNames): boolean {
  return isPart(word, names) || isGlued(word, names) || hasGluedPair(word, names) || isPartWithInitials(word, names);
}

function isPart(word: string, { parts }: FoldedNames): boolean {
  return parts.has(word) || (word.endsWith('s') && parts.has(word.slice(0, -1)));
}

/** The word consists of parts of the name only. */
function isGlued(word: string, names: FoldedNames): boolean {
  const ends = new Set([0]);
  for (const end of ends) for (const next of partEnds(word, end, names)) ends.add(next);
  return ends.has(word.length) || (word.endsWith('s') && word.length > 1 && ends.has(word.length - 1));
}

/** Two parts of the name follow each other inside the word. */
function hasGluedPair(word: string, names: FoldedNames): boolean {
  if (word.length < surePair) return false;
  for (let start = 0; start < word.length; start += 1) {
    for (const middle of partEnds(word, start, names)) {
      if (partEnds(word, middle, names).some((end) => end - start >= surePair)) return true;
    }
  }
  return false;
}

/** "jphansen": up to three initials and a longer part. */
function isPartWithInitials(word: string, { parts, initials }: FoldedNames): boolean {
  return [1, 2, 3].some(
    (count) => word.length - count > 3 && parts.has(word.slice(count)) && areInitials(word.slice(0, count), initials),
  );
}

/** Where parts of the name that begin at `start` end. */
function partEnds(word: string, start: number, { parts, lengths }: FoldedNames): number[] {
  return lengths.flatMap((length) => (parts.has(word.slice(start, start + length)) ? start + length : []));
}

/** The letters are initials of the name in its order, some may be missing. */
function areInitials(letters: string, initials: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = initials.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

/** The parts of the name in a word with capitals inside: "HansenConsult". */
function humpRanges({ source, start }: Word, spellings: readonly FoldedNames[]): Range[] {
  const pieces = source.split(humps);
  if (pieces.length === 1) return [];
  let from = start;
  return pieces.flatMap((piece): Range[] => {
    const range: Range = [from, from + piece.length];
    from += piece.length;
    const isOne = piece.length > 2 && spellings.some((names) => isPart(names.fold(piece), names));
    return isOne ? [range] : [];
  });
}

/** Initials before a name ("J.P. Hansen", "JP Hansen") and after it ("Hansen, J.P."). */
function initialRanges(
  text: string,
  found: readonly Word[],
  { named, spellings }: { named: readonly boolean[]; spellings: readonly FoldedNames[] },
): Range[] {
  const isInitial = ({ source }: Word) =>
    source.length <= 3 &&
    source === source.toUpperCase() &&
    spellings.some(({ fold, initials }) => areInitials(fold(source), initials));
  const ranges: Range[] = [];
  /** Up to four characters between two words. */
  const gapAfter = (at: number) => {
    const end = found[at]?.end ?? 0;
    return text.slice(end, Math.min(found[at + 1]?.start ?? end, end + 4));
  };
  named.forEach((isNamed, at) => {
    if (!isNamed) return;
    for (let before = at - 1; before >= at - 3; before -= 1) {
      const word = found[before];
      if (!word || !isInitial(word) || !/^(?:\.?[\s-]?|\s\.)$/.test(gapAfter(before))) break;
      ranges.push([word.start, text[word.end] === '.' ? word.end + 1 : word.end]);
    }
    for (let after = at + 1; after <= at + 3; after += 1) {
      const word = found[after];
      const isNext = word && isInitial(word) && text[word.end] === '.' && /^(?:,?\s?|\.\s?)$/.test(gapAfter(after - 1));
      if (!isNext) break;
      ranges.push([word.start, word.end + 1]);
    }
  });
  return ranges;
}

/** The parts of the name that are written letter by letter: "J e n s", "H-a-n-s-e-n". */
function spacedRanges(found: readonly Word[], spellings: readonly FoldedNames[]): Range[] {
  const ranges: Range[] = [];
  let run: Word[] = [];
  const close = () => {
    if (run.length > 1) for (const names of spellings) ranges.push(...partsOfRun(run, names));
    run = [];
  };
  for (const word of found) {
    const isLetter = [...word.source].length === 1;
    const last = run.at(-1);
    if (!isLetter || (last && word.start - last.end > widestGap)) close();
    if (isLetter) run.push(word);
  }
  close();
  return ranges;
}

function partsOfRun(run: readonly Word[], names: FoldedNames): Range[] {
  const letters = run.map(({ source }) => names.fold(source));
  const joined = letters.join('');
  const owners = letters.flatMap((folded, at) => Array.from(folded, () => at));
  const isWhole = isGlued(joined, names);
  const ranges: Range[] = [];
  for (let start = 0; start < joined.length; start += 1) {
    for (const end of partEnds(joined, start, names)) {
      const [first, last] = [run[owners[start] ?? 0], run[owners[end - 1] ?? 0]];
      if (first && last && (isWhole || end - start > 2)) ranges.push([first.start, last.end]);
    }
  }
  return ranges;
}

/** The text with "…" for each range; ranges that overlap or touch become one. */
function withoutRanges(text: string, ranges: Range[]): string {
  let result = '';
  let reached = -1;
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    if (start > reached) result += text.slice(Math.max(reached, 0), start) + hidden;
    reached = Math.max(reached, end);
  }
  return result + text.slice(Math.max(reached, 0));
}
