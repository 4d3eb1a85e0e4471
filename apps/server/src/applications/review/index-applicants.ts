import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvs } from '../../cv/index.ts';
import { combinedVersion } from '../../platform/combined-version.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { weightedLexemes } from '../../platform/search/rows/weighted-lexemes.ts';
import type { Services } from '../../platform/services.ts';
import { languageVersion } from '../../search/documents/index.ts';
import { applications, applicationTerms } from '../applications.tables.ts';
import { wordsOfApplication } from './applicant-words.ts';

const batch = 200;

/** Increase it when `applicant-words.ts` changes; words of older versions are then written again. */
const applicantWordsVersion = 1;
const wordVersion = combinedVersion(applicantWordsVersion, languageVersion);

/**
 * Writes the words of applications without any, with a changed name or CV of the applicant, or with an older version of the
 * language rules. Two processes may run it at once.
 * @param which a condition on `applications`; undefined: all of them
 */
export async function indexApplicants({ db }: Services, which: SQL | undefined, signal?: AbortSignal): Promise<void> {
  for (let written = batch; written === batch && !signal?.aborted; ) {
    written = await inTransaction(db, (tx) => indexSome(tx, which));
  }
}

/** Writes the words of an application that was just created or changed; the same transaction has locked it. */
export async function indexApplication(tx: Transaction, applicationId: number): Promise<void> {
  await tx.delete(applicationTerms).where(eq(applicationTerms.applicationId, applicationId));
  await indexSome(tx, eq(applications.id, applicationId));
}

/** Does not write words made from a message or note that another transaction has changed meanwhile. */
async function indexSome(tx: Transaction, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({
      id: applications.id,
      name: users.name,
      city: users.city,
      message: applications.message,
      note: applications.note,
      withdrawnAt: applications.withdrawnAt,
      cv: cvs.content,
      cvChangedAt: cvs.changedAt,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(cvs, and(eq(cvs.userId, applications.userId), isNotNull(cvs.publishedAt)))
    .leftJoin(applicationTerms, eq(applicationTerms.applicationId, applications.id))
    .where(
      and(
        which,
        or(
          isNull(applicationTerms.applicationId),
          sql`${applicationTerms.name} <> ${users.name}`,
          sql`${applicationTerms.cvChangedAt} is distinct from ${cvs.changedAt}`,
          lt(applicationTerms.wordVersion, wordVersion),
        ),
      ),
    )
    .orderBy(applications.id)
    .limit(batch);
  if (rows.length === 0) return 0;
  // After a withdrawal the employer sees only the applicant's name.
  const made = rows.map((row) => ({ row, terms: wordsOfApplication(row.withdrawnAt ? { ...row, cv: null } : row) }));
  const texts = (pick: (one: (typeof made)[number]) => string) => sql`${sql.param(made.map(pick))}::text[]`;
  const written = await tx.execute(sql`
      with unchanged as (
        select id, message, note from ${applications}
        where ${inArray(
          applications.id,
          rows.map(({ id }) => id),
        )}
        order by id for share
      )
      insert into ${applicationTerms} (application_id, words, vocabulary, name, cv_changed_at, word_version)
      select given.id, head::tsvector || body::tsvector,
        string_to_array(vocabulary, ' '), name, cv_changed_at, ${wordVersion}
      from unnest(
        ${sql.param(rows.map(({ id }) => id))}::int[],
        ${texts(({ terms }) => weightedLexemes(`${terms.title} ${terms.parts} ${terms.related}`, 'A'))},
        ${texts(({ terms }) => weightedLexemes(terms.body, 'D'))},
        ${texts(({ terms }) => terms.words.join(' '))},
        ${texts(({ row }) => row.name)},
        ${texts(({ row }) => row.message)},
        ${texts(({ row }) => row.note)},
        ${sql.param(rows.map(({ cvChangedAt }) => cvChangedAt?.toISOString() ?? null))}::timestamptz[]
      ) as given (id, head, body, vocabulary, name, message, note, cv_changed_at)
      join unchanged using (id, message, note)
      order by given.id
      on conflict (application_id) do update set words = excluded.words, vocabulary = excluded.vocabulary,
        name = excluded.name, cv_changed_at = excluded.cv_changed_at, word_version = excluded.word_version`);
  return written.rowCount ?? 0;
}
