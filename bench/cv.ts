import { parseArgs } from 'node:util';
import type pg from 'pg';
import { makeUser, signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { makeMembership } from '../apps/server/src/membership/membership.factory.ts';
import type { Database } from '../apps/server/src/platform/db/db.ts';
import { searchCvPagination } from '../packages/contract/src/candidates/cv-search.api.ts';
import { createCv } from '../packages/contract/src/cv/cv.api.ts';
import { type BenchDatabase, withDatabase, withoutTimeout } from '../support/data/database.ts';
import { loadCvs } from '../support/data/load-cvs.ts';
import { startProduct } from '../support/product.ts';
import { cvStatementsOf, wholeCvSearchOf } from './support/bare-cv-sql.ts';
import { cvMix, type MixedCvSearch } from './support/cv-mix.ts';
import { HttpClient } from './support/http-client.ts';
import { type Figures, measure } from './support/measure.ts';
import { measurePublishing, publishRounds } from './support/measure-publishing.ts';
import { ms, say, sayFigures, sayGrowth } from './support/report.ts';

// npm run bench:cv [-- --cvs 1000000]: employers' searches over HTTP on the real server, compared with their SQL alone. Several
// numbers of CVs (--cvs 150000,1000000) are measured one after the other and compared.

/** Employers who search at the same time. */
const atOnce = 8;
/** Seconds for the slow comparison. */
const bareSeconds = 60;
/** Searches per employer: one may search this often in an hour; then the next employer continues. */
const searchesEach = 1000;

const { values } = parseArgs({
  options: { cvs: { type: 'string', default: '150000' }, searches: { type: 'string', default: '3000' } },
});
/** As many as are measured, so that the server's caches are filled before. */
const warmUp = cvMix(Number(values.searches), 99);
const searches = cvMix(Number(values.searches));

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
    sayFigures('http', http, 'requests');
    for (const [kind, median] of http.byKind) say(`http p50, ${kind}`, ms(median));
    const [first] = employers as [Employer];
    await measureSql(pool, http, first.id);
    await publishCvs(db, client, first);
    return http;
  } finally {
    client.close();
    await product.stop();
  }
}

/** Searches in PostgreSQL alone: each whole search as one statement, and the statements that the server makes for it. */
async function measureSql(pool: pg.Pool, http: Figures, employerId: number): Promise<void> {
  const whole = (search: MixedCvSearch) => withoutTimeout(pool, wholeCvSearchOf(search));
  const bare = await measure(searches, atOnce, whole, bareSeconds);
  sayFigures('bare sql', bare, 'searches');
  say('http p50 / bare sql p50', (http.p50 / bare.p50).toFixed(2));
  const statements = await cvStatementsOf(pool, { before: warmUp, searches, employerId });
  const own = await measure(searches, atOnce, async (search) => {
    for (const { sql, params } of statements.get(search) ?? []) await pool.query(sql, params);
  });
  sayFigures("the server's own statements", own, 'searches');
  say("http p50 / the server's own statements p50", (http.p50 / own.p50).toFixed(2));
}

async function publishCvs(db: Database, client: HttpClient, { headers }: Employer): Promise<void> {
  const seekers = Array.from({ length: publishRounds }, async () => signInAs(db, await makeUser(db)));
  const tokens = await Promise.all(seekers);
  await measurePublishing(
    async (title) => {
      const job = { title, company_name: 'Bench', experience_start_year: 2020, experience_start_month: 1, present: 1 };
      return await client.post(
        createCv.path,
        { cv: { cv_experience: [job], cv_wish: [1] } },
        { authorization: `Bearer ${tokens.pop()}` },
      );
    },
    (title) => client.post(searchCvPagination.path, { keyword: title }, headers),
  );
}

const sizes = values.cvs.split(',').map(Number);
const results: Figures[] = [];
for (const cvs of sizes) {
  const figures = await withDatabase(async (database) => {
    say('cvs', cvs);
    say('loaded in', `${(await loadCvs(database.db, cvs, new Date())).toFixed(1)} s`);
    return await measureAll(database);
  });
  results.push(figures);
}
sayGrowth(sizes, results);
