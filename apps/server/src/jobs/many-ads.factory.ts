import { getTableColumns, sql } from 'drizzle-orm';
import { AdTexts } from '../../../../support/data/ad-texts.ts';
import { Random } from '../../../../support/data/random.ts';
import { makeUser } from '../accounts/accounts.factory.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { User } from '../accounts/index.ts';
import { makeCompanies } from '../companies/companies.factory.ts';
import type { Database } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { IndexRow, IndexTerms } from '../platform/search/index.ts';
import { indexTerms } from '../search/documents/index.ts';
import { jobRowOf } from './jobs.factory.ts';
import { type JobRow, jobSearch, jobs, jobTerms } from './jobs.tables.ts';
import { jobIndex } from './search/job-index.ts';

const batch = 2000;
const day = 86_400_000;

/** Indexes that are built faster at once than row by row. */
const slowIndexes = ['job_terms_words', 'job_words_alike'];

/**
 * Fills the database with live ads, all published within the last four weeks.
 * @param made ads with texts of their own; further ones are copies of them, which takes a tenth of the time
 * @returns seconds it took
 */
export async function loadAds(db: Database, count: number, now: Date, made = count): Promise<number> {
  const start = performance.now();
  const random = new Random(20_260_520);
  const texts = new AdTexts();
  const owners = await makeOwners(db, texts, random, Math.max(20, Math.round(count / 60)));
  const definitions = await dropIndexes(db);
  for (let from = 0; from < made; from += batch) {
    await loadBatch(db, from + 1, Math.min(batch, made - from), { random, texts, owners, now, total: made });
  }
  for (let from = made; from < count; from += made) await copyAds(db, Math.min(made, count - from), from);
  await db.execute(sql`select setval(pg_get_serial_sequence('jobs', 'id'), ${count})`);
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const definition of definitions) await tx.execute(sql.raw(definition));
    await tx.execute(sql`analyze`);
  });
  return (performance.now() - start) / 1000;
}

interface Owner {
  userId: number;
  companyId: number;
  companyName: string;
}

interface Making {
  random: Random;
  texts: AdTexts;
  owners: readonly Owner[];
  now: Date;
  total: number;
}

async function makeOwners(db: Database, texts: AdTexts, random: Random, count: number): Promise<Owner[]> {
  const model: User = await makeUser(db, { role: 'employer' });
  const made = await db.execute<{ id: number }>(sql`
    insert into ${users} (type, email, password_hash, name)
    select 2, 'bench-' || n || '@jobblik.test', ${model.passwordHash}, 'Bench' from generate_series(1, ${count}) n returning id`);
  const owners: Owner[] = [];
  for (let from = 0; from < made.rows.length; from += batch) {
    const rows = await makeCompanies(
      db,
      made.rows
        .slice(from, from + batch)
        .map(({ id }) => ({ userId: id, name: texts.company(random), cityId: texts.cities.pick(random).id })),
    );
    owners.push(...rows.map((row) => ({ userId: row.userId, companyId: row.id, companyName: row.name })));
  }
  return owners;
}

/** Drops the slow indexes and returns their definitions. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ indexname: string; indexdef: string }>(
    sql`select indexname, indexdef from pg_indexes where indexname in ${slowIndexes}`,
  );
  for (const { indexname } of rows) await db.execute(sql.raw(`drop index "${indexname}"`));
  return rows.map((row) => row.indexdef);
}

async function loadBatch(db: Database, firstId: number, count: number, making: Making): Promise<void> {
  const made = Array.from({ length: count }, (_, at) => makeAd(firstId + at, making));
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into ${jobs} (${columnNames}) overriding system value
      select ${columnNames} from json_populate_recordset(null::${jobs}, ${JSON.stringify(made.map(asRecord))})`);
    await jobIndex.writeRows(tx, made.map(indexRow));
  });
}

/** Copies the first ads with their rows of the index; a copy has the id of its ad plus `by`. */
async function copyAds(db: Database, count: number, by: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const [table, key] of [
      [jobs, 'id'],
      [jobSearch, 'job_id'],
      [jobTerms, 'job_id'],
    ] as const) {
      const names = Object.keys(getTableColumns(table)).map(inDatabase);
      const values = names.map((name) => (name === key ? sql`${sql.identifier(key)} + ${by}` : sql.identifier(name)));
      await tx.execute(sql`
        insert into ${table} (${sql.join(names.map(sql.identifier), sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)} from ${table} where ${sql.identifier(key)} <= ${count}`);
    }
  });
}

