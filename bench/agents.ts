import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { countAgentHits, loadAgents } from '../apps/server/src/agents/many-agents.factory.ts';
import {
  countSeekerAgentHits,
  loadSeekerAgents,
} from '../apps/server/src/agents/seekers/many-seeker-agents.factory.ts';
import {
  type AdAttributes,
  attributesOf,
  type CvAttributes,
  eachOnce,
  findMatchingAgents,
  findMatchingSeekerAgents,
  readCvAttributes,
  storeCvHits,
  storeHits,
} from '../apps/server/src/agents/setup.ts';
import { companies } from '../apps/server/src/companies/index.ts';
import { cvs } from '../apps/server/src/cv/cv.tables.ts';
import { jobs } from '../apps/server/src/jobs/index.ts';
import { loadAds } from '../apps/server/src/jobs/many-ads.factory.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import type { Database } from '../apps/server/src/platform/db/db.ts';
import { inTransaction } from '../apps/server/src/platform/db/in-transaction.ts';
import { makeInstallation } from '../apps/server/src/platform/installation/installation.factory.ts';
import { withDatabase } from '../support/data/database.ts';
import { loadCvs } from '../support/data/load-cvs.ts';
import { Random } from '../support/data/random.ts';
import { type Figures, measure } from './support/measure.ts';
import { say } from './support/report.ts';

// npm run bench:agents [-- --agents 10000,1000000 --seekers 1000,100000]: how long it takes to match one new ad against that many
// job agents, and one changed CV against that many CV-match agents. Measures the product's queries one after the other; then the
// time to store the hits.

const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: '10000,1000000' },
    seekers: { type: 'string', default: '1000,100000' },
    ads: { type: 'string', default: '200' },
  },
});
const measured = Number(values.ads);
/** Two decimals, since the shortest times are below a millisecond. */
const ms = (value: number) => `${value.toFixed(2)} ms`;

async function benchJobs(db: Database, agents: number): Promise<Figures> {
  await loadAds(db, 20_000, new Date());
  const companyIds = (await db.select({ id: companies.id }).from(companies)).map(({ id }) => id);
  reportLoaded('job agents', agents, await loadAgents(db, agents, companyIds));
  await db.execute(sql`vacuum (analyze)`);
  return await measureAll(db);
}

function reportLoaded(name: string, agents: number, { seconds, keys }: { seconds: number; keys: number }): void {
  say(name, agents);
  say('keys', keys);
  say('loaded in', `${seconds.toFixed(1)} s`);
}

async function measureAll(db: Database): Promise<Figures> {
  const random = new Random(3);
  const ads = (await db.select().from(jobs).limit(5000)).map(attributesOf);
  const chosen = Array.from({ length: measured }, () => ({ kind: 'ad', ad: random.pick(ads) }));
  const fitting = new Map<AdAttributes, Int32Array>();
  const match = async ({ ad }: { ad: AdAttributes }) => fitting.set(ad, await findMatchingAgents(db, ad));
  await measure(chosen, 1, match);
  const figures = await measure(chosen, 1, match);
  reportMatches('an ad', figures, fitting.values());
  await measureStoring(db, fitting);
  return figures;
}

function reportMatches(what: string, figures: Figures, ids: Iterable<Int32Array>): void {
  const found = [...ids].map((one) => eachOnce(one).length).sort((a, b) => a - b);
  say(`agents that fit ${what}, median`, found[Math.floor(found.length / 2)] ?? 0);
  say(`agents that fit ${what}, most`, found.at(-1) ?? 0);
  say('match p50', ms(figures.p50));
  say('match p95', ms(figures.p95));
  say('match max', ms(figures.max));
}

/** Stores the hits of twenty ads in the product's batches. */
async function measureStoring(db: Database, fitting: ReadonlyMap<AdAttributes, Int32Array>): Promise<void> {
  const some = [...fitting].slice(0, 20);
  const start = performance.now();
  for (const [ad, ids] of some) {
    const sorted = eachOnce(ids);
    for (let from = 0; from < sorted.length; from += 1000) {
      const agentIds = sorted.slice(from, from + 1000);
      await inTransaction(db, (tx) => storeHits(tx, { ads: [ad], agentIds, isNew: true, now: new Date() }));
    }
  }
  const stored = await countAgentHits(db);
  const hits = some.reduce((sum, [, ids]) => sum + eachOnce(ids).length, 0);
  if (stored !== hits) throw new Error(`${hits} agents were found and ${stored} hits were written`);
  say('store, per 1,000 hits', ms(((performance.now() - start) / Math.max(1, hits)) * 1000));
}

async function benchSeekers(db: Database, agents: number): Promise<Figures> {
  await loadCvs(db, 5000, new Date());
  reportLoaded('CV-match agents', agents, await loadSeekerAgents(db, agents));
  await db.execute(sql`vacuum (analyze)`);
  const random = new Random(5);
  const services = { env: makeInstallation(), clock: systemClock };
  const owners = (await db.select({ userId: cvs.userId }).from(cvs)).map(({ userId }) => userId);
  const chosen = Array.from({ length: measured }, () => ({ kind: 'cv', userId: random.pick(owners) }));
  const fitting = new Map<CvAttributes, Int32Array>();
  const match = async ({ userId }: { userId: number }) => {
    const [cv] = await readCvAttributes(db, services, [userId]);
    if (!cv) throw new Error(`nobody can find CV ${userId}`);
    fitting.set(cv.attributes, await findMatchingSeekerAgents(db, cv.attributes, { ageFilters: true }));
  };
  await measure(chosen, 1, match);
  fitting.clear();
  const figures = await measure(chosen, 1, match);
  reportMatches('a CV', figures, fitting.values());
  await measureStoringCvs(db, fitting);
  return figures;
}

/** Stores the hits of twenty CVs in the product's batches. */
async function measureStoringCvs(db: Database, fitting: ReadonlyMap<CvAttributes, Int32Array>): Promise<void> {
  const some = [...new Map([...fitting].map((one) => [one[0].userId, one])).values()].slice(0, 20);
  const start = performance.now();
  for (const [cv, ids] of some) {
    const sorted = eachOnce(ids);
    for (let from = 0; from < sorted.length; from += 1000) {
      const given = {
        cvs: [cv],
        agentIds: sorted.slice(from, from + 1000),
        isNew: true,
        now: new Date(),
        ageFilters: true,
      };
      await inTransaction(db, (tx) => storeCvHits(tx, given));
    }
  }
  const took = performance.now() - start;
  const stored = await countSeekerAgentHits(db);
  const hits = some.reduce((sum, [, ids]) => sum + eachOnce(ids).length, 0);
  if (stored !== hits) throw new Error(`${hits} agents were found and ${stored} hits were written`);
  say('store, per 1,000 hits', ms((took / Math.max(1, hits)) * 1000));
}

/** Measures at each size, and compares the last size with the first. */
async function compare(list: string, bench: (db: Database, size: number) => Promise<Figures>): Promise<void> {
  const sizes = list.split(',').map(Number).filter(Boolean);
  const results: Figures[] = [];
  for (const size of sizes) results.push(await withDatabase(({ db }) => bench(db, size)));
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || first === last) return;
  say(`match p50 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p50 / first.p50).toFixed(2));
  say(`match p95 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p95 / first.p95).toFixed(2));
}

await compare(values.agents, benchJobs);
await compare(values.seekers, benchSeekers);
