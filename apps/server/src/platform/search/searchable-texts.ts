import type { QueryNode } from './query-tree.ts';

/** Query over the words of texts. */
export interface WordQuery {
  /** Matches texts with every term; empty when the query has no searchable word. */
  match: QueryNode;
  /** The terms as whole words, for the first rank. */
  exact: QueryNode;
  /** Any of the terms, for the second rank, and for matching when no text has every term. */
  any: QueryNode;
}

/** A word that texts use, its spelling there, and the number of these texts. */
export interface UsedWord {
  word: string;
  shown: string;
  docs: number;
}

/**
 * Finds phrases that correspond to tags of the index. Returns these tags (`words`), those of the best texts (`best`), and the rest
 * of the query.
 */
export type ReadPhrases = (text: string) => { words: readonly string[]; best?: readonly string[]; rest: string };

/** How the queries of an index are read. */
export interface QueryOptions {
  /** Words to leave out when others remain, folded: words of every text of the kind. */
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
}

/** Search functions for one kind of text. */
export interface SearchableTexts<H> extends QueryOptions {
  find(query: WordQuery): Promise<H>;
  /** Reads the data of several queries at once, before they are tried one after the other. */
  load?(queries: readonly QueryNode[]): Promise<void>;
  count(hits: H): number;
  none: H;
  /** The subset of the words that texts contain, also as prefixes. */
  inUse(words: readonly string[]): Promise<Set<string>>;
  /** The words of texts that are most similar to a word. */
  near(word: string): Promise<UsedWord[]>;
  /** Whether a folded word is a correct name, for example of a town, even if no text contains it. */
  isName?: ((word: string) => boolean) | undefined;
  /** Whether hits exclude titles with a denied word, and mentions of a word that other texts have in their titles. */
  narrows?: boolean;
}

/** Result of a search in {@link SearchableTexts}. */
export interface Found<H> {
  hits: H;
  /** The corrected keyword that was searched instead, because no text has the typed one. Its hits are the same. */
  corrected: string | null;
  /** No text has every word; the hits have some of them. */
  isNear: boolean;
  /** The query that found the hits. */
  query: WordQuery;
  /** Matches texts with every word, by the same reading; other than `query.match` only if `isNear`. */
  every: QueryNode;
  /** Whether a changed text cannot lead to another query, as long as there are enough hits. */
  isSettled: boolean;
}
