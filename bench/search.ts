import { parseArgs } from 'node:util';
import type pg from 'pg';
import { signInAs } from '../apps/server/src/accounts/index.ts';
import { makeEmployer } from '../apps/server/src/jobs/index.ts';
import { seedLookups } from '../apps/server/src/lookups/index.ts';
import { connect, type Database } from '../apps/server/src/platform/db/db.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/index.ts';
import { createJob, searchJobCondition } from '../packages/contract/src/jobs/jobs.api.ts';
import { startProduct } from '../scripts/product.ts';
import { ilikeOf, type Statement, statementsOf, wholeSearchOf } from './support/bare-sql.ts';
import { temporaryFolder } from './support/folder.ts';
import { HttpClient } from './support/http-client.ts';
import { loadAds } from './support/load-ads.ts';
import { type Figures, measure } from './support/measure.ts';
import { type MixedSearch, searchMix } from './support/search-mix.ts';

// npm run bench:search [-- --ads 1000000]: searches over HTTP against the real server, beside their SQL alone and beside ILIKE.
// Several numbers of ads (--ads 100000,1000000) are measured one after the other and compared.

/** People who search at the same time. */
const users = 8;
/** Seconds for the slow comparisons, which would take an hour for all searches. */
const bareSeconds = 60;
const ilikeSeconds = 30;

const { values } = parseArgs({
  options: { ads: { type: 'string', default: '100000' }, searches: { type: 'string', default: '3500' } },
});
const warmUp = searchMix(350, 99);
const searches = searchMix(Number(values.searches));
const say = (name: string, value: string | number) => console.log(`${name}: ${value}`);
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function bench(ads: number): Promise<Figures> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  const { db, pool, close } = connect(postgres.url, { onError: () => undefined });
  try {
    await migrate(postgres.url);
    await seedLookups(db);
    say('ads', ads);
    say('loaded in', `${(await loadAds(db, ads, new Date())).toFixed(1)} s`);
    return await measureAll(db, pool, postgres.url);
  } finally {
    await close();
    await postgres.stop();
    folder.remove();
  }
}

async function measureAll(db: Database, pool: pg.Pool, databaseUrl: string): Promise<Figures> {
  const product = await startProduct({ DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off', TRUST_PROXY: 'on' });
  const client = new HttpClient(product.url, users);
  try {
    const search = ({ body }: MixedSearch) => client.post(searchJobCondition.path, body);
    await measure(warmUp, users, search);
    const http = await measure(searches, users, search);
    say('http p50', ms(http.p50));
    say('http p95', ms(http.p95));
    say('http requests/s', http.perSecond.toFixed(0));
    for (const [kind, median] of http.byKind) say(`http p50, ${kind}`, ms(median));
    await measureSql(pool, http);
    await measurePublishing(db, client);
    return http;
  } finally {
    client.close();
    await product.stop();
  }
}

/** Searches in PostgreSQL alone: each whole search as one statement, and the statements that the server makes for it. */
async function measureSql(pool: pg.Pool, http: Figures): Promise<void> {
  const whole = await measure(searches, users, (search) => withoutTimeout(pool, wholeSearchOf(search)), bareSeconds);
  say('bare sql p50', ms(whole.p50));
  say('bare sql p95', ms(whole.p95));
  say('bare sql searches/s', whole.perSecond.toFixed(0));
  say('http p50 / bare sql p50', (http.p50 / whole.p50).toFixed(2));
  const statements = await statementsOf(pool, { before: warmUp, searches });
  const own = await measure(searches, users, async (search) => {
    for (const { sql, params } of statements.get(search) ?? []) await pool.query(sql, params);
  });
  say("the server's own statements p50", ms(own.p50));
  say("the server's own statements p95", ms(own.p95));
  const ilike = await measure(searches, users, (search) => withoutTimeout(pool, ilikeOf(search)), ilikeSeconds);
  say('ilike p50', ms(ilike.p50));
  say('ilike searches/s', ilike.perSecond.toFixed(2));
  say('http requests/s / ilike searches/s', (http.perSecond / ilike.perSecond).toFixed(0));
}

/** The product gives no statement so much time as this comparison needs. */
async function withoutTimeout(pool: pg.Pool, { sql, params }: Statement): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    await client.query(sql, params);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** How long after the answer to publishing an ad is found, at most, over twenty ads. */
async function measurePublishing(db: Database, client: HttpClient): Promise<void> {
  const { user } = await makeEmployer(db);
  const headers = { authorization: `Bearer ${await signInAs(db, user)}` };
  let slowestPublish = 0;
  let slowestFound = 0;
  for (let round = 0; round < 20; round += 1) {
    const title = `Benchmager ${String.fromCharCode(97 + round).repeat(6)}`;
    const start = performance.now();
    await client.post(createJob.path, { job: { title, description_html: '<p>Ny</p>', location: [9000] } }, headers);
    const published = performance.now();
    while (!(await client.post(searchJobCondition.path, { keyword: title })).includes(title)) {
      if (performance.now() - published > 10_000)
        throw new Error('an ad was not found ten seconds after it was published');
    }
    slowestPublish = Math.max(slowestPublish, published - start);
    slowestFound = Math.max(slowestFound, performance.now() - published);
  }
  say('publish, slowest of 20', ms(slowestPublish));
  say('from published to found, slowest of 20', ms(slowestFound));
}

const sizes = values.ads.split(',').map(Number);
const results: Figures[] = [];
for (const size of sizes) results.push(await bench(size));
const [first, last] = [results[0], results.at(-1)];
if (first && last && first !== last)
  say(`http p95 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p95 / first.p95).toFixed(2));
