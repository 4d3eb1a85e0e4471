import { analyse, danishStopWords, foldWords, readWords } from '@jobblik/danish';
import { isEverydayWord } from '../vocabulary/everyday-words.ts';

/** A town or postcode. */
export interface Place {
  /** "8000 Aarhus C", "Aarhus" */
  label: string;
  slug: string;
}

/** The place with a name or postcode; undefined for other words. */
export type PlaceCalled = (name: string) => Place | undefined;

/** A town or postcode in the words of a search. */
export interface TypedPlace extends Place {
  /** The typed text. */
  text: string;
  /** Index of its first word, and of the word after its last. */
  from: number;
  to: number;
}

/** Maximum number of words of a place: "8000 Aarhus C". */
export const longestName = 3;
const mostPlaces = 3;
const mostWords = 20;

/** Prepositions before a place. They are removed with it, and an ambiguous name after one is a town. */
const prepositions = new Set('i ved naer omkring naerheden in near around'.split(' '));
/** Words between places: "aarhus eller odense". */
const conjunctions = new Set('og eller and or'.split(' '));

/** After a town they form the name of an institution or company: "Aalborg Kommune", "Odense Zoo". */
const institutions = readWords(new URL('./data/institutions.txt', import.meta.url));

/** Towns that are also names of people, verbs or English words. Words of the word list are not needed here. */
const ambiguousTowns = readWords(new URL('./data/ambiguous-towns.txt', import.meta.url));

/** Danish names by English name of a town. */
const englishNames: Readonly<Record<string, string>> = { copenhagen: 'københavn', elsinore: 'helsingør' };

/** Words beside which four digits are not a postcode: "ISO 9001", "3000 kr". */
const beforeNumbers = new Set('iso office windows nr kr dynamics din en model'.split(' '));
const behindNumbers = new Set('kr kroner timer dkk stk personer'.split(' '));

/** Words of a search, split at white space. */
export function typedWords(keyword: string): string[] {
  return keyword.trim().split(/\s+/).slice(0, mostWords);
}

/**
 * Towns and postcodes in the words of a search, in order. An ambiguous town counts only after a preposition such as "i" or "ved";
 * a town before "Kommune" or "Zoo" is part of that name.
 */
export function placesAmong(words: readonly string[], placeCalled: PlaceCalled): TypedPlace[] {
  const keys = words.map(foldWords);
  const places: TypedPlace[] = [];
  for (let from = 0; from < words.length && places.length < mostPlaces; ) {
    const place = placeAt({ words, keys, placeCalled }, from);
    if (place) places.push(place);
    from = place ? place.to : from + 1;
  }
  return places;
}

function placeAt(
  { words, keys, placeCalled }: { words: readonly string[]; keys: readonly string[]; placeCalled: PlaceCalled },
  from: number,
): TypedPlace | undefined {
  for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
    const text = words
      .slice(from, to)
      .join(' ')
      .replace(/^[\s,;.]+|(?<![\s,;.])[\s,;.]+$/g, '');
    const town = placeNamed(text, placeCalled);
    if (!town) continue;
    const [before = '', behind = ''] = [keys[from - 1], keys[to]];
    if (institutions.has(behind)) return undefined;
    if (/^\d+$/.test(text) && (beforeNumbers.has(before) || behindNumbers.has(behind))) return undefined;
    return isSure(text) || prepositions.has(before) ? { ...town, text, from, to } : undefined;
  }
  return undefined;
}

/** A town or postcode by its name, also an English one. */
export function placeNamed(text: string, placeCalled: PlaceCalled): Place | undefined {
  return placeCalled(englishNames[foldWords(text)] ?? text);
}

/** Whether a name is unambiguously a town. */
function isSure(text: string): boolean {
  const key = foldWords(text);
  if (/\d/.test(key)) return true;
  if (key.length < 3 || ambiguousTowns.has(key) || danishStopWords().has(key) || isEverydayWord(key)) return false;
  const { known, members } = analyse({ text: key, pieces: [] });
  return !known || members.length > 0;
}

/**
 * The words without some places and their prepositions; '' if only stop words remain.
 * @param stopWords folded words that any ad may contain
 */
export function withoutPlaces(
  words: readonly string[],
  places: readonly TypedPlace[],
  stopWords: ReadonlySet<string>,
): string {
  const isGone = words.map((_, at) => places.some(({ from, to }) => at >= from && at < to));
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const isLeading = prepositions.has(foldWords(words[at] ?? '')) && isGone[at + 1];
    const isJoining = conjunctions.has(foldWords(words[at] ?? '')) && isGone[at + 1] && isGone[at - 1];
    if (isLeading || isJoining) isGone[at] = true;
  }
  const left = words.filter((_, at) => !isGone[at]);
  const isContentWord = (word: string) => !danishStopWords().has(foldWords(word)) && !stopWords.has(foldWords(word));
  return left.some(isContentWord) ? left.join(' ') : '';
}
