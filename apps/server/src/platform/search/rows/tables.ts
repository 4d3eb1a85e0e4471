import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The tables of an index: words, and attributes that every server has in memory. */
export interface IndexTables {
  /** One row for each document. */
  rows: {
    table: PgTable;
    /** An integer. */
    id: PgColumn;
    /** The revision that wrote the row. */
    revision: PgColumn;
    /** Version of the index that wrote the row. */
    version: PgColumn;
    /** See `packing.ts`. */
    attributes: PgColumn;
    /** Words for ranking, see `weighted-fields.ts`. */
    weightedFields: PgColumn;
    /** Words that the row has added to the vocabulary. */
    vocabulary: PgColumn;
  };
  /** All words of a document. A separate table keeps the rows narrow. */
  terms: { table: PgTable; id: PgColumn; words: PgColumn };
  /** Number of documents by word; candidates for corrections. */
  vocabulary: { table: PgTable; word: PgColumn; shown: PgColumn; uses: PgColumn };
  /** One row: the last revision, the largest one of a deleted row, and the last one at the time of the deletion. */
  state: { table: PgTable; revision: PgColumn; compactedThrough: PgColumn; compactedAt: PgColumn };
}

type Columns<Name extends string> = PgTable & Record<Name, PgColumn>;

/** The tables of an index whose columns are those of `columns.ts`. */
export function indexTables({
  rows,
  terms,
  vocabulary,
  state,
}: {
  rows: { table: Columns<'revision' | 'version' | 'attributes' | 'weightedFields' | 'vocabulary'>; id: PgColumn };
  terms: { table: Columns<'words'>; id: PgColumn };
  vocabulary: Columns<'word' | 'shown' | 'uses'>;
  state: Columns<'revision' | 'compactedThrough' | 'compactedAt'>;
}): IndexTables {
  const { revision, version, attributes, weightedFields, vocabulary: words } = rows.table;
  return {
    rows: { ...rows, revision, version, attributes, weightedFields, vocabulary: words },
    terms: { ...terms, words: terms.table.words },
    vocabulary: { table: vocabulary, word: vocabulary.word, shown: vocabulary.shown, uses: vocabulary.uses },
    state: {
      table: state,
      revision: state.revision,
      compactedThrough: state.compactedThrough,
      compactedAt: state.compactedAt,
    },
  };
}
