import { analyse, correct, danishStopWords, fold, mendCompound, mendWord, speltCompound } from '@jobblik/danish';
import { withoutPrefixes } from '../../platform/search/query-tree.ts';
import type { SearchableTexts } from '../../platform/search/searchable-texts.ts';
import { type ParsedQuery, readQuery } from '../read-query.ts';
import { isEnglishWord, isEverydayWord } from '../vocabulary/everyday-words.ts';

/** Maximum distance between two joined words and one word. */
export const joinedSlip = 0.7;
const shortestJoined = 6;
const mostJoined = 4;
const mostRespelt = 4;

type Texts = SearchableTexts<unknown>;

/**
 * The keyword with its misspelt words replaced by the most likely corrections, then by other corrections that are nearly as likely;
 * empty if no word has any.
 */
export async function respelt<H>(texts: SearchableTexts<H>, keyword: string, parsed: ParsedQuery): Promise<string[]> {
  const corrections = await correctionsOf(texts, await unfound(texts, parsed));
  const best = new Map([...corrections].flatMap(([word, [first]]) => (first ? [[word, first] as const] : [])));
  if (best.size === 0) return [];
  const others = [...corrections].flatMap(([word, [, ...rest]]) =>
    rest.map((other) => withCorrections(keyword, new Map(best).set(word, other))),
  );
  return [withCorrections(keyword, best), ...others].slice(0, mostRespelt);
}

/** Unknown words of a query that no text has. Several words may each be correct and only have no common text. */
async function unfound<H>(texts: SearchableTexts<H>, { fuzzy, whole }: ParsedQuery): Promise<string[]> {
  if (whole.length < 2) return fuzzy;
  const missing: string[] = [];
  for (const word of fuzzy) {
    const { match, exact, any } = readQuery(word, texts);
    const found = await texts.find({ match: withoutPrefixes(match), exact, any });
    if (texts.count(found) === 0) missing.push(word);
  }
  return missing;
}

/** Corrections by typed word for the words that no text uses, in the spelling of the texts, the most likely first. */
async function correctionsOf(
  texts: Pick<Texts, 'isName' | 'inUse' | 'near'>,
  fuzzy: readonly string[],
): Promise<Map<string, string[]>> {
  const unknown = fuzzy.filter((word) => !texts.isName?.(word)).slice(0, 4);
  const used = await texts.inUse(unknown);
  const corrections = new Map<string, string[]>();
  for (const word of unknown.filter((one) => !used.has(one))) {
    const near = await texts.near(word);
    const shown = correct(word, near).flatMap((best) => near.find((one) => one.word === best.word)?.shown ?? []);
    corrections.set(word, shown.length > 0 ? shown : speltAsListed(word));
  }
  return corrections;
}

/** A correction from the word list: a compound that no text has may be found by its members, and a word by its synonyms. */
function speltAsListed(word: string): string[] {
  const isCorrect = (other: string) => isEverydayWord(other) || isEnglishWord(other);
  const compounds = mendCompound(word, isCorrect);
  return (compounds.length > 0 ? compounds : mendWord(word, isCorrect)).slice(0, 1).map(speltCompound);
}

/** The keyword with two words joined to a word of the texts: "Kvikkøb" for "kvik køb"; null for none. */
export async function joinedWords(
  { near }: Pick<Texts, 'near'>,
  keyword: string,
  mostSlip: number,
): Promise<string | null> {
  const words = keyword.trim().split(/\s+/).slice(0, mostJoined);
  for (const [at, word] of words.slice(0, -1).entries()) {
    const typed = fold(word + words[at + 1]).replace(/[^\p{L}\p{N}]/gu, '');
    if (typed.length < shortestJoined) continue;
    const used = await near(typed);
    const [best] = correct(typed, used, 1);
    const whole = used.find((one) => one.word === (best && best.distance <= mostSlip ? best.word : typed));
    if (whole) return [...words.slice(0, at), whole.shown, ...words.slice(at + 2)].join(' ');
  }
  return null;
}

/** Minimum length of one of the two words: "BI" of "Power BI". */
const shortestHalf = 2;
const shortestApart = 4;
const mostApart = 5;

/** The keyword with a word split into two words of the texts: "Salon Krøll" for "salonkrøll"; the most likely first. */
export async function wordsApart({ inUse }: Pick<Texts, 'inUse'>, keyword: string): Promise<string[]> {
  const words = keyword.trim().split(/\s+/).slice(0, mostJoined);
  const cuts = words.flatMap((word, at) =>
    /^\p{L}+$/u.test(word) && !analyse({ text: fold(word), pieces: [] }).known
      ? Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, cut) =>
          cutAt(words, at, cut + shortestHalf),
        ).filter(({ halves }) => halves.some((half) => half.length >= shortestApart) && !halves.some(isSmallWord))
      : [],
  );
  if (cuts.length === 0) return [];
  const used = await inUse([...new Set(cuts.flatMap(({ halves }) => halves))]);
  return cuts
    .filter(({ halves }) => halves.every((half) => used.has(half)))
    .slice(0, mostApart)
    .map(({ text }) => text);
}

function isSmallWord(word: string): boolean {
  return danishStopWords().has(word);
}

/** Minimum length of a compound in which one letter may differ. */
const longCompound = 10;

/** The keyword with a compound replaced by a similar word of the texts: "styrmand" for "styremand". */
export async function slipOfCompound({ near }: Pick<Texts, 'near'>, keyword: string): Promise<string | null> {
  const words = keyword.trim().split(/\s+/).slice(0, mostJoined);
  for (const [at, word] of words.entries()) {
    const text = fold(word);
    if (analyse({ text, pieces: [] }).members.length === 0) continue;
    const used = await near(text);
    const [best] = correct(text, used, 1);
    const shown = used.find((one) => one.word === best?.word)?.shown;
    if (best && best.distance <= (text.length < longCompound ? joinedSlip : 1) && shown)
      return words.with(at, shown).join(' ');
  }
  return null;
}

function cutAt(words: readonly string[], at: number, cut: number): { halves: string[]; text: string } {
  const word = words[at] ?? '';
  const apart = [word.slice(0, cut), word.slice(cut)];
  return { halves: apart.map(fold), text: [...words.slice(0, at), ...apart, ...words.slice(at + 1)].join(' ') };
}

/** The keyword with each misspelt word replaced by its most likely correction. */
function withCorrections(keyword: string, corrections: ReadonlyMap<string, string>): string {
  return keyword
    .split(/(\s+)/)
    .map((word) => corrections.get(fold(word).replace(/[^\p{L}\p{N}]/gu, '')) ?? word)
    .join('');
}
