import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connect, type Database, type DatabaseConnection } from '../../platform/db/db.ts';
import { expansionKinds } from '../../platform/search/index.ts';
import { makeEmployer, makeJobs } from '../jobs.factory.ts';
import { jobIndex } from './job-index.ts';
import { liveAt } from './search-filters.ts';

const now = new Date('2026-05-20T10:00:00Z');
const keyword = 'reparere cykler';
const page = { offset: 0, limit: 10 };

let database: TestDatabase;
let connection: DatabaseConnection;
let readDb: Database;
let statements: string[];
let publish: (...titles: string[]) => Promise<void>;

beforeEach(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 2 });
  const { db, pool } = connection;
  statements = [];
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  readDb = drizzle({ client: pool, casing: 'snake_case', logger });
  const { user, company } = await makeEmployer(db);
  publish = async (...titles) => {
    const of = { userId: user.id, companyId: company.id, cityIds: [8000], jobTypeId: 1 };
    const ads = titles.map((title) => ({ title, descriptionHtml: '<p>Kom.</p>', publishedAt: now, ...of }));
    await makeJobs(db, ads, now);
  };
  await publish('Cykelmekaniker', 'Cykelsmed', 'Cykelsmed ved havnen', 'Knallertmekaniker', 'Barista');
});
afterEach(async () => {
  await connection.close();
  await database.drop();
});

type Request = Partial<Parameters<typeof jobIndex.search>[1]>;

async function search({ filters, ...request }: Request = {}) {
  const services = { readDb, env: { SEARCH_MEMORY_MB: 64 } } as Parameters<typeof jobIndex.search>[0];
  const order = 'relevance';
  const own = { keyword, similar: expansionKinds, filters: { ...liveAt(request.now ?? now), ...filters } };
  return await jobIndex.search(services, { ...own, order, page, now, ...request });
}

/** The statements that a search sends to the database. */
async function sent(request: Request = {}): Promise<{ lists: number; rankings: number; all: number }> {
  statements = [];
  await search(request);
  const having = (part: string) => statements.filter((statement) => statement.includes(part)).length;
  return { lists: having('string_agg(int4send(id)'), rankings: having('ts_rank'), all: statements.length };
}

test('the posting lists of all expansion steps are read in one statement, those of some of the words in another', async () => {
  await search({ keyword: 'barista' });
  // The third statement reads the lists of the words.
  expect(await sent()).toMatchObject({ lists: 3 });
  expect(await search()).toMatchObject({ count: 0, similarCount: 4 });
});

test('another page, order or checkbox reads only the revision', async () => {
  await search();
  const revisionOnly = { lists: 0, rankings: 0, all: 1 };
  expect(await sent({ page: { offset: 10, limit: 10 } })).toEqual(revisionOnly);
  expect(await sent({ order: 'newest' })).toEqual(revisionOnly);
  expect(await sent({ filters: { jobType: [1] } })).toEqual(revisionOnly);
});

test('another place does not read lists again', async () => {
  await search();
  expect(await sent({ filters: { places: [8000] } })).toMatchObject({ lists: 0 });
});

test('a new ad, another place and an expired ad change the result', async () => {
  const count = async (request: Request = {}) => (await search(request)).similarCount;
  expect(await count()).toBe(4);
  await publish('Cykelmekaniker til søs');
  expect(await count()).toBe(5);
  expect(await count({ filters: { places: [9000] } })).toBe(0);
  expect(await count({ similar: ['synonym'] })).toBe(4);
  expect(await count({ now: new Date(now.getTime() + 400 * 86_400_000) })).toBe(0);
});
