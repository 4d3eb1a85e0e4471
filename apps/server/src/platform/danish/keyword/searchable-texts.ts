import type { ReadPhrases } from '../parse-query.ts';
import type { QueryNode } from '../query-tree.ts';

/** Query over the words of texts; see {@link ParsedQuery}. */
export interface WordQuery {
  match: QueryNode;
  exact: QueryNode;
  any: QueryNode;
}

/** A word that texts use, its spelling there, and the number of these texts. */
export interface UsedWord {
  word: string;
  shown: string;
  docs: number;
}

/** Search functions for one kind of text. */
export interface SearchableTexts<H> {
  /** Words that any text of the kind may contain, folded; they are left out of a query that has other words. */
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
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
