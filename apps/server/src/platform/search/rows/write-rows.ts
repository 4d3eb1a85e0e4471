import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/db.ts';
import type { IndexTerms } from '../language.ts';
import type { Revisions } from './revisions.ts';
import type { IndexTables } from './tables.ts';
import type { Vocabulary } from './vocabulary.ts';
import { weightedFieldsOf, wordsOf } from './weighted-fields.ts';
import { weightedLexemes } from './weighted-lexemes.ts';

/** A row to write, with its words as text. */
export interface IndexRow {
  id: number;
  attributes: Buffer;
  terms: IndexTerms;
  /** Title and labels in their original spelling. */
  written: string;
  /** Values of the additional columns, in the order of {@link WriteOptions.stored}. */
  stored: readonly unknown[];
}

export interface WriteOptions {
  name: string;
  version: number;
  tables: IndexTables;
  /** Additional columns of the rows, for other readers. */
  stored: readonly PgColumn[];
}

/** Writes rows under the next revision and counts their words. */
export async function writeRows(
  tx: Transaction,
  index: Revisions & Vocabulary,
  { rows, options }: { rows: readonly IndexRow[]; options: WriteOptions },
): Promise<void> {
  if (rows.length === 0) return;
  const { tables, stored, version } = options;
  const revision = await index.nextRevision(tx);
  const ids = rows.map((row) => row.id);
  const unused = await index.forgetWords(tx, ids);
  const texts = (pick: (row: IndexRow) => string) => sql`${sql.param(rows.map(pick))}::text[]`;
  const storedNames = stored.map((_, at) => sql`${sql.identifier(`stored_${at}`)}`);
  const target = [
    tables.rows.id,
    tables.rows.revision,
    tables.rows.version,
    tables.rows.attributes,
    tables.rows.weightedFields,
    tables.rows.vocabulary,
    ...stored,
  ].map(columnName);
  await tx.execute(sql`
    with given as (
      select id, attributes, body, coalesce(string_to_array(nullif(vocabulary, ''), ' '), '{}') as vocabulary,
        ${weightedFieldsOf} as weighted_fields ${list(storedNames)}
      from unnest(
        ${sql.param(ids)}::int[], ${sql.param(rows.map((row) => row.attributes))}::bytea[],
        ${texts(({ terms }) => weightedLexemes(terms.title, 'A'))}, ${texts(({ terms }) => weightedLexemes(terms.parts, 'B'))},
        ${texts(({ terms }) => weightedLexemes(terms.related, 'C'))}, ${texts(({ terms }) => weightedLexemes(terms.body, 'D'))},
        ${texts(({ terms }) => terms.words.join(' '))}
        ${list(stored.map((column, at) => sql`${sql.param(rows.map((row) => row.stored[at]))}::${sql.raw(column.getSQLType())}[]`))}
      ) as document (id, attributes, title, parts, related, body, vocabulary
        ${list(storedNames)})
    ), terms as (
      insert into ${tables.terms.table} (${columnName(tables.terms.id)}, words) select id, ${wordsOf} from given
      on conflict (${columnName(tables.terms.id)}) do update set words = excluded.words
    )
    insert into ${tables.rows.table} (${sql.join(target, sql`, `)})
    select id, ${revision}, ${version}, attributes, weighted_fields, vocabulary
      ${list(storedNames)} from given
    on conflict (${columnName(tables.rows.id)}) do update set
      ${sql.join(
        target.slice(1).map((column) => sql`${column} = excluded.${column}`),
        sql`, `,
      )}`);
  await index.countWords(tx, rows);
  await index.dropUnused(tx, unused);
}

/** Further items of a list, each after a comma; empty for none. */
function list(items: readonly SQL[]): SQL {
  return items.length === 0 ? sql`` : sql`, ${sql.join([...items], sql`, `)}`;
}

/** The column name without its table. */
function columnName(column: PgColumn) {
  return sql.identifier(toSnakeCase(column.name));
}
