import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/db.ts';
import { memoizePerDatabase } from '../../db/memoize-per-database.ts';
import type { IndexTerms, SearchLanguage } from '../language.ts';
import type { UsedWord } from '../searchable-texts.ts';
import type { IndexTables } from './tables.ts';

/** A folded word, and its spelling in a document; null for a form that only the language rules derive. */
interface AddedWord {
  word: string;
  shown: string | null;
}

export interface Vocabulary {
  /** The subset of the words that documents contain, also as prefixes. @param words folded */
  wordsInUse(db: Database, words: readonly string[]): Promise<Set<string>>;
  /** The words of documents that are most similar to a word, with their document frequency. */
  nearWords(db: Database, word: string): Promise<UsedWord[]>;
  /** The most frequent words of documents, the most frequent first. */
  commonWords(db: Database, limit: number): Promise<string[]>;
  /** Counts the words of newly written rows. */
  countWords(tx: Transaction, texts: readonly WrittenText[]): Promise<void>;
  /**
   * Subtracts the words of rows before they are rewritten or deleted.
   * @returns words that no document uses now, for {@link Vocabulary.dropUnused} after the new words are counted
   */
  forgetWords(tx: Transaction, ids: readonly number[]): Promise<string[]>;
  /** Removes those of the words that no document uses, because a rare word can be the name of a person. */
  dropUnused(tx: Transaction, words: readonly string[]): Promise<void>;
}

/** The source text of a document and its terms. */
export interface WrittenText {
  written: string;
  terms: Pick<IndexTerms, 'words'>;
}

/** The words of a document. */
function addedWords({ written, terms: { words } }: WrittenText, { fold }: Pick<SearchLanguage, 'fold'>): AddedWord[] {
  const forms = new Map((written.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => [fold(word), word]));
  return words.map((word) => ({ word, shown: forms.get(word) ?? null }));
}

export function vocabularyOf(
  name: string,
  { tables: { rows, vocabulary }, language }: { tables: IndexTables; language: Pick<SearchLanguage, 'fold' | 'spelt'> },
): Vocabulary {
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
      return found.map((row) => ({ ...row, shown: row.shown ?? language.spelt(row.word) }));
    },
    async commonWords(db, limit) {
      const found = await db.execute<{ word: string }>(
        sql`select ${ownWord} as word from ${table} where ${uses} > 0 order by ${uses} desc, ${ownWord} limit ${limit}`,
      );
      return found.rows.map((row) => row.word);
    },
    async countWords(tx, texts) {
      const words = texts.flatMap((text) => addedWords(text, language));
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
