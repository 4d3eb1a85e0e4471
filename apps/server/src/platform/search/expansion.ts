import type { QueryNode } from './query-tree.ts';

/** Kinds of query expansion, the closest first; names of the wire. */
export const expansionKinds = ['synonym', 'related', 'part', 'occupation', 'some'] as const;

/**
 * Reason why a document is similar to a query: it has a synonym, a related word, a member of a compound, a neighbour in a
 * classification, or some of the words.
 */
export type ExpansionKind = (typeof expansionKinds)[number];

/** An alternative word or name for a typed one. */
export interface Alternative {
  /** Usual spelling, for display. */
  name: string;
  match: QueryNode;
}

/** An expanded query for the words of weighted fields. */
export interface ExpansionStep {
  kind: ExpansionKind;
  match: QueryNode;
  /** The alternatives that this step adds to the steps before it. */
  added: readonly Alternative[];
}

/** Queries for one segment of a typed query. */
export interface QueryConcept {
  /** The strongest evidence first, with a relative value up to 1. */
  variants: readonly { match: QueryNode; score: number }[];
  /** Weight among the other concepts, usually 1. */
  weight: number;
  /** Whether documents without it are left out if some documents have it. */
  isEssential: boolean;
}

/** The wider readings of a keyword. */
export interface Expansion {
  /** Tags that similar documents must have; undefined for none. */
  required: QueryNode | undefined;
  /** The best documents among those with the required tags. */
  bestRequired: QueryNode;
  /** Whether a document that has only the required tags is not similar. */
  needsWords: boolean;
  /** Documents that are never similar. */
  denied: QueryNode;
  /** The closest first: each step also matches the hits of those before it. */
  steps: readonly ExpansionStep[];
  /** Neighbours of the keyword in a classification, for a keyword without hits. */
  neighbours(): ExpansionStep | undefined;
  /** Neighbours of the titles of the best hits. @param tags lead tags of the titles */
  neighboursOf(tags: readonly string[]): ExpansionStep | undefined;
  /** The concepts of the keyword, for documents with some of its words. */
  concepts(): { own: readonly QueryConcept[]; required: readonly QueryConcept[] };
  /** Matches documents with the essential words of a keyword of several words; empty for others. */
  essential(): QueryNode;
  /** If some documents match it, only those are similar; empty for none. */
  exclusive(): QueryNode;
}
