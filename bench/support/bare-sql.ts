import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { searchJobs } from '../../apps/server/src/jobs/search/index.ts';
import { resolveFilters, stopWords } from '../../apps/server/src/jobs/setup.ts';
import { categoryTree } from '../../apps/server/src/lookups/index.ts';
import { isEmptyQuery, toTsquery } from '../../apps/server/src/platform/search/index.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { readQuery } from '../../apps/server/src/search/index.ts';
import { jobSearch } from '../../packages/contract/src/jobs/job-search.schema.ts';
import type { Statement } from '../../support/data/database.ts';
import type { MixedSearch } from './search-mix.ts';

/**
 * The statements that each search executes, recorded while it runs once in this process. The same searches run before as on the
 * server, so that the caches are the same.
 */
export async function statementsOf(
  pool: pg.Pool,
  { before, searches }: { before: readonly MixedSearch[]; searches: readonly MixedSearch[] },
): Promise<Map<MixedSearch, Statement[]>> {
  let statements: Statement[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void statements.push({ sql, params }) };
  const db = drizzle({ client: pool, casing: 'snake_case', logger });
  const services = {
    db,
    readDb: db,
    env: { SEARCH_MEMORY_MB: 512 },
    clock: { now: () => new Date() },
    files: { publicLink: (id: string) => id, link: (id: string) => id },
  } as unknown as Services;
  const found = new Map<MixedSearch, Statement[]>();
  for (const search of [...before, ...searches]) {
    statements = [];
    await searchJobs(services, { kind: 'guest' }, jobSearch.parse(search.body));
    found.set(search, statements);
  }
  return found;
}

/** The common parts of a search's statements. */
function partsOf({ body }: MixedSearch) {
  const search = jobSearch.parse(body);
  const { filters } = resolveFilters(search, new Date());
  const query = readQuery(search.keyword, { stopWords });
  const hasWords = !isEmptyQuery(query.match);
  const params: unknown[] = [];
  const put = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const where = ['s.live_until > now()'];
  if (hasWords) where.push(`t.words @@ ${put(toTsquery(query.match), 'tsquery')}`);
  if (filters.places) where.push(`j.city_ids && ${put([...filters.places], 'int[]')}`);
  const weights = `'{0.02,0.12,0.4,1}'::float4[]`;
  const score = hasWords
    ? `ts_rank(${weights}, s.weighted_fields, ${put(toTsquery(query.exact), 'tsquery')}) + 0.1 * ts_rank(${weights}, s.weighted_fields, ${put(toTsquery(query.any), 'tsquery')}) desc,`
    : '';
  const isInCategory = filters.categories ? `j.category_ids && ${put([...filters.categories], 'int[]')}` : 'true';
  const from = `job_search s join jobs j on j.id = s.job_id ${hasWords ? 'join job_terms t on t.job_id = s.job_id' : ''}`;
  const page = `limit ${search.pagePerSize} offset ${(search.pageNumber - 1) * search.pagePerSize}`;
  return { from, where: where.join(' and '), isInCategory, score, page, params, put };
}

/**
 * The same search as one statement: hits by the index of words, filters, order, the number of hits and the columns of a page.
 * Unlike the product it does not correct misspellings and does not count facets; see {@link searchWithFacetsOf}.
 */
export function wholeSearchOf(search: MixedSearch): Statement {
  const { from, where, isInCategory, score, page, params } = partsOf(search);
  return {
    sql: `
      select j.id, j.seo, j.title, j.teaser, j.city_ids, j.category_ids, j.job_type_id, j.job_deadline_date, j.pay_from, j.pay_to,
        j.remote, j.logo_file_id, j.published_at, c.name, c.logo_file_id, n.visits, count(*) over ()
      from ${from} left join companies c on c.id = j.company_id left join job_numbers n on n.job_id = j.id
      where ${where} and ${isInCategory}
      order by ${score} j.published_at desc, j.id desc
      ${page}`,
    params,
  };
}

/**
 * The same search as one statement with the product's facets: ads of every job type, way of working, category and age, and ads that
 * state the pay. The numbers of categories ignore the chosen category, since ticking another one adds to it.
 */
export function searchWithFacetsOf(search: MixedSearch): Statement {
  const { from, where, isInCategory, score, page, params, put } = partsOf(search);
  const nodes = categoryTree().flatMap((main) => [main, ...main.children].map(({ id }) => [id, main.id] as const));
  const [ids, parents] = [0, 1].map((at) =>
    put(
      nodes.map((node) => node[at]),
      'int[]',
    ),
  );
  const choices = (column: string) =>
    `(select json_object_agg(choice, ads) from (select ${column} as choice, count(*) as ads from hits group by 1) as counted)`;
  const younger = [1, 3, 7, 14, 30].map(
    (days) => `count(*) filter (where published_at > now() - interval '${days} days')`,
  );
  return {
    sql: `
      with found as materialized (
        select j.id, j.published_at, j.category_ids, j.job_type_id, j.remote, ${isInCategory} as is_hit,
          j.pay_from is not null and not j.pay_hidden as pay_shown,
          row_number() over (order by ${isInCategory} desc, ${score} j.published_at desc, j.id desc) as place
        from ${from} where ${where}
      ), hits as (select * from found where is_hit), tree as (
        select * from unnest(${ids}, ${parents}) as node (id, parent)
      )
      select ${choices('job_type_id')} as job_types, ${choices('remote')} as remote,
        (select count(*) from hits where pay_shown) as pay_shown,
        (select json_build_array(${younger.join(', ')}, count(*)) from hits) as ages,
        (select json_object_agg(category, ads) from (
          select category, count(distinct found.id) as ads
          from found, unnest(category_ids) as own join tree on tree.id = own, unnest(array[own, tree.parent]) as category group by 1
        ) as counted) as categories,
        (select json_agg(shown) from (
          select j.id, j.seo, j.title, j.teaser, j.city_ids, j.category_ids, j.job_type_id, j.job_deadline_date, j.pay_from, j.pay_to,
            j.remote, j.logo_file_id, j.published_at, c.name, c.logo_file_id, n.visits
          from (select id, place from hits order by place ${page}) as page join jobs j on j.id = page.id
            left join companies c on c.id = j.company_id left join job_numbers n on n.job_id = j.id order by page.place
        ) as shown) as jobs`,
    params,
  };
}

/** The same search on the ads themselves without words, index or cache: letters in the title or the text. */
export function ilikeOf({ body }: MixedSearch): Statement {
  const params: unknown[] = [];
  const where = [
    `is_active`,
    `deleted_at is null`,
    `ends_at > now()`,
    `(job_deadline_date is null or job_deadline_date >= current_date)`,
  ];
  for (const word of (body.keyword ?? '').split(/\s+/).filter(Boolean)) {
    params.push(`%${word}%`);
    where.push(`(title ilike $${params.length} or description ilike $${params.length})`);
  }
  const offset = (Number(body.pageNumber ?? 1) - 1) * 10;
  return {
    sql: `select id, title, count(*) over () from jobs where ${where.join(' and ')} order by published_at desc limit 10 offset ${offset}`,
    params,
  };
}
