import { directoryLetter } from '@jobblik/contract/companies/directory.rules';
import { inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { cityById, placeWords } from '../../lookups/index.ts';
import { combinedVersion } from '../../platform/combined-version.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { weightedLexemes } from '../../platform/search/rows/weighted-lexemes.ts';
import { indexTerms, languageVersion } from '../../search/documents/index.ts';
import { companies, companyTerms } from '../companies.tables.ts';

const batch = 500;

/** Increase it when the words of {@link indexCompanies} change; rows of older versions are then written again. */
const companyWordsVersion = 1;
const wordVersion = combinedVersion(companyWordsVersion, languageVersion);

/** Writes the words of companies that were just created or changed; the transaction has locked their rows. */
export async function indexCompanies(tx: Transaction | Database, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  const rows = await tx
    .select({ id: companies.id, name: companies.name, branch: companies.branch, cityId: companies.cityId })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]))
    .orderBy(companies.id);
  const made = rows.map((row) => ({ ...row, terms: termsOf(row) }));
  const texts = (pick: (one: (typeof made)[number]) => string) => sql`${sql.param(made.map(pick))}::text[]`;
  await tx.execute(sql`
    insert into ${companyTerms} (company_id, words, vocabulary, letter, word_version)
    select given.id, title::tsvector || parts::tsvector || related::tsvector, vocabulary, letter, ${wordVersion}
    from unnest(
      ${sql.param(made.map(({ id }) => id))}::int[],
      ${texts(({ terms }) => weightedLexemes(terms.title, 'A'))},
      ${texts(({ terms }) => weightedLexemes(terms.parts, 'B'))},
      ${texts(({ terms }) => weightedLexemes(terms.related, 'C'))},
      ${texts(({ terms }) => terms.words.join(' '))},
      ${texts(({ name }) => directoryLetter(name))}
    ) as given (id, title, parts, related, vocabulary, letter)
    order by given.id
    on conflict (company_id) do update set words = excluded.words, vocabulary = excluded.vocabulary,
      letter = excluded.letter, word_version = excluded.word_version`);
}

/** Writes the words of companies without any or with an older version; stops between batches when the signal aborts. */
export async function indexOutdatedCompanies(db: Database, signal: AbortSignal): Promise<void> {
  for (let written = batch; written === batch && !signal.aborted; ) {
    written = await inTransaction(db, async (tx) => {
      const rows = await tx
        .select({ id: companies.id })
        .from(companies)
        .leftJoin(companyTerms, sql`${companyTerms.companyId} = ${companies.id}`)
        .where(or(isNull(companyTerms.companyId), lt(companyTerms.wordVersion, wordVersion)))
        .orderBy(companies.id)
        .limit(batch)
        .for('update', { of: companies });
      await indexCompanies(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  }
}

function termsOf({ name, branch, cityId }: { name: string; branch: string | null; cityId: number | null }) {
  const city = cityById(cityId ?? 0);
  return indexTerms({ title: name, labels: [branch ?? '', ...(city ? placeWords(city) : [])] });
}
