import type { Expansion, ExpansionKind } from './expansion.ts';
import type { QueryNode } from './query-tree.ts';
import type { Found, QueryOptions, SearchableTexts } from './searchable-texts.ts';

/** Parts of a text for the index. */
export interface Indexed {
  title: string;
  /** Short texts about its subject: names, labels, places. Their words and synonyms have less weight than those of the title. */
  labels?: readonly string[];
  /** Running text without markup. */
  body?: string;
  /** Tags of the text, which nobody types; they have the weight of labels. */
  tags?: readonly string[];
}

/**
 * Lexemes separated by spaces, one string for each weight of a tsvector. Only letters and digits, so that no lexeme needs quotes
 * in the text of a tsvector.
 */
export interface IndexTerms {
  /** A: the title's words in dictionary form, and tags for the whole title. */
  title: string;
  /**
   * B: members of the title's compounds, heads twice because an `overlæge` is a `læge`; compounds that the title implies.
   */
  parts: string;
  /** C: synonyms and related words of the title's words, the labels' words with their members. */
  related: string;
  /** D: the body's words, each once, and words only distantly related to the title. */
  body: string;
  /** Whole words, folded: candidates for corrections of misspelt words. */
  words: string[];
}

/** What the engine needs of the language of documents and queries. The engine itself knows no language. */
export interface SearchLanguage {
  /** Raised when the same text gets other terms; rows of older versions are written again. */
  version: number;
  /** One form for all spellings of a word. */
  fold(text: string): string;
  /** The usual spelling of a folded word. */
  spelt(word: string): string;
  indexTerms(fields: Indexed): IndexTerms;
  /** The query of typed words, without corrections. */
  queryOf(text: string): QueryNode;
  /** Finds texts by a typed keyword, with corrections. @param keyword not blank */
  findKeyword<H>(keyword: string, source: SearchableTexts<H>): Promise<Found<H>>;
  /** The closest reading of a keyword: the query of its hits if it has any. */
  closestReading(keyword: string, options: QueryOptions): QueryNode;
  /** Wider readings of a keyword. */
  expandQuery(keyword: string, options: QueryOptions & { kinds: readonly ExpansionKind[] }): Expansion;
  /** Prefix of the tag for the beginning of a title, by which titles are compared. */
  leadPrefix: string;
  /** Terms of queries that say nothing to a reader. */
  untypedTerms: ReadonlySet<string>;
}
