import { type NamedTown, placeKey, townCalled } from '../../lookups/index.ts';
import { analyse, danishStopWords, isEverydayWord } from '../../platform/danish/index.ts';

/** A town or postcode among the words of a search. */
export interface TypedPlace extends NamedTown {
  /** As it was typed. */
  text: string;
  /** Numbers of its first word and of the one behind its last. */
  from: number;
  to: number;
}

/** "8000 Aarhus C" */
const longestName = 3;
const mostPlaces = 3;
const mostWords = 20;

/** Before a place; they go with it, and behind them a town is meant whatever else its name means. */
const prepositions = new Set('i ved naer omkring naerheden in near around'.split(' '));
/** What joins places: "aarhus eller odense". */
const conjunctions = new Set('og eller and or'.split(' '));

/** Behind a town they make the name of an institution or company: "Aalborg Kommune", "Odense Zoo". */
const institutions = new Set(
  'kommune kommunes universitet universitetshospital university hospital sygehus lufthavn airport havn zoo teater museum gymnasium stift domkirke bibliotek biblioteker tekniske handelsskole forsyning varme vand energi letbane business festuge festival slot portland taxa raadhus boldklub bk if fc'.split(
    ' ',
  ),
);

/** Towns that are also names of people, verbs or English words. Those that the word list knows need not stand here. */
const ambiguousTowns = new Set(
  'asa asp balle beder bording borup dalby flemming fur galten give gram greve hammel hampen hasle henne humble lund lundby lynge malling melby odder ranum rude ry skals solbjerg sunds tarm them tim trige tune ulstrup vandel varde vig'.split(
    ' ',
  ),
);

/** Danish names of towns that are called otherwise in English. */
const englishNames: Readonly<Record<string, string>> = { copenhagen: 'københavn', elsinore: 'helsingør' };

/** Beside them four digits are no postcode: "ISO 9001", "3000 kr". */
const beforeNumbers = new Set('iso office windows nr kr dynamics din en model'.split(' '));
const behindNumbers = new Set('kr kroner timer dkk stk personer'.split(' '));

/** Words of a search, split at blanks. */
export function typedWords(keyword: string): string[] {
  return keyword.trim().split(/\s+/).slice(0, mostWords);
}

/**
 * Towns and postcodes among the words of a search, in their order. A town that is also another word counts only behind "i", "ved"
 * or the like; one in front of "Kommune" or "Zoo" is part of that name.
 */
export function placesAmong(words: readonly string[]): TypedPlace[] {
  const keys = words.map(placeKey);
  const places: TypedPlace[] = [];
  for (let from = 0; from < words.length && places.length < mostPlaces; ) {
    const place = placeAt(words, keys, from);
    if (place) places.push(place);
    from = place ? place.to : from + 1;
  }
  return places;
}

function placeAt(words: readonly string[], keys: readonly string[], from: number): TypedPlace | undefined {
  for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
    const text = words
      .slice(from, to)
      .join(' ')
      .replace(/^[\s,;.]+|[\s,;.]+$/g, '');
    const town = townCalled(englishNames[placeKey(text)] ?? text);
    if (!town) continue;
    const [before = '', behind = ''] = [keys[from - 1], keys[to]];
    if (institutions.has(behind)) return undefined;
    if (/^\d+$/.test(text) && (beforeNumbers.has(before) || behindNumbers.has(behind))) return undefined;
    return isSure(text) || prepositions.has(before) ? { ...town, text, from, to } : undefined;
  }
  return undefined;
}

/** Whether a name means a town and nothing else. */
function isSure(text: string): boolean {
  const key = placeKey(text);
  if (/\d/.test(key)) return true;
  if (key.length < 3 || ambiguousTowns.has(key) || danishStopWords().has(key) || isEverydayWord(key)) return false;
  const { known, members } = analyse({ text: key, pieces: [] });
  return !known || members.length > 0;
}

/**
 * What is left of the words without some places, and without what led up to them: '' where nothing is left that says anything.
 * @param stopWords folded words that every ad could say
 */
export function withoutPlaces(
  words: readonly string[],
  places: readonly TypedPlace[],
  stopWords: ReadonlySet<string>,
): string {
  const isGone = words.map((_, at) => places.some(({ from, to }) => at >= from && at < to));
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const isLeading = prepositions.has(placeKey(words[at] ?? '')) && isGone[at + 1];
    const isJoining = conjunctions.has(placeKey(words[at] ?? '')) && isGone[at + 1] && isGone[at - 1];
    if (isLeading || isJoining) isGone[at] = true;
  }
  const left = words.filter((_, at) => !isGone[at]);
  const says = (word: string) => !danishStopWords().has(placeKey(word)) && !stopWords.has(placeKey(word));
  return left.some(says) ? left.join(' ') : '';
}
