import { type AgentCriteria, noCriteria } from '@jobblik/contract/agents/agents.rules';
import { sql } from 'drizzle-orm';
import { AdTexts } from '../../../../support/data/ad-texts.ts';
import { Random, Weighted } from '../../../../support/data/random.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobIndex } from '../jobs/search/index.ts';
import { areasAround, categoryTree, geography } from '../lookups/index.ts';
import type { Database } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { toTsquery } from '../platform/search/index.ts';
import { jobAgentHits, jobAgentKeys, jobAgentLists, jobAgents } from './agents.tables.ts';
import { type AgentKey, keysOf } from './matching/agent-keys.ts';

const batch = 10_000;

const keyColumns = ['company_id', 'word', 'place_id', 'category_id', 'words_query', 'job_types', 'exact'].map((name) =>
  sql.identifier(name),
);

/** Kinds of agents; shares in percent. Most have a trade and a place, few have neither. */
const shapes = [
  { share: 44, category: true, place: true },
  { share: 20, keyword: true, place: true },
  { share: 8, category: true },
  { share: 8, keyword: true },
  { share: 2, place: true },
  { share: 7, category: true, place: true, type: true },
  { share: 5, category: true, keyword: true, place: true },
  { share: 4, company: true },
  { share: 2, company: true, place: true },
] as const;
type Shape = { share: number } & Partial<Record<'category' | 'place' | 'keyword' | 'type' | 'company', true>>;

/** Generates realistic agents, the same in every run. */
export class AgentTexts {
  readonly #texts = new AdTexts();
  readonly #shapes = new Weighted<Shape>(shapes, ({ share }) => share);
  readonly #mains = categoryTree().map(({ id }) => id);
  readonly #subs = categoryTree().flatMap(({ children }) => children.map(({ id }) => id));
  readonly #places = new Weighted(placesToName(), ({ people }) => people);
  readonly #companyIds: readonly number[];

  constructor(companyIds: readonly number[]) {
    this.#companyIds = companyIds;
  }

