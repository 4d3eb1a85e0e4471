import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchJobCondition } from '@jobblik/contract/jobs/jobs.api';
import pino from 'pino';
import { type App, createApp } from '../apps/server/src/app.ts';
import { makeEmployer, makeJobs } from '../apps/server/src/jobs/index.ts';
import { seedLookups } from '../apps/server/src/lookups/index.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { readSettings } from '../apps/server/src/platform/env.ts';
import { createCallInside } from '../apps/server/src/platform/http/calls.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/index.ts';
import { makeCorpus } from './relevance-corpus.ts';
import { type Grades, mean, ndcgAt10, recallAt10 } from './relevance-metrics.ts';

// npm run bench:relevance: how well the job search answers labelled Danish queries (bench/queries), over ads made of all job
// titles of the lookups. With --weak it also lists the queries that fall short, with what was found and what was missed.

/** A labelled query: grade by title (3 exactly, 2 good, 1 related); with a town only ads there count. */
interface LabelledQuery {
  query: string;
  relevant: Record<string, number>;
  town?: string;
}

interface Answered {
  kind: string;
  query: string;
  recall: number | undefined;
  ndcg: number;
  found: string[];
  grades: Grades;
}

const day = 86_400_000;
const corpus = makeCorpus();

function readQueries(): [kind: string, queries: LabelledQuery[]][] {
  const folder = new URL('./queries/', import.meta.url);
  return readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ]);
}

function gradesOf({ relevant, town }: LabelledQuery): Grades {
  const ads = corpus.filter((ad) => town === undefined || ad.town === town);
  return new Map(ads.flatMap((ad) => (relevant[ad.title] ? [[ad.key, relevant[ad.title] ?? 0] as const] : [])));
}

/** @returns key of each ad by its id in the database */
async function load({ services }: App): Promise<Map<number, string>> {
  const { user, company } = await makeEmployer(services.db, { company: { name: 'Fjordgruppen' } });
  const jobs = await makeJobs(
    services.db,
    corpus.map(({ title, cityId, descriptionHtml, daysOld }) => ({
      userId: user.id,
      companyId: company.id,
      title,
      cityIds: [cityId],
      descriptionHtml,
      publishedAt: new Date(Date.now() - daysOld * day),
    })),
  );
  return new Map(jobs.map((job, at) => [job.id, corpus[at]?.key ?? '']));
}

async function answer(app: App): Promise<Answered[]> {
  const keys = await load(app);
  const call = createCallInside({ calls: app.calls, services: app.services });
  const answered: Answered[] = [];
  for (const [kind, queries] of readQueries()) {
    for (const labelled of queries) {
      const { jobs } = await call(searchJobCondition, { body: { keyword: labelled.query, location: [] } });
      const found = jobs.map((job) => keys.get(job.id) ?? '');
      const grades = gradesOf(labelled);
      const measured = { recall: recallAt10(found, grades), ndcg: ndcgAt10(found, grades) };
      answered.push({ kind, query: labelled.query, ...measured, found, grades });
    }
  }
  return answered;
}

function print(answered: readonly Answered[]): void {
  const lines = (list: readonly Answered[], suffix: string) => {
    console.log(`recall@10${suffix}: ${mean(list.flatMap(({ recall }) => recall ?? [])).toFixed(3)}`);
    console.log(`nDCG@10${suffix}: ${mean(list.map(({ ndcg }) => ndcg)).toFixed(3)}`);
  };
  for (const kind of new Set(answered.map((one) => one.kind))) {
    const list = answered.filter((one) => one.kind === kind);
    lines(list, ` (${kind}, ${list.length} queries)`);
  }
  console.log(`ads: ${corpus.length}`);
  console.log(`queries: ${answered.length}`);
  lines(answered, '');
}

function printWeak(answered: readonly Answered[]): void {
  for (const { kind, query, ndcg, found, grades } of answered.filter((one) => one.ndcg < 0.8)) {
    const missed = [...grades.keys()].filter((key) => !found.includes(key));
    console.log(`${kind} "${query}" ${ndcg.toFixed(2)}`);
    console.log(`  found: ${found.map((key) => `${key}${grades.has(key) ? ` (${grades.get(key)})` : ''}`).join(', ')}`);
    console.log(`  missed: ${missed.slice(0, 10).join(', ')}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'jobblik-relevance-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder, profile: 'throwaway' });
try {
  await migrate(postgres.url);
  const env = readSettings({ NODE_ENV: 'test', PORT: '0', SOCKET_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal' });
  const app = await createApp({ env, databaseUrl: postgres.url, log: pino({ level: 'fatal' }) });
  try {
    await seedLookups(app.services.db);
    const answered = await answer(app);
    if (process.argv.includes('--weak')) printWeak(answered);
    print(answered);
  } finally {
    await app.close();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
