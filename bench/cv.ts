import { parseArgs } from 'node:util';
import type pg from 'pg';
import { makeUser, signInAs } from '../apps/server/src/accounts/index.ts';
import { seedLookups } from '../apps/server/src/lookups/index.ts';
import { makeMembership } from '../apps/server/src/membership/index.ts';
import { connect, type Database } from '../apps/server/src/platform/db/db.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/index.ts';
import { createCv } from '../packages/contract/src/cv/cv.api.ts';
import { searchCvPagination } from '../packages/contract/src/cv/cv-search.api.ts';
import { startProduct } from '../scripts/product.ts';
import { cvStatementsOf, wholeCvSearchOf } from './support/bare-cv-sql.ts';
import { cvMix, type MixedCvSearch } from './support/cv-mix.ts';
import { temporaryFolder } from './support/folder.ts';
import { HttpClient } from './support/http-client.ts';
import { loadCvs } from './support/load-cvs.ts';
import { type Figures, measure } from './support/measure.ts';

// npm run bench:cv [-- --cvs 1000000]: employers' searches over HTTP against the real server, beside their SQL alone.
// Several numbers of CVs (--cvs 150000,1000000) are measured one after the other and compared.

/** Employers who search at the same time. */
const atOnce = 8;
/** Seconds for the slow comparison. */
const bareSeconds = 60;
/** Each employer may make so many searches an hour; so many are made before another one goes on. */
const searchesEach = 1000;

const { values } = parseArgs({
  options: { cvs: { type: 'string', default: '150000' }, searches: { type: 'string', default: '3000' } },
});
const warmUp = cvMix(300, 99);
const searches = cvMix(Number(values.searches));
const say = (name: string, value: string | number) => console.log(`${name}: ${value}`);
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function bench(count: number): Promise<Figures> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  const { db, pool, close } = connect(postgres.url, { onError: () => undefined });
  try {
    await migrate(postgres.url);
    await seedLookups(db);
    say('cvs', count);
    say('loaded in', `${(await loadCvs(db, count, new Date())).toFixed(1)} s`);
    return await measureAll(db, pool, postgres.url);
  } finally {
    await close();
    await postgres.stop();
    folder.remove();
  }
}

interface Employer {
  id: number;
  headers: { authorization: string };
}

async function makeEmployers(db: Database, count: number): Promise<Employer[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const user = await makeUser(db, { role: 'employer' });
      await makeMembership(db, { userId: user.id });
      return { id: user.id, headers: { authorization: `Bearer ${await signInAs(db, user)}` } };
    }),
  );
}

async function measureAll(db: Database, pool: pg.Pool, databaseUrl: string): Promise<Figures> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off', TRUST_PROXY: 'on' });
  const client = new HttpClient(product.url, atOnce);
  try {
    const employers = await makeEmployers(db, 2 + Math.ceil((warmUp.length + searches.length) / searchesEach));
    let made = 0;
    const search = ({ body }: MixedCvSearch) => {
      const employer = employers[1 + Math.floor(made++ / searchesEach)] as Employer;
      return client.post(searchCvPagination.path, body, employer.headers);
    };
    await measure(warmUp, atOnce, search);
    const http = await measure(searches, atOnce, search);
    say('http p50', ms(http.p50));
    say('http p95', ms(http.p95));
    say('http requests/s', http.perSecond.toFixed(0));
    for (const [kind, median] of http.byKind) say(`http p50, ${kind}`, ms(median));
    const [first] = employers as [Employer];
    await measureSql(pool, http, first.id);
    await measurePublishing(db, client, first);
    return http;
  } finally {
    client.close();
    await product.stop();
  }
}

/** Searches in PostgreSQL alone: each whole search as one statement, and the statements that the server makes for it. */
async function measureSql(pool: pg.Pool, http: Figures, employerId: number): Promise<void> {
  const bare = await measure(searches, atOnce, (search) => withoutTimeout(pool, search), bareSeconds);
  say('bare sql p50', ms(bare.p50));
  say('bare sql p95', ms(bare.p95));
  say('bare sql searches/s', bare.perSecond.toFixed(0));
  say('http p50 / bare sql p50', (http.p50 / bare.p50).toFixed(2));
  const statements = await cvStatementsOf(pool, { before: warmUp, searches, employerId });
  const own = await measure(searches, atOnce, async (search) => {
    for (const { sql, params } of statements.get(search) ?? []) await pool.query(sql, params);
  });
  say("the server's own statements p50", ms(own.p50));
  say("the server's own statements p95", ms(own.p95));
  say("http p50 / the server's own statements p50", (http.p50 / own.p50).toFixed(2));
}

/** The product gives no statement so much time as this comparison needs. */
async function withoutTimeout(pool: pg.Pool, search: MixedCvSearch): Promise<void> {
  const { sql, params } = wholeCvSearchOf(search);
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query(sql, params);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** How long after the answer to publishing a CV is found, at most, over twenty CVs. */
async function measurePublishing(db: Database, client: HttpClient, { headers }: Employer): Promise<void> {
  let slowestPublish = 0;
  let slowestFound = 0;
  for (let round = 0; round < 20; round += 1) {
    const seeker = await makeUser(db);
    const title = `Benchmager ${String.fromCharCode(97 + round).repeat(6)}`;
    const cv_experience = [
      { title, company_name: 'Bench', experience_start_year: 2020, experience_start_month: 1, present: 1 },
    ];
    const own = { authorization: `Bearer ${await signInAs(db, seeker)}` };
    const start = performance.now();
    await client.post(createCv.path, { cv: { cv_experience } }, own);
    const published = performance.now();
    while (!(await client.post(searchCvPagination.path, { keyword: title }, headers)).includes(title)) {
      if (performance.now() - published > 10_000)
        throw new Error('a CV was not found ten seconds after it was published');
    }
    slowestPublish = Math.max(slowestPublish, published - start);
    slowestFound = Math.max(slowestFound, performance.now() - published);
  }
  say('publish, slowest of 20', ms(slowestPublish));
  say('from published to found, slowest of 20', ms(slowestFound));
}

const sizes = values.cvs.split(',').map(Number);
const results: Figures[] = [];
for (const size of sizes) results.push(await bench(size));
const [first, last] = [results[0], results.at(-1)];
if (first && last && first !== last)
  say(`http p95 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p95 / first.p95).toFixed(2));