  criteria(random: Random): AgentCriteria {
    const shape = this.#shapes.pick(random);
    return {
      ...noCriteria,
      companyIds: shape.company ? severalOf(random, () => random.pick(this.#companyIds)) : [],
      jobTypeIds: shape.type ? [random.chance(0.7) ? 1 : 2] : [],
      categoryIds: shape.category ? this.categories(random) : [],
      placeIds: shape.place ? this.places(random) : [],
      keywords: shape.keyword ? [this.#keyword(random)] : [],
    };
  }

  /** One trade or a few, sometimes a whole main category. */
  categories(random: Random): number[] {
    return severalOf(random, () => random.pick(random.chance(0.15) ? this.#mains : this.#subs));
  }

  places(random: Random): number[] {
    return severalOf(random, () => this.#place(random));
  }

  /** A region for a third of the agents, else a whole town; large towns as often as their population. */
  #place(random: Random): number {
    const place = this.#places.pick(random);
    return random.chance(0.35) ? place.region : place.id;
  }

  /** A title as people write it, or its first two words. */
  #keyword(random: Random): string {
    const words = this.#texts.titles
      .pick(random)
      .name.split(/[\s,/()]+/)
      .filter((word) => word.length > 2 && !word.endsWith('-'));
    return words.slice(0, random.chance(0.75) ? 1 : 2).join(' ') || 'kok';
  }
}

function severalOf<T>(random: Random, make: () => T): T[] {
  return [...new Set(Array.from({ length: random.chance(0.7) ? 1 : 2 + random.below(2) }, make))];
}

const people: Record<string, number> = { København: 150, Aarhus: 60, Odense: 35, Aalborg: 40 };

/** Every town, and every postcode that is a town on its own. */
function placesToName(): { id: number; region: number; people: number }[] {
  const places = new Map<number, { id: number; region: number; people: number }>();
  for (const { id, name } of geography().cities) {
    const areas = areasAround(id);
    const town = areas.find(({ kind }) => kind === 'town');
    const region = areas.find(({ kind }) => kind === 'region')?.id ?? id;
    places.set(town?.id ?? id, { id: town?.id ?? id, region, people: people[town?.name ?? name] ?? 1 });
  }
  return [...places.values()];
}

/**
 * Fills the database with agents and their keys.
 * @returns seconds it took, and the keys made
 */
export async function loadAgents(
  db: Database,
  count: number,
  companyIds: readonly number[],
): Promise<{ seconds: number; keys: number }> {
  const start = performance.now();
  const random = new Random(20_261_120);
  const texts = new AgentTexts(companyIds);
  const people = await makePeople(db, Math.ceil(count / 3));
  // A long list is written once, not again and a little longer for each batch.
  await db.execute(sql`alter table ${jobAgentKeys} disable trigger user`);
  let keys = 0;
  for (let made = 0; made < count; made += batch) {
    const list = Array.from({ length: Math.min(batch, count - made) }, () => texts.criteria(random));
    keys += await loadBatch(db, made + 1, list, people);
  }
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into ${jobAgentLists} (${sql.join(keyColumns, sql`, `)}, agent_ids)
      select ${sql.join(keyColumns, sql`, `)}, array_agg(agent_id) from ${jobAgentKeys} group by ${sql.join(keyColumns, sql`, `)}`);
    await tx.execute(sql`alter table ${jobAgentKeys} enable trigger user`);
  });
  return { seconds: (performance.now() - start) / 1000, keys };
}

/** The number of stored hits of all job agents. */
export async function countAgentHits(db: Database): Promise<number> {
  return await db.$count(jobAgentHits);
}

async function makePeople(db: Database, count: number): Promise<number> {
  const { rows } = await db.execute<{ first: number }>(sql`
    with made as (
      insert into ${users} (type, email, name)
      select 1, 'agent-' || n || '@jobblik.test', 'Bench' from generate_series(1, ${count}) n returning id
    ) select min(id) as first from made`);
  return rows[0]?.first ?? 1;
}

async function loadBatch(
  db: Database,
  firstId: number,
  list: readonly AgentCriteria[],
  firstUser: number,
): Promise<number> {
  const read = list.map((criteria) => ({ ...criteria, queries: criteria.keywords.map(jobIndex.closest) }));
  const agents = read.map((criteria, at) => ({
    id: firstId + at,
    user_id: firstUser + Math.floor((firstId + at - 1) / 3),
    title: 'Bench',
    company_ids: criteria.companyIds,
    job_type_ids: criteria.jobTypeIds,
    category_ids: criteria.categoryIds,
    place_ids: criteria.placeIds,
    keywords: criteria.keywords,
    keyword_queries: criteria.queries.map(toTsquery),
  }));
  const keys = read.flatMap((criteria, at) => keysOf(criteria).map((key) => ({ ...key, agentId: firstId + at })));
  const column = (pick: (key: AgentKey & { agentId: number }) => unknown) => sql.param(keys.map(pick));
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into ${jobAgents} (id, user_id, title, company_ids, job_type_ids, category_ids, place_ids, keywords, keyword_queries)
      overriding system value
      select * from json_to_recordset(${JSON.stringify(agents)}::json) as agent (id int, user_id int, title text, company_ids int[],
        job_type_ids int[], category_ids int[], place_ids int[], keywords text[], keyword_queries text[])`);
    await tx.execute(sql`
      insert into ${jobAgentKeys} (agent_id, company_id, word, place_id, category_id, words_query, job_types, exact)
      select * from unnest(${column((key) => key.agentId)}::int[], ${column((key) => key.companyId)}::int[],
        ${column((key) => key.word)}::text[], ${column((key) => key.placeId)}::int[], ${column((key) => key.categoryId)}::int[],
        ${column((key) => key.wordsQuery)}::text[], ${column((key) => key.jobTypes)}::smallint[], ${column((key) => key.exact)}::boolean[])`);
  });
  return keys.length;
}
