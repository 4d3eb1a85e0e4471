import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makeUser, signInAs } from '../apps/server/src/accounts/accounts.factory.ts';
import { makeEmployer, makeJob } from '../apps/server/src/jobs/jobs.factory.ts';
import { connect } from '../apps/server/src/platform/db/db.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/index.ts';
import { temporaryFolder } from '../support/data/folder.ts';
import { Random } from '../support/data/random.ts';
import { OwnProduct } from './support/own-product.ts';
import { say } from './support/report.ts';

// npm run bench:outage: ends connections to the database at random under load (`pg_terminate_backend`), kills the whole database a few
// times, and counts the answers. `--seconds 10` is a quick run. Fails on an answer that is neither 2xx nor 503 with `Retry-After`, on
// a process that ended, and on a first good answer later than a second after the database was back.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '3' },
    seed: { type: 'string', default: '7' },
  },
});
const [seconds, kills] = [Number(values.seconds), Number(values.kills)];
const people = 12;

const folder = temporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
await migrate(postgres.url);
const { db, pool, close } = connect(postgres.url);
const { user, company } = await makeEmployer(db);
const job = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Kok' });
const tokens = await Promise.all(Array.from({ length: people }, async () => signInAs(db, await makeUser(db))));
const product = await OwnProduct.start(postgres.url);

const random = new Random(Number(values.seed));
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const end = performance.now() + seconds * 1000;
let guests = 0;
let wrong = 0;
let ended = 0;
let slowest = 0;

/** One call: a read, a search, a transaction, or the state of the server. */
async function call(token: string, kind: number): Promise<Response> {
  guests += 1;
  const guest = { 'x-forwarded-for': `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}` };
  const json = { 'content-type': 'application/json' };
  switch (kind) {
    case 0:
      return fetch(`${product.url}/api/get_latest_jobs`, { headers: guest });
    case 1: {
      const body = JSON.stringify({ keyword: 'kok' });
      return fetch(`${product.url}/api/search_job_condition`, { method: 'POST', body, headers: { ...json, ...guest } });
    }
    case 2: {
      const body = JSON.stringify({ job_id: job.id });
      const headers = { ...json, authorization: `Bearer ${token}` };
      return fetch(`${product.url}/api/saveJob`, { method: 'POST', body, headers });
    }
    default:
      return fetch(`${product.url}/api/health`, { headers: guest });
  }
}

async function load(token: string): Promise<void> {
  while (performance.now() < end) {
    const response = await call(token, random.below(4)).catch(() => undefined);
    await response?.arrayBuffer();
    count(response ? String(response.status) : 'no answer');
    const isRefusal = response?.status === 503 && response.headers.has('retry-after');
    if (!response?.ok && !isRefusal && response?.status !== 429) wrong += 1;
    // As fast as a limit per person allows.
    if (random.below(4) === 0) await delay(20);
  }
}

/** Ends some connections of the product at random. */
async function endSome(): Promise<void> {
  const { rows } = await pool.query<{ ended: number }>(
    `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and random() < 0.4`,
  );
  ended += rows[0]?.ended ?? 0;
}

/** Kills the whole database; it restarts by itself. Measures until the product answers after that. */
async function killAll(): Promise<void> {
  process.kill(postgres.pid(), 'SIGKILL');
  const probe = connect(postgres.url, { max: 1 });
  while (!(await probe.pool.query('select 1').catch(() => undefined))) await delay(2);
  const back = performance.now();
  while (!(await fetch(`${product.url}/api/health`).catch(() => undefined))?.ok) await delay(2);
  slowest = Math.max(slowest, performance.now() - back);
  await probe.close();
}

async function disturb(): Promise<void> {
  let killed = 0;
  while (performance.now() < end) {
    await delay(50 + random.below(200));
    const isTime = performance.now() > end - ((kills - killed) / (kills + 1)) * seconds * 1000;
    if (killed < kills && isTime) {
      killed += 1;
      await killAll();
    } else await endSome().catch(() => undefined);
  }
}

await Promise.all([...tokens.map(load), disturb()]);
const alive = await fetch(`${product.url}/api/health`).catch(() => undefined);
for (const [what, number] of [...counts].sort()) say(what, number);
say('connections ended', ended);
say('database killed', kills);
say('ms until right again, at most', slowest.toFixed(0));
say('wrong answers', wrong);
if (wrong > 0 || !alive?.ok || slowest > 1000) process.exitCode = 1;
await product.stop();
await close();
await postgres.stop();
folder.remove();
