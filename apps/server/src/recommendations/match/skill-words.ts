import { lazily } from '@jobblik/contract/kernel/lazily';
import { typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { fold } from '@jobblik/danish';
import { languageList, readReference } from '../../lookups/index.ts';
import { anyOf, type QueryNode, withoutPrefixes } from '../../platform/search/index.ts';
import { readQuery } from '../../search/index.ts';

/** Queries of the listed skills by id. */
const queries = lazily(
  (): ReadonlyMap<number, QueryNode> =>
    new Map(readReference('skills').map(([id, name, , others]) => [id, anyOf([name, ...others].map(queryOfWords))])),
);

/** Skills that are not in the list, with ids below 0; similar spellings have the same id (`Toast-POS`, `toast pos`). */
export function typedSkillsOf(words: readonly string[]): ReadonlyMap<number, string> {
  return new Map(words.map((word) => [typedWordId(foldedWord(word)), word]));
}

function foldedWord(word: string): string {
  return fold(word)
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/**
 * Finds texts that name a skill by any of its names; undefined for an unknown one.
 * @param typed skills that are not in the list
 */
export function skillQuery(id: number, typed: ReadonlyMap<number, string>): QueryNode | undefined {
  const word = typed.get(id);
  if (word !== undefined) return queryOfWords(word);
  return queries().get(id);
}

/** Finds texts that name a language. */
export function languageQuery(id: number): QueryNode | undefined {
  const name = languageList().byId(id)?.name;
  return name === undefined ? undefined : queryOfWords(name);
}

/** All words of a name. */
export function queryOfWords(text: string): QueryNode {
  return withoutPrefixes(readQuery(text).match);
}

/**
 * The weight of a skill by the number of documents that name it: 1 at 1%, at most 2, and low where nearly all do.
 * @param count documents that name it, of `total`
 */
export function rarity(count: number, total: number): number {
  return Math.min(2, Math.max(0.15, Math.log10((total + 10) / (count + 1)) / 2));
}

/** The weight of an uncounted skill: as if 5% of the documents named it. */
export function usualRarity(total: number): number {
  return rarity(total / 20, total);
}
