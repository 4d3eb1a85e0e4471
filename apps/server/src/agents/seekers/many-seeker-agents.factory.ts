import { noSeekerCriteria, type SeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import { sql } from 'drizzle-orm';
import { Random, Weighted } from '../../../../../support/data/random.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { AgentTexts } from '../many-agents.factory.ts';
import { seekerAgentHits, seekerAgentKeys, seekerAgents } from './seeker-agents.tables.ts';
import { type SeekerKey, seekerKeysOf } from './seeker-keys.ts';

const batch = 10_000;

/** Kinds of CV-match agents; shares in percent. Nearly all have a trade, most a place. */
const shapes = [
  { share: 46, category: true, place: true },
  { share: 14, category: true },
  { share: 10, category: true, place: true, education: true },
  { share: 9, category: true, place: true, type: true },
  { share: 8, category: true, place: true, age: true },
  { share: 6, category: true, place: true, language: true },
  { share: 4, place: true, education: true },
  { share: 2, category: true, video: true },
  { share: 1, place: true, video: true },
] as const;
type Kind = 'category' | 'place' | 'education' | 'type' | 'age' | 'language' | 'video';
type Shape = { share: number } & Partial<Record<Kind, true>>;

/** Generates realistic CV-match agents, the same in every run. */
class SeekerAgentTexts {
  readonly #choices = new AgentTexts([]);
  readonly #shapes = new Weighted<Shape>(shapes, ({ share }) => share);

  criteria(random: Random): SeekerCriteria {
    const shape = this.#shapes.pick(random);
    const from = 20 + random.below(20);
    return {
      ...noSeekerCriteria,
      jobTypeIds: shape.type ? [random.chance(0.7) ? 1 : 2] : [],
      categoryIds: shape.category ? this.#choices.categories(random) : [],
      placeIds: shape.place ? this.#choices.places(random) : [],
      educationIds: shape.education ? [2 + random.below(2), 4 + random.below(3)] : [],
      languageIds: shape.language ? [random.pick([31, 37, 32, 153])] : [],
      video: shape.video ?? false,
      minAge: shape.age ? from : 15,
      maxAge: shape.age ? from + 10 + random.below(15) : 66,
    };
  }
}

/**
 * Fills the database with CV-match agents and their keys.
 * @returns seconds it took, and the keys made
 */
export async function loadSeekerAgents(db: Database, count: number): Promise<{ seconds: number; keys: number }> {
  const start = performance.now();
  const random = new Random(20_261_121);
  const texts = new SeekerAgentTexts();
  const { rows } = await db.execute<{ first: number }>(sql`
    with made as (
      insert into ${users} (type, email, name)
      select 2, 'match-' || n || '@jobblik.test', 'Bench' from generate_series(1, ${Math.ceil(count / 3)}) n returning id
    ) select min(id) as first from made`);
  const employers = rows[0]?.first ?? 1;
  let keys = 0;
  for (let made = 0; made < count; made += batch) {
    const list = Array.from({ length: Math.min(batch, count - made) }, () => texts.criteria(random));
    keys += await loadBatch(db, made + 1, list, employers);
  }
  return { seconds: (performance.now() - start) / 1000, keys };
}

/** The number of stored hits of all CV-match agents. */
export async function countSeekerAgentHits(db: Database): Promise<number> {
  return await db.$count(seekerAgentHits);
}

async function loadBatch(db: Database, firstId: number, list: readonly SeekerCriteria[], employers: number) {
  const agents = list.map((criteria, at) => ({
    id: firstId + at,
    user_id: employers + Math.floor((firstId + at - 1) / 3),
    title: 'Bench',
    job_type_ids: criteria.jobTypeIds,
    category_ids: criteria.categoryIds,
    place_ids: criteria.placeIds,
    education_ids: criteria.educationIds,
    language_ids: criteria.languageIds,
    video: criteria.video,
    min_age: criteria.minAge,
    max_age: criteria.maxAge,
  }));
  const keys = list.flatMap((criteria, at) => seekerKeysOf(criteria).map((key) => ({ ...key, agentId: firstId + at })));
  const column = (pick: (key: SeekerKey & { agentId: number }) => unknown) => sql.param(keys.map(pick));
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into ${seekerAgents} (id, user_id, title, job_type_ids, category_ids, place_ids, education_ids, language_ids, video,
        min_age, max_age)
      overriding system value
      select * from json_to_recordset(${JSON.stringify(agents)}::json) as agent (id int, user_id int, title text,
        job_type_ids int[], category_ids int[], place_ids int[], education_ids int[], language_ids int[], video boolean,
        min_age smallint, max_age smallint)`);
    await tx.execute(sql`
      insert into ${seekerAgentKeys} (agent_id, category_id, place_id, language_id, job_types, educations, video, min_age,
        max_age, exact)
      select * from unnest(${column((key) => key.agentId)}::int[], ${column((key) => key.categoryId)}::int[],
        ${column((key) => key.placeId)}::int[], ${column((key) => key.languageId)}::int[],
        ${column((key) => key.jobTypes)}::smallint[], ${column((key) => key.educations)}::smallint[],
        ${column((key) => key.video)}::boolean[], ${column((key) => key.minAge)}::smallint[],
        ${column((key) => key.maxAge)}::smallint[], ${column((key) => key.exact)}::boolean[])`);
  });
  return keys.length;
}
