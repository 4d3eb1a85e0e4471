import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { missingToPublish } from '@jobblik/contract/cv/cv-publish.rules';
import { sql } from 'drizzle-orm';
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyContent } from '../src/cv/cv.present.ts';
import { connect } from '../src/platform/db/db.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
let database: TestDatabase;
let connection: ReturnType<typeof connect>;

const job = {
  title: 'Kok',
  company_name: 'Kroen',
  experience_description: '',
  experience_start_year: 2019,
  experience_start_month: 1,
  experience_end_year: null,
  experience_end_month: null,
  present: 1,
} as const;
const text = '<p>Jeg laver mad.</p>';

/** Published CVs by what they say, with the name of the account. */
const published: Record<string, { name: string; content: Partial<CvContent> }> = {
  nothing: { name: 'Ane Lund', content: {} },
  'a text only': { name: 'Ane Lund', content: { about_me: text } },
  'an entry only': { name: 'Ane Lund', content: { cv_experience: [job] } },
  'an entry and marks without a word': {
    name: 'Ane Lund',
    content: { cv_experience: [job], about_me: '<p>&nbsp;<br> </p>' },
  },
  'all but a name': { name: ' ', content: { cv_experience: [job], about_me: text } },
  'an entry and a text': { name: 'Ane Lund', content: { cv_experience: [job], about_me: text } },
  'a skill and a wish': { name: 'Ane Lund', content: { cv_skill: [1], cv_wish: [1] } },
  'a name of its own': { name: ' ', content: { first_name: 'Ane', cv_skill: [1], about_me: text } },
};

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  connection = connect(database.url, { max: 2 });
  await migrateTo('0004_');
  for (const { name, content } of Object.values(published)) await publish(name, { ...emptyContent, ...content });
  await migrate(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Brings the database to the migration whose name begins like this. */
async function migrateTo(prefix: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
    const last = journal.entries.findIndex(({ tag }) => tag.startsWith(prefix));
    expect(last).toBeGreaterThanOrEqual(0);
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
    await migrateWithDrizzle(connection.db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A CV as it was published before there was a least content: in the columns of that time. */
async function publish(name: string, content: CvContent): Promise<void> {
  const json = JSON.stringify(content);
  await connection.db.execute(sql`
    with person as (
      insert into users (type, email, name) values (1, gen_random_uuid() || '@jobblik.test', ${name}) returning id
    ), draft as (
      insert into cv_drafts (user_id, revision, content, saved_at) select id, 1, ${json}::jsonb, now() from person
    ), version as (
      insert into cv_versions (user_id, kind, content, saved_at, changes)
      select id, 'published', ${json}::jsonb, now(), '{}' from person
    )
    insert into cvs (user_id, content, published_at, changed_at) select id, ${json}::jsonb, now(), now() from person`);
}

test('CVs with less than the least content are drafts again, the others stay, and no word is lost', async () => {
  const { rows } = await connection.db.execute<{
    unchanged: boolean;
    emptied: boolean;
    drafted: object;
    stored: object;
  }>(sql`
    select cv.published_at is not null and cv.changed_at is not null and cv.content = draft.content as unchanged,
      cv.published_at is null and cv.changed_at is null and cv.content is null as emptied,
      draft.content as drafted, version.content as stored
    from cvs as cv join cv_drafts as draft using (user_id) join cv_versions as version using (user_id)
    order by cv.user_id`);
  const found = Object.keys(published).map((what, at) => [what, rows[at]?.unchanged, rows[at]?.emptied]);
  expect(found).toEqual(
    Object.entries(published).map(([what, { name, content }]) => {
      const isPublished = missingToPublish({ ...emptyContent, ...content }, name).length === 0;
      return [what, isPublished, !isPublished];
    }),
  );
  expect(rows.filter(({ unchanged }) => unchanged)).toHaveLength(3);
  const words = Object.values(published).map(({ content }) => ({ ...emptyContent, ...content }));
  expect(rows.map(({ drafted }) => drafted)).toEqual(words);
  expect(rows.map(({ stored }) => stored)).toEqual(words);
});

test('running the migrations again changes nothing', async () => {
  const count = async () =>
    (await connection.db.execute(sql`select count(*)::int as n from cvs where published_at is not null`)).rows;
  const before = await count();
  await migrate(database.url);
  expect(await count()).toEqual(before);
});
