import { sql } from 'drizzle-orm';
import { makeManyUsers } from '../../apps/server/src/accounts/accounts.factory.ts';
import { anonymousColumns } from '../../apps/server/src/candidates/anonymity/anonymous-form.ts';
import { cvIndex } from '../../apps/server/src/candidates/search/cv-index.ts';
import { type CvRow, cvs } from '../../apps/server/src/cv/cv.tables.ts';
import { columnsOf } from '../../apps/server/src/cv/own/publish-cv.ts';
import type { Database } from '../../apps/server/src/platform/db/db.ts';
import { inTransaction } from '../../apps/server/src/platform/db/in-transaction.ts';
import type { IndexTerms } from '../../apps/server/src/platform/search/index.ts';
import { indexTerms } from '../../apps/server/src/search/documents/index.ts';
import { CvTexts } from './cv-texts.ts';
import { Random } from './random.ts';

const batch = 2000;
const day = 86_400_000;
const firstId = 1_000_000;

/** Indexes that are built faster at once than row by row. */
const slowIndexes = ['cv_terms_words', 'cv_words_alike'];

/**
 * Fills the database with published CVs, changed within the last two years; one in ten is anonymous.
 * @returns seconds it took
 */
export async function loadCvs(db: Database, count: number, now: Date): Promise<number> {
  const start = performance.now();
  const random = new Random(20_260_521);
  const texts = new CvTexts();
  const definitions = await dropIndexes(db);
  for (let made = 0; made < count; made += batch) {
    const rows = Array.from({ length: Math.min(batch, count - made) }, (_, at) =>
      makeRow(firstId + made + at, texts, random, { now, age: 1 - (made + at) / count }),
    );
    await loadBatch(db, rows);
  }
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    for (const definition of definitions) await tx.execute(sql.raw(definition));
    await tx.execute(sql`analyze`);
  });
  return (performance.now() - start) / 1000;
}

function makeRow(userId: number, texts: CvTexts, random: Random, { now, age }: { now: Date; age: number }): CvRow {
  const content = texts.content(random);
  const changedAt = new Date(now.getTime() - 730 * day * age - 60_000);
  return {
    userId,
    visibility: random.chance(0.1) ? 'anonymous' : 'named',
    heldVisibility: null,
    content,
    ...anonymousColumns(content, 'Bench Person'),
    photoFileId: null,
    documentFileId: random.chance(0.4) ? `00000000-0000-4000-8000-${String(userId).padStart(12, '0')}` : null,
    publishedAt: changedAt,
    changedAt,
    ...columnsOf(content, now.toISOString().slice(0, 10)),
  };
}

async function loadBatch(db: Database, rows: readonly CvRow[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await makeManyUsers(tx, { role: 'seeker', firstId: rows[0]?.userId ?? firstId, count: rows.length });
    await tx.execute(sql`
      insert into ${cvs} select * from json_populate_recordset(null::${cvs}, ${JSON.stringify(rows.map(asRecord))})`);
    const made = rows.map((cv) =>
      cvIndex.rowOf({ cv, name: 'Bench Person', isActive: true, sample: false, hasVideo: false }, cachedTerms),
    );
    await cvIndex.writeRows(tx, made);
  });
}

function asRecord(row: CvRow) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}

/** Drops the slow indexes and returns their definitions. */
async function dropIndexes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ indexname: string; indexdef: string }>(
    sql`select indexname, indexdef from pg_indexes where indexname in ${slowIndexes}`,
  );
  for (const { indexname } of rows) await db.execute(sql.raw(`drop index "${indexname}"`));
  return rows.map((row) => row.indexdef);
}

const known = new Map<string, IndexTerms>();

/** The terms of repeated texts, combined from their parts, so that a million CVs do not take an hour. */
function cachedTerms({
  title,
  labels = [],
  body = '',
}: {
  title: string;
  labels?: readonly string[];
  body?: string;
}): IndexTerms {
  const parts = [
    termsOf(`t/${title}`, () => indexTerms({ title })),
    ...labels.map((label) => termsOf(`l/${label}`, () => indexTerms({ title: '', labels: [label] }))),
    ...body.split('\n').map((line) => termsOf(`b/${line}`, () => indexTerms({ title: '', body: line }))),
  ];
  const joined = (pick: (terms: IndexTerms) => string) =>
    [...new Set(parts.flatMap((terms) => pick(terms).split(' ')))].filter(Boolean).join(' ');
  return {
    title: parts[0]?.title ?? '',
    parts: parts[0]?.parts ?? '',
    related: joined(({ related }) => related),
    body: joined(({ body: lexemes }) => lexemes),
    words: [...new Set(parts.flatMap(({ words }) => words))],
  };
}

function termsOf(key: string, make: () => IndexTerms): IndexTerms {
  const cached = known.get(key);
  if (cached) return cached;
  const made = make();
  if (known.size > 200_000) known.clear();
  known.set(key, made);
  return made;
}
