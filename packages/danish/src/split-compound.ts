import { fold } from './fold.ts';
import { knownLemma, lemmaCandidates, tradeOfWoman } from './lemma.ts';
import { type Lexicon, lexicon } from './lexicon.ts';
import { readWords } from './read-lines.ts';

/** One member of a compound: its form there, and its dictionary form. */
export interface Member {
  /** Folded text, linking letter included: `boerne`, `sundheds`. */
  text: string;
  /** Folded dictionary form: `barn`, `sundhed`. */
  lemma: string;
}

/** Longest word that is split; Danish job titles are shorter. */
const longest = 60;
const shortest = 5;

/** Prefixes of verbs and nouns, which form no compounds: a word is not split after them only because its head is known. */
const prefixes = readWords(new URL('./data/prefixes.txt', import.meta.url));

/** Such a prefix belongs to the following member: `brand efterforsker`, not `brandefter forsker`. */
const endsInPrefix = /(?:efter|for|frem|over|sam|til|under|ud|be|an|af)$/;

/** Prefixes that can precede occupations: overlæge, viceinspektør. */
const ranks = new Set(['over', 'under', 'vice']);

interface Path {
  cost: number;
  members: Member[];
}

/**
 * The members of a Danish compound in dictionary form, folded; empty for other words. Every member must be a known word in a form
 * for its position (`børne`, `arbejds`); an unknown first member is accepted only before an occupation (`-medarbejder`,
 * `-tekniker`). The split with the fewest, longest members is chosen, so `projektleder` is
 * `projekt leder` and never `projektl eder`; compounds in the word list (`børnehave`, `sygehus`) are not split.
 */
export function splitCompound(word: string, words: Lexicon = lexicon()): string[] {
  return compoundMembers(fold(word), words).map((member) => member.lemma);
}

/** As {@link splitCompound} for a folded word, with the form of each member in the compound. */
export function compoundMembers(word: string, words: Lexicon = lexicon()): Member[] {
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return [];
  if (knownLemma(word, words)) return [];
  const best = bestPath(word, words) ?? behindUnknown(word, words);
  return best?.members ?? [];
}

/** The split into known members with the lowest cost, found from left to right over every position. */
function bestPath(word: string, words: Lexicon): Path | undefined {
  const paths: (Path | undefined)[] = [{ cost: 0, members: [] }];
  for (let end = 2; end < word.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = paths[start];
      if (!before) continue;
      const text = word.slice(start, end);
      const lemma = words.firsts.get(text);
      if (lemma) setIfCheaper(paths, end, extend(before, { text, lemma }));
      else if (before.members.length > 0) {
        const middle = middleLemma(text, words);
        if (middle) setIfCheaper(paths, end, extend(before, { text, lemma: middle }, 0.3));
      }
    }
  }
  let best: Path | undefined;
  for (let start = 2; start <= word.length - 3; start += 1) {
    const before = paths[start];
    if (!before) continue;
    const text = word.slice(start);
    const lemma = headLemma(text, words);
    if (!lemma) continue;
    const path = extend(before, { text, lemma });
    if (!best || path.cost < best.cost) best = path;
  }
  return best;
}

function setIfCheaper(paths: (Path | undefined)[], at: number, path: Path): void {
  const known = paths[at];
  if (!known || path.cost < known.cost) paths[at] = path;
}

/** Each member costs one, short ones more: three letters match by chance. */
function extend(path: Path, member: Member, extra = 0): Path {
  return { cost: path.cost + 1 + 1 / member.text.length + extra, members: [...path.members, member] };
}

/** Any last member can also be in the middle of a longer compound, with or without a linking s: `brand bils fører`. */
function middleLemma(text: string, { words, firsts }: Lexicon): string | undefined {
  if (words.get(text)?.head) return text;
  const bare = text.endsWith('s') ? text.slice(0, -1) : '';
  return words.get(bare)?.head ? bare : firsts.get(bare);
}

function headLemma(text: string, { words, irregular }: Lexicon): string | undefined {
  const isHead = (lemma: string | undefined) => lemma !== undefined && words.get(lemma)?.head;
  const candidates = [text, irregular.get(text), ...lemmaCandidates(text), tradeOfWoman(text)];
  return candidates.find((lemma) => isHead(lemma));
}

/**
 * An unknown first member before an occupation. The longest known ending decides: `-medarbejder` before `-arbejder`, and
 * "landskabsbilleder" ends in `-billeder`, which is not an occupation.
 */
function behindUnknown(word: string, words: Lexicon): Path | undefined {
  for (let start = 3; start <= word.length - 4; start += 1) {
    const text = word.slice(start);
    const lemma = headLemma(text, words);
    if (!lemma || (!words.words.get(lemma)?.anyHead && text.length < shortest)) continue;
    if (!words.words.get(lemma)?.anyHead) return undefined;
    const first = word.slice(0, start);
    if (ranks.has(first))
      return {
        cost: 2,
        members: [
          { text: first, lemma: first },
          { text, lemma },
        ],
      };
    if (prefixes.has(first) || endsInPrefix.test(first) || !/[aeiouy]/.test(first)) return undefined;
    return { cost: 9, members: [unknownFirst(first, words), { text, lemma }] };
  }
  return undefined;
}

/** An unknown first member in its probable dictionary form: without the s after endings that require a linking s. */
function unknownFirst(text: string, words: Lexicon): Member {
  const bare = /(?:hed|ion|ing|tet|skab|dom|else|ment|um)s$/.test(text) ? text.slice(0, -1) : text;
  return { text, lemma: knownLemma(bare, words) ?? bare };
}
