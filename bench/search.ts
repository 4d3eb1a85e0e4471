import { parseArgs } from 'node:util';
import type pg from 'pg';
import { signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { makeEmployer } from '../apps/server/src/jobs/jobs.factory.ts';
import { loadAds } from '../apps/server/src/jobs/many-ads.factory.ts';
import type { Database } from '../apps/server/src/platform/db/db.ts';
import { createJob } from '../packages/contract/src/jobs/job-form.api.ts';
import { searchJobCondition } from '../packages/contract/src/jobs/job-search.api.ts';
import { type BenchDatabase, withDatabase, withoutTimeout } from '../support/data/database.ts';
import { startProduct } from '../support/product.ts';
import { ilikeOf, searchWithFacetsOf, statementsOf, wholeSearchOf } from './support/bare-sql.ts';
import { HttpClient } from './support/http-client.ts';
import { type Figures, measure } from './support/measure.ts';
import { measurePublishing } from './support/measure-publishing.ts';
import { ms, say, sayFigures, sayGrowth } from './support/report.ts';
import { type MixedSearch, searchMix } from './support/search-mix.ts';

// npm run bench:search [-- --ads 1000000]: searches over HTTP on the real server, compared with their SQL alone and with ILIKE.
// Several numbers of ads (--ads 100000,1000000) are measured one after the other and compared.

/** People who search at the same time. */
const users = 8;
/** Seconds for the slow comparisons, which would take an hour for all searches. */
const bareSeconds = 60;
const ilikeSeconds = 30;

const { values } = parseArgs({
  options: { ads: { type: 'string', default: '100000' }, searches: { type: 'string', default: '3500' } },
});
/** As many as are measured, so that the server's caches are filled before. */
const warmUp = searchMix(Number(values.searches), 99);
const searches = searchMix(Number(values.searches));

async function measureAll({ db, pool, url }: BenchDatabase): Promise<Figures> {
  const product = await startProduct({
    DATABASE_URL: url,
    SAMPLE_DATA: 'off',
    FIRST_ADS_WAIT: 'off',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'post@jobblik.test',
    SANDBOX_PAYMENTS: 'on',
    TRUST_PROXY: '1',
  });
  const client = new HttpClient(product.url, users);
  try {
    const search = ({ body }: MixedSearch) => client.post(searchJobCondition.path, body);
    await measure(warmUp, users, search);
    const http = await measure(searches, users, search);
    sayFigures('http', http, 'requests');
    for (const [kind, median] of http.byKind) say(`http p50, ${kind}`, ms(median));
    await measureSql(pool, http);
    await publishAds(db, client);
    return http;
  } finally {
    client.close();
    await product.stop();
  }
}

/** Searches in PostgreSQL alone: each whole search as one statement, and the statements that the server makes for it. */
async function measureSql(pool: pg.Pool, http: Figures): Promise<void> {
  const whole = await measure(searches, users, (search) => withoutTimeout(pool, wholeSearchOf(search)), bareSeconds);
  sayFigures('bare sql', whole, 'searches');
  say('http p50 / bare sql p50', (http.p50 / whole.p50).toFixed(2));
  const counted = await measure(
    searches,
    users,
    (search) => withoutTimeout(pool, searchWithFacetsOf(search)),
    bareSeconds,
  );
  sayFigures('sql with facet counts', counted, 'searches');
  say('http p50 / sql with facet counts p50', (http.p50 / counted.p50).toFixed(2));
  const statements = await statementsOf(pool, { before: warmUp, searches });
  const own = await measure(searches, users, async (search) => {
    for (const { sql, params } of statements.get(search) ?? []) await pool.query(sql, params);
  });
  sayFigures("the server's own statements", own, 'searches');
  const ilike = await measure(searches, users, (search) => withoutTimeout(pool, ilikeOf(search)), ilikeSeconds);
  say('ilike p50', ms(ilike.p50));
  say('ilike searches/s', ilike.perSecond.toFixed(2));
  say('http requests/s / ilike searches/s', (http.perSecond / ilike.perSecond).toFixed(0));
}

async function publishAds(db: Database, client: HttpClient): Promise<void> {
  const { user } = await makeEmployer(db);
  const headers = { authorization: `Bearer ${await signInAs(db, user)}` };
  await measurePublishing(
    (title) =>
      client.post(createJob.path, { job: { title, description_html: '<p>Ny</p>', location: [9000] } }, headers),
    (title) => client.post(searchJobCondition.path, { keyword: title }),
  );
}

const sizes = values.ads.split(',').map(Number);
const results: Figures[] = [];
for (const ads of sizes) {
  const figures = await withDatabase(async (database) => {
    say('ads', ads);
    say('loaded in', `${(await loadAds(database.db, ads, new Date())).toFixed(1)} s`);
    return await measureAll(database);
  });
  results.push(figures);
}
sayGrowth(sizes, results);
