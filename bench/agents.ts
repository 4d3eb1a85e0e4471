import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type AdFacts, factsOf } from '../apps/server/src/agents/ad-facts.ts';
import { jobAgentHits } from '../apps/server/src/agents/agents.tables.ts';
import { findMatchingAgents } from '../apps/server/src/agents/match-agents.ts';
import { storeHits } from '../apps/server/src/agents/store-hits.ts';
import { companies } from '../apps/server/src/companies/companies.tables.ts';
import { jobs } from '../apps/server/src/jobs/jobs.tables.ts';
import { seedLookups } from '../apps/server/src/lookups/index.ts';
import { connect, type Database } from '../apps/server/src/platform/db/db.ts';
import { inTransaction } from '../apps/server/src/platform/db/in-transaction.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/index.ts';
import { temporaryFolder } from './support/folder.ts';
import { loadAds } from './support/load-ads.ts';
import { loadAgents } from './support/load-agents.ts';
import { type Figures, measure } from './support/measure.ts';
import { Random } from './support/random.ts';

// npm run bench:agents [-- --agents 10000,1000000]: which of so many job agents does one new ad fit? The whole answer, by the query that
// the product makes, one ad after the other; then how long it takes to write the hits down.

const { values } = parseArgs({
  options: { agents: { type: 'string', default: '10000,1000000' }, ads: { type: 'string', default: '200' } },
});
const measured = Number(values.ads);
const say = (name: string, value: string | number) => console.log(`${name}: ${value}`);
const ms = (value: number) => `${value.toFixed(2)} ms`;

async function bench(agents: number): Promise<Figures> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path });
  const { db, close } = connect(postgres.url, { onError: () => undefined });
  try {
    await migrate(postgres.url);
    await seedLookups(db);
    await loadAds(db, 20_000, new Date());
    const companyIds = (await db.select({ id: companies.id }).from(companies)).map(({ id }) => id);
    const { seconds, keys } = await loadAgents(db, agents, companyIds);
    await db.execute(sql`vacuum (analyze)`);
    say('agents', agents);
    say('keys', keys);
    say('loaded in', `${seconds.toFixed(1)} s`);
    return await measureAll(db);
  } finally {
    await close();
    await postgres.stop();
    folder.remove();
  }
}

async function measureAll(db: Database): Promise<Figures> {
  const random = new Random(3);
  const ads = (await db.select().from(jobs).limit(5000)).map(factsOf);
  const chosen = Array.from({ length: measured }, () => ({ kind: 'ad', ad: random.pick(ads) }));
  const fitting = new Map<AdFacts, number[]>();
  const match = async ({ ad }: { ad: AdFacts }) => fitting.set(ad, await findMatchingAgents(db, ad));
  await measure(chosen, 1, match);
  const figures = await measure(chosen, 1, match);
  const found = [...fitting.values()].map(({ length }) => length).sort((a, b) => a - b);
  say('agents that fit an ad, median', found[Math.floor(found.length / 2)] ?? 0);
  say('agents that fit an ad, most', found.at(-1) ?? 0);
  say('match p50', ms(figures.p50));
  say('match p95', ms(figures.p95));
  say('match max', ms(figures.max));
  await measureStoring(db, fitting);
  return figures;
}

/** Writes the hits of twenty ads in the product's batches. */
async function measureStoring(db: Database, fitting: ReadonlyMap<AdFacts, number[]>): Promise<void> {
  const some = [...fitting].slice(0, 20);
  const start = performance.now();
  for (const [ad, ids] of some) {
    const sorted = ids.toSorted((a, b) => a - b);
    for (let from = 0; from < sorted.length; from += 1000) {
      const agentIds = sorted.slice(from, from + 1000);
      await inTransaction(db, (tx) => storeHits(tx, { ads: [ad], agentIds, isNew: true, now: new Date() }));
    }
  }
  const [stored] = (await db.execute<{ hits: number }>(sql`select count(*)::int as hits from ${jobAgentHits}`)).rows;
  const hits = some.reduce((sum, [, ids]) => sum + ids.length, 0);
  if (stored?.hits !== hits) throw new Error(`${hits} agents were found and ${stored?.hits} hits were written`);
  say('store, per 1,000 hits', ms(((performance.now() - start) / Math.max(1, hits)) * 1000));
}

const sizes = values.agents.split(',').map(Number);
const results: Figures[] = [];
for (const size of sizes) results.push(await bench(size));
const [first, last] = [results[0], results.at(-1)];
if (first && last && first !== last) {
  say(`match p95 at ${sizes.at(-1)} / at ${sizes[0]}`, (last.p95 / first.p95).toFixed(2));
}
