import type { QueryTerm } from '../query-tree.ts';
import { whereItSays } from '../rows/weighted-fields.ts';
import { lowerBound } from './lower-bound.ts';

/** The words of one document, for matching terms. */
export class DocumentTerms {
  readonly #words: ReadonlySet<string>;
  #sorted: readonly string[] | undefined;

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
  }

  has(queryTerm: QueryTerm): boolean {
    const term = whereItSays(queryTerm);
    if ('word' in term) return this.#words.has(term.word);
    // Sorted by code units, like the comparison of strings.
    this.#sorted ??= [...this.#words].sort();
    const sorted = this.#sorted;
    const first = lowerBound(sorted.length, (place) => (sorted[place] as string) >= term.prefix);
    return sorted[first]?.startsWith(term.prefix) ?? false;
  }
}