interface MadeAd {
  job: JobRow;
  companyName: string;
  sentences: readonly string[];
}

/** One ad; a higher id means a later publication, as in real use. */
function makeAd(id: number, { random, texts, owners, now, total }: Making): MadeAd {
  const { title, categoryId } = texts.title(random);
  const sentences = texts.sentences(random);
  const { companyName, ...owner } = random.pick(owners);
  const publishedAt = new Date(now.getTime() - 28 * day * (1 - id / total) - 60_000);
  const options = {
    ...owner,
    title,
    cityIds: Array.from({ length: random.chance(0.03) ? 2 : 1 }, () => texts.cities.pick(random).id),
    categoryIds: [categoryId],
    skillIds: [],
    jobTypeId: random.chance(0.75) ? 1 : 2 + random.below(4),
    remote: random.chance(0.8) ? 'none' : random.chance(0.7) ? 'hybrid' : 'full',
    payFrom: random.chance(0.6) ? 2_500_000 + random.below(200) * 10_000 : null,
    payUnit: 'month',
    payHidden: false,
    jobDeadlineDate: random.chance(0.7) ? isoDate(now.getTime() + (1 + random.below(30)) * day) : null,
    isActive: true,
    publishedAt,
    endsAt: new Date(publishedAt.getTime() + 60 * day),
    deletedAt: null,
    companyName: null,
  } as const;
  const job = jobRowOf({ ...options, cityIds: [...options.cityIds], categoryIds: [categoryId], skillIds: [] }, now);
  const text = {
    descriptionHtml: sentences.map((sentence) => `<p>${sentence}</p>`).join(''),
    description: sentences.join('\n'),
    teaser: sentences.slice(0, 2).join(' ').slice(0, 220),
  };
  return { job: wholeRow({ ...job, ...text, id }), companyName, sentences };
}

const columns = Object.entries(getTableColumns(jobs));
const columnNames = sql.join(
  columns.map(([key]) => sql.identifier(inDatabase(key))),
  sql`, `,
);

/** Name of a column in the database. */
function inDatabase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The row as the database stores it, with the defaults of its columns. */
function wholeRow(values: Record<string, unknown>): JobRow {
  return Object.fromEntries(columns.map(([key, column]) => [key, values[key] ?? column.default ?? null])) as JobRow;
}

/** The row by the names of its columns. */
function asRecord({ job }: MadeAd) {
  return Object.fromEntries(columns.map(([key]) => [inDatabase(key), job[key as keyof JobRow]]));
}

function indexRow({ job, companyName, sentences }: MadeAd): IndexRow {
  return jobIndex.rowOf({ job, companyName, isActive: true }, (fields) =>
    withBody(indexTerms({ ...fields, body: '' }), sentences),
  );
}

const bodyTerms = new Map<string, string[]>();

/** The terms of an ad with sentences that were analysed before, as most are, so that a million ads do not take an hour. */
function withBody(terms: IndexTerms, sentences: readonly string[]): IndexTerms {
  const body = new Set(terms.body.split(' '));
  for (const sentence of sentences) for (const term of termsOfSentence(sentence)) body.add(term);
  return { ...terms, body: [...body].join(' ') };
}

function termsOfSentence(sentence: string): string[] {
  const known = bodyTerms.get(sentence);
  if (known) return known;
  const terms = indexTerms({ title: '', body: sentence }).body.split(' ');
  bodyTerms.set(sentence, terms);
  return terms;
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
