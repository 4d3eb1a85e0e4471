import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { ports } from '../../apps/server/src/app-ports.ts';
import { resolveFilters } from '../../apps/server/src/candidates/search/cv-filters.ts';
import { stopWords } from '../../apps/server/src/candidates/search/cv-index.ts';
import { searchCvs } from '../../apps/server/src/candidates/search/search-cvs.ts';
import { isEmptyQuery, toTsquery } from '../../apps/server/src/platform/search/index.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { readQuery } from '../../apps/server/src/search/index.ts';
import { experienceLevels } from '../../packages/contract/src/candidates/cv-search.rules.ts';
import { cvSearch } from '../../packages/contract/src/candidates/cv-search.schema.ts';
import type { Statement } from '../../support/data/database.ts';
import type { MixedCvSearch } from './cv-mix.ts';

/**
 * The statements that each search executes, recorded while it runs once in this process. The same searches run before as on the
 * server, so that the caches are the same.
 */
export async function cvStatementsOf(
  pool: pg.Pool,
  {
    before,
    searches,
    employerId,
  }: { before: readonly MixedCvSearch[]; searches: readonly MixedCvSearch[]; employerId: number },
): Promise<Map<MixedCvSearch, Statement[]>> {
  let statements: Statement[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void statements.push({ sql, params }) };
  const db = drizzle({ client: pool, casing: 'snake_case', logger });
  const services = {
    db,
    readDb: db,
    env: { AGE_FILTERS: true, SEARCH_MEMORY_MB: 512 },
    clock: { now: () => new Date() },
    files: { link: (id: string) => id },
    ports,
  } as unknown as Services;
  const who = { kind: 'user', userId: employerId, role: 'employer', demo: false, sessionId: 'bench' } as const;
  const found = new Map<MixedCvSearch, Statement[]>();
  for (const search of [...before, ...searches]) {
    statements = [];
    await searchCvs(services, { who, paid: true, sampleOnly: false }, cvSearch.parse(search.body));
    found.set(search, statements);
  }
  return found;
}

/**
 * The same search as one statement: hits by the index of words, filters on the CV's columns, order, the number of hits and the
 * columns of a page. Unlike the product it does not correct misspellings and does not return why a CV was found.
 */
export function wholeCvSearchOf({ body }: MixedCvSearch): Statement {
  const search = cvSearch.parse(body);
  const { distances } = resolveFilters(search, { today: '2026-01-01', ageFilters: true, sampleOnly: false });
  const query = readQuery(search.keyword, { stopWords });
  const hasWords = !isEmptyQuery(query.match);
  const params: unknown[] = [];
  const put = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const where = [`s.visibility is not null`, `u.deactivated_at is null`, `u.removed_at is null`];
  if (hasWords) where.push(`t.words @@ ${put(toTsquery(query.match), 'tsquery')}`);
  if (distances) where.push(`c.city_id = any(${put([...distances.keys()], 'int[]')})`);
  if (search.job_type.length > 0) where.push(`c.job_type_id = any(${put(search.job_type, 'int[]')})`);
  if (search.educations.length > 0) where.push(`c.education_id = any(${put(search.educations, 'int[]')})`);
  if (search.language.length > 0) where.push(`c.language_ids && ${put(search.language, 'int[]')}`);
  if (search.categories.length > 0) where.push(`c.category_ids && ${put(search.categories, 'int[]')}`);
  const levels = experienceLevels.filter(({ id }) => search.experiences.includes(id));
  if (levels.length > 0) {
    const spans = levels.map(({ fromMonths, belowMonths }) =>
      [`c.experience_months >= ${fromMonths}`, ...(belowMonths ? [`c.experience_months < ${belowMonths}`] : [])].join(
        ' and ',
      ),
    );
    where.push(`(${spans.join(' or ')})`);
  }
  const weights = `'{0.02,0.12,0.4,1}'::float4[]`;
  const score = hasWords
    ? `ts_rank(${weights}, s.weighted_fields, ${put(toTsquery(query.exact), 'tsquery')}) + 0.1 * ts_rank(${weights}, s.weighted_fields, ${put(toTsquery(query.any), 'tsquery')}) desc,`
    : '';
  return {
    sql: `
      with hits as (
        select c.user_id, count(*) over () as total
        from cvs c join cv_search s on s.user_id = c.user_id join users u on u.id = c.user_id
          ${hasWords ? 'join cv_terms t on t.user_id = c.user_id' : ''}
        where ${where.join(' and ')}
        order by ${score} c.changed_at desc, c.user_id desc
        limit ${search.pagePerSize} offset ${(search.pageNumber - 1) * search.pagePerSize}
      )
      select hits.total, c.user_id, c.visibility, c.content, c.photo_file_id, c.document_file_id, c.city_id, c.education_id,
        c.experience_months, c.changed_at, u.name, u.avatar_file_id
      from hits join cvs c on c.user_id = hits.user_id join users u on u.id = c.user_id`,
    params,
  };
}
