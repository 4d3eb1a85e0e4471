import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { addedWords, headOf, wordsOf } from '../../platform/text-index/index.ts';
import { cvs } from '../cv.tables.ts';
import { cvVideos } from '../videos/cv-videos.tables.ts';
import { packFacts } from './cv-facts.ts';
import { cvIndex } from './cv-index.ts';
import { cvSearch, cvTerms } from './cv-search.tables.ts';
import { type Indexable, noTerms, type SearchRow, searchRowOf } from './search-row.ts';

/**
 * Makes searches agree with CVs that were just written, hidden or erased. Call it last in the transaction that changes a CV: it
 * holds the number of changes until the commit, which other writers wait for.
 */
export async function indexCvs(tx: Transaction, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const rows = (await readIndexable(tx, userIds)).map((row) => searchRowOf(row));
  const found = new Set(rows.map(({ userId }) => userId));
  const gone = await known(
    tx,
    userIds.filter((id) => !found.has(id)),
  );
  await writeSearchRows(tx, [...rows, ...gone.map(goneRow)]);
}

async function readIndexable(tx: Transaction, userIds: readonly number[]): Promise<Indexable[]> {
  const rows = await tx
    .select({
      cv: cvs,
      name: users.name,
      sample: users.sample,
      deactivatedAt: users.deactivatedAt,
      removedAt: users.removedAt,
      hasVideo: hasPlayableVideo(),
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(inArray(cvs.userId, [...userIds]));
  return rows.map(({ deactivatedAt, removedAt, ...row }) => ({
    ...row,
    isAwake: deactivatedAt === null && removedAt === null,
  }));
}

/** For selections from `cvs`: there is a video that others can play. */
export function hasPlayableVideo() {
  return sql<boolean>`exists (select from ${cvVideos} where ${and(eq(cvVideos.userId, cvs.userId), ne(cvVideos.state, 'unusable'))})`;
}

/** Those of the people whose CV has a search row. */
async function known(tx: Transaction, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: cvSearch.userId })
    .from(cvSearch)
    .where(inArray(cvSearch.userId, [...userIds]));
  return rows.map(({ userId }) => userId);
}

/** What is left of a CV that is not there any more, so that every server hears of it. */
function goneRow(userId: number): SearchRow {
  const facts = packFacts({
    userId,
    changedAt: new Date(0),
    live: false,
    jobTypeId: 0,
    educationId: 0,
    hasVideo: false,
    hasDocument: false,
    sample: false,
    experienceMonths: 0,
    cityId: 0,
    birthday: null,
    languageIds: [],
    categoryIds: [],
    wishIds: [],
  });
  return { userId, visibility: null, cvChangedAt: null, hasVideo: false, facts, terms: noTerms, written: '' };
}

/** Writes search rows under the next number and counts their words. */
export async function writeSearchRows(tx: Transaction, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const change = await cvIndex.nextChange(tx);
  const ids = rows.map((row) => row.userId);
  const unused = await cvIndex.forgetWords(tx, ids);
  const texts = (pick: (row: SearchRow) => string) => sql`${sql.param(rows.map(pick))}::text[]`;
  await tx.execute(sql`
    with given as (
      select user_id, visibility, cv_changed_at, has_video, facts, body,
        coalesce(string_to_array(nullif(vocabulary, ''), ' '), '{}') as vocabulary, ${headOf} as head
      from unnest(
        ${sql.param(ids)}::int[],
        ${sql.param(rows.map((row) => row.visibility))}::text[],
        ${sql.param(rows.map((row) => row.cvChangedAt?.toISOString() ?? null))}::timestamptz[],
        ${sql.param(rows.map((row) => row.hasVideo))}::boolean[],
        ${sql.param(rows.map((row) => row.facts))}::bytea[],
        ${texts((row) => row.terms.title)}, ${texts((row) => row.terms.parts)}, ${texts((row) => row.terms.related)},
        ${texts((row) => row.terms.body)}, ${texts((row) => row.terms.words.join(' '))}
      ) as cv (user_id, visibility, cv_changed_at, has_video, facts, title, parts, related, body, vocabulary)
    ), terms as (
      insert into ${cvTerms} (user_id, words) select user_id, ${wordsOf} from given
      on conflict (user_id) do update set words = excluded.words
    )
    insert into ${cvSearch} (user_id, change, visibility, cv_changed_at, has_video, facts, head, vocabulary)
    select user_id, ${change}, visibility, cv_changed_at, has_video, facts, head, vocabulary from given
    on conflict (user_id) do update set change = excluded.change, visibility = excluded.visibility,
      cv_changed_at = excluded.cv_changed_at, has_video = excluded.has_video, facts = excluded.facts, head = excluded.head,
      vocabulary = excluded.vocabulary`);
  await cvIndex.countWords(
    tx,
    rows.flatMap(({ written, terms }) => addedWords(written, terms)),
  );
  await cvIndex.dropUnused(tx, unused);
}
