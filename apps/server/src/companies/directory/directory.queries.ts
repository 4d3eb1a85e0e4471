import { directoryOrder } from '@jobblik/contract/companies/directory.rules';
import type { DirectoryQuery } from '@jobblik/contract/companies/directory.schema';
import { fold, spelt } from '@jobblik/danish';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { type QueryNode, toTsquery, type UsedWord } from '../../platform/search/index.ts';
import { isShownCompany } from '../companies.queries.ts';
import { companies, companyTerms } from '../companies.tables.ts';

/** A company on the page. */
export interface DirectoryRow {
  id: number;
  name: string;
  branch: string | null;
  cityId: number | null;
  logoFileId: string | null;
  hasVideo: boolean;
  jobCount: number;
}

/**
 * Results for some words: how many companies, how many of them match the filters, one page of those, and the counts of each choice.
 */
export interface DirectoryHits {
  withWords: number;
  count: number;
  rows: DirectoryRow[];
  cities: { cityId: number; count: number }[];
  branches: { name: string; count: number }[];
  letters: { letter: string; count: number }[];
}

export const noHits: DirectoryHits = { withWords: 0, count: 0, rows: [], cities: [], branches: [], letters: [] };

export interface DirectoryFilters extends Omit<DirectoryQuery, 'keyword' | 'location'> {
  /** Null: anywhere; an empty list matches nothing. */
  cityIds: readonly number[] | null;
  /** Number of a company's live ads, for its id column. */
  liveAds: (companyId: SQL) => SQL<number>;
}

/** Condition: companies that the directory may show: active account, confirmed e-mail. Joined with `users`. */
const isListed = () => and(isShownCompany(), isNotNull(users.emailVerifiedAt));

/** Finds companies in one query; `words` undefined: all of them. */
export async function findListedCompanies(
  db: Database,
  words: QueryNode | undefined,
  filters: DirectoryFilters,
): Promise<DirectoryHits> {
  const { cityIds, branch, letter, liveAds, sort_type, pageNumber, pagePerSize } = filters;
  const byName = sql`name collate "da-x-icu", id`;
  const order = sort_type === directoryOrder.ads ? sql`${liveAds(sql`hits.id`)} desc, ${byName}` : byName;
  const { rows } = await db.execute<{ found: DirectoryHits }>(sql`
    with listed as materialized (
      select ${companies.id}, ${companies.name}, ${companies.branch}, ${companies.cityId}, ${companies.logoFileId},
        ${companies.videoFileId} is not null as has_video, ${companyTerms.letter},
        ${cityIds ? sql`coalesce(${companies.cityId} = any(${sql.param([...cityIds])}::int[]), false)` : sql`true`} as in_place,
        ${branch ? sql`coalesce(lower(${companies.branch}) = lower(${branch}), false)` : sql`true`} as in_branch,
        ${letter ? sql`${companyTerms.letter} = ${letter}` : sql`true`} as in_letter
      from ${companies}
      join ${users} on ${users.id} = ${companies.userId}
      join ${companyTerms} on ${companyTerms.companyId} = ${companies.id}
      where ${and(isListed(), words && sql`${companyTerms.words} @@ ${toTsquery(words)}::tsquery`)}
    ),
    hits as (select * from listed where in_place and in_branch and in_letter),
    page as (
      select *, row_number() over () as at
      from (select * from hits order by ${order} limit ${pagePerSize} offset ${(pageNumber - 1) * pagePerSize}) as ordered
    )
    select json_build_object(
      'withWords', (select count(*) from listed),
      'count', (select count(*) from hits),
      'rows', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'branch', branch, 'cityId', city_id,
        'logoFileId', logo_file_id, 'hasVideo', has_video, 'jobCount', ${liveAds(sql`page.id`)}) order by at), '[]') from page),
      'cities', (select coalesce(json_agg(one), '[]') from (select city_id as "cityId", count(*)
        from listed where in_branch and in_letter and city_id is not null group by city_id) as one),
      'branches', (select coalesce(json_agg(one), '[]') from (select mode() within group (order by branch) as name, count(*)
        from listed where in_place and in_letter and branch <> '' group by lower(branch)) as one),
      'letters', (select coalesce(json_agg(one), '[]') from (select letter, count(*)
        from listed where in_place and in_branch group by letter) as one)
    ) as found`);
  return rows[0]?.found ?? noHits;
}

/** The most similar words of the listed companies, with the number of these companies that use each. */
export async function nearCompanyWords(db: Database, word: string): Promise<UsedWord[]> {
  const rows = await db
    .select({ vocabulary: companyTerms.vocabulary, name: companies.name, branch: companies.branch })
    .from(companyTerms)
    .innerJoin(companies, eq(companies.id, companyTerms.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(isListed())
    .orderBy(sql`${companyTerms.vocabulary} <->> ${word}`)
    .limit(40);
  const near = new Map<string, UsedWord>();
  for (const { vocabulary, name, branch } of rows) {
    const written = `${name} ${branch ?? ''}`.toLowerCase().match(/\p{L}+/gu) ?? [];
    const forms = new Map(written.map((form) => [fold(form), form]));
    for (const one of vocabulary.split(' ')) {
      const { docs = 0, shown } = near.get(one) ?? {};
      near.set(one, { word: one, shown: forms.get(one) ?? shown ?? spelt(one), docs: docs + 1 });
    }
  }
  return [...near.values()];
}

/** The words among these that listed companies use, or that begin a word they use. @param words folded letters and digits */
export async function companyWordsInUse(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select typed.word from unnest(${sql.param([...words])}::text[]) as typed (word)
    where exists (
      select from ${companyTerms}
      join ${companies} on ${companies.id} = ${companyTerms.companyId}
      join ${users} on ${users.id} = ${companies.userId}
      where ${isListed()} and ${companyTerms.words} @@ (quote_literal(typed.word) || ':*')::tsquery
    )`);
  return new Set(rows.map(({ word }) => word));
}
