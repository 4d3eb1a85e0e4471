import { sql } from 'drizzle-orm';
import { fold, type IndexTerms, spelt, type UsedWord } from '../../danish/index.ts';
import type { Database, Transaction } from '../../db/db.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import type { IndexTables } from './tables.ts';

/** A word as it is compared, and as a document writes it; null for a form that only the language rules know. */
export interface AddedWord {
  word: string;
  shown: string | null;
}

export interface Vocabulary {
  /** Those of the words that documents use or that begin a word they use. @param words folded */
  wordsInUse(db: Database, words: readonly string[]): Promise<Set<string>>;
  /** Words of documents that are most similar to one, with the number of documents that use them. */
  nearWords(db: Database, word: string): Promise<UsedWord[]>;
  /** The words that most documents use, the commonest first. */
  commonWords(db: Database, limit: number): Promise<string[]>;
  /** Counts the words of rows that were just written. */
  countWords(tx: Transaction, words: readonly AddedWord[]): Promise<void>;
  /**
   * Takes back what rows had added, before they are rewritten or removed.
   * @returns words that no document uses now, for {@link Vocabulary.dropUnused} once the new ones are counted
   */
  forgetWords(tx: Transaction, ids: readonly number[]): Promise<string[]>;
  /** Removes those of the words that no document uses: a rare one can be somebody's name. */
  dropUnused(tx: Transaction, words: readonly string[]): Promise<void>;
}

/** The words of a document for {@link Vocabulary.countWords}. @param written the text that its words come from */
export function addedWords(written: string, { words }: Pick<IndexTerms, 'words'>): AddedWord[] {
  const forms = new Map((written.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => [fold(word), word]));
  return words.map((word) => ({ word, shown: forms.get(word) ?? null }));
}

/** The vocabulary of one index. */
export function vocabularyOf(name: string, { rows, vocabulary }: IndexTables): Vocabulary {
  const { table, word: ownWord, shown, uses } = vocabulary;
  const near = memoizePerDatabase((db) =>
    db
      .select({
        word: sql<string>`${ownWord}`.as('word'),
        shown: sql<string | null>`${shown}`.as('shown'),
        docs: sql<number>`${uses}`.as('docs'),
      })
      .from(table)
      .where(sql`${uses} > 0`)
      .orderBy(sql`${ownWord} <-> ${sql.placeholder('word')}`)
      .limit(40)
      .prepare(`${name}_words_near`),
  );
  return {
    async wordsInUse(db, words) {
      const found = await db.execute<{ word: string }>(sql`
        select prefix.word from unnest(${sql.param([...words])}::text[]) as prefix (word)
        where exists (
          select from ${table} where ${uses} > 0
          and ${ownWord} ~>=~ prefix.word and ${ownWord} ~<~ (prefix.word || chr(1114111))
        )`);
      return new Set(found.rows.map((row) => row.word));
    },
    async nearWords(db, word) {
      const found = await near(db).execute({ word });
      return found.map((row) => ({ ...row, shown: row.shown ?? spelt(row.word) }));
    },
    async commonWords(db, limit) {
      const found = await db.execute<{ word: string }>(
        sql`select ${ownWord} as word from ${table} where ${uses} > 0 order by ${uses} desc, ${ownWord} limit ${limit}`,
      );
      return found.rows.map((row) => row.word);
    },
    async countWords(tx, words) {
      if (words.length === 0) return;
      await tx.execute(sql`
        insert into ${table} (word, shown, uses)
        select word, max(shown), count(*)
        from unnest(${sql.param(words.map((one) => one.word))}::text[], ${sql.param(words.map((one) => one.shown))}::text[])
          as given (word, shown) group by word order by word
        on conflict (word) do update set uses = ${uses} + excluded.uses, shown = coalesce(${shown}, excluded.shown)`);
    },
    async forgetWords(tx, ids) {
      const { rows: changed } = await tx.execute<{ word: string; uses: number }>(sql`
        update ${table} set uses = greatest(0, ${uses} - gone.uses)
        from (
          select word, count(*)::int as uses from ${rows.table}, unnest(${rows.vocabulary}) as word
          where ${rows.id} = any(${sql.param([...ids])}::int[]) group by word
        ) as gone where ${ownWord} = gone.word returning ${ownWord} as word, ${uses} as uses`);
      return changed.filter((row) => row.uses === 0).map(({ word }) => word);
    },
    async dropUnused(tx, words) {
      if (words.length === 0) return;
      await tx.execute(
        sql`delete from ${table} where ${uses} = 0 and ${ownWord} = any(${sql.param([...words])}::text[])`,
      );
    },
  };
}
