import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Changes, changesOf } from './changes.ts';
import { type WordFinder, wordFinderOf } from './find-by-words.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The tables in which texts of one kind are found by their words, and by facts that every server keeps in memory. */
export interface TextIndexTables {
  /** Begins the names of prepared statements. */
  name: string;
  /** One row for each text. */
  rows: {
    table: PgTable;
    /** An integer. */
    id: PgColumn;
    /** Number of the change that wrote the row. */
    change: PgColumn;
    /** All that filtering and ordering need, packed in a few bytes. */
    facts: PgColumn;
    /** Words by which hits are ranked, as `headOf` weighs them. */
    head: PgColumn;
    /** Words that the row has added to the vocabulary. */
    added: PgColumn;
  };
  /** All words of a text, as `wordsOf` puts them together. Apart, so that the rows are narrow. */
  terms: { table: PgTable; id: PgColumn; words: PgColumn };
  /** How many texts use a word: what a misspelt one may have meant. */
  vocabulary: { table: PgTable; word: PgColumn; shown: PgColumn; uses: PgColumn };
  /** One row: the number of the last change, and up to which change rows were removed. */
  state: { table: PgTable; change: PgColumn; cleared: PgColumn };
}

export type TextIndex = WordFinder & Vocabulary & Changes;

export function textIndex(tables: TextIndexTables): TextIndex {
  return { ...wordFinderOf(tables), ...vocabularyOf(tables), ...changesOf(tables) };
}
