import { languageList, readReference } from '../../lookups/index.ts';
import { anyOf, parseQuery, type QueryNode, withoutPrefixes } from '../../platform/danish/index.ts';

let queries: ReadonlyMap<number, QueryNode> | undefined;

/** Finds texts that name a skill by any of its names; undefined for an unknown one. */
export function skillQuery(id: number): QueryNode | undefined {
  queries ??= new Map(
    readReference('skills').map(([skillId, name, , others]) => [skillId, anyOf([name, ...others].map(wordsOf))]),
  );
  return queries.get(id);
}

/** Finds texts that name a language. */
export function languageQuery(id: number): QueryNode | undefined {
  const name = languageList().byId(id)?.name;
  return name === undefined ? undefined : wordsOf(name);
}

/** The words of a name, every one of them. */
export function wordsOf(text: string): QueryNode {
  return withoutPrefixes(parseQuery(text).match);
}

/**
 * How much a skill says by how many documents name it: 1 at one in a hundred, at most 2, and little where nearly every one does.
 * @param count documents that name it, of `total`
 */
export function rarity(count: number, total: number): number {
  return Math.min(2, Math.max(0.15, Math.log10((total + 10) / (count + 1)) / 2));
}

/** What a skill says that nobody has counted: as much as one that a document in twenty names. */
export function usualRarity(total: number): number {
  return rarity(total / 20, total);
}
