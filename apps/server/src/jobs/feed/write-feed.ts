import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountIsActive, users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { publicUrl } from '../../platform/env.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { isLiveAt } from '../jobs.queries.ts';
import { jobs } from '../jobs.tables.ts';
import { showWith } from '../show.ts';
import { type FeedManifest, type FeedPart, readManifest, storeManifest } from './feed-manifest.ts';
import { feedFooter, feedHeader, feedItem } from './job-feed.present.ts';
import { type FeedRange, keyFor, type PlannedPart, planFeed } from './plan-feed.rules.ts';

/** Writes what has changed in the feed of all ads. An ad that has ended leaves it within these minutes. */
export const writeJobFeed = defineTask({ name: 'jobs.write-feed', payload: z.object({}), cron: '*/10 * * * *' });

/** Ads of one part. Parts of a larger feed have fixed ranges of numbers, so that an ad never moves from one to another. */
const mostAds = 10_000;
/** Ads in memory at the same time. */
const batch = 200;
/** Increased when the elements of an ad change. */
const version = 1;

interface Writing {
  now: Date;
  /** Ads of one part, and numbers of one range. */
  most: number;
  signal: AbortSignal | undefined;
}

/**
 * Writes the parts of the feed that have changed to the storage, and then publishes all of them together. One process writes at a
 * time; another one returns at once.
 */
export async function writeFeed(
  services: Services,
  { most = mostAds, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<'written' | 'unchanged' | 'busy'> {
  const { db, clock, storage } = services;
  return await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('job-feed')) as free`,
    );
    if (!rows[0]?.free) return 'busy';
    const writing = { now: clock.now(), most, signal };
    const before = await readManifest(storage);
    const context = `${version} ${publicUrl(services.env)}`;
    const planned = planFeed(await readRanges(tx, writing), before, { context, most });
    const parts: FeedPart[] = [];
    for (const part of planned) {
      const isStored = part.stored && (await storage.stat(part.stored.key));
      parts.push(part.stored && isStored ? part.stored : await writePart(tx, services, { ...writing, part, before }));
    }
    if (before && sameKeys(before.parts, parts)) return 'unchanged';
    await storeManifest(storage, { written: writing.now.toISOString(), parts });
    const used = new Set(parts.map(({ key }) => key));
    for (const { key } of before?.parts ?? []) if (!used.has(key)) await storage.remove(key);
    return 'written';
  });
}

function sameKeys(one: readonly FeedPart[], other: readonly FeedPart[]): boolean {
  return one.length === other.length && one.every(({ key }, at) => key === other[at]?.key);
}

/** The live ads of each range, and a hash of what decides how they look in the feed. */
async function readRanges(tx: Transaction, { now, most }: Writing): Promise<FeedRange[]> {
  const number = sql<number>`(${jobs.id} - 1) / ${sql.raw(String(most))} + 1`;
  const decisive = sql`concat_ws(' ', ${jobs.id}, ${jobs.updatedAt}, ${jobs.endsAt}, ${jobs.jobDeadlineDate}, ${companies.name})`;
  return await tx
    .select({ number, ads: count(), hash: sql<string>`sum(hashtextextended(${decisive}, 0)::numeric)::text` })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isLiveAt(now), accountIsActive()))
    .groupBy(number);
}

async function writePart(
  tx: Transaction,
  services: Services,
  writing: Writing & { part: PlannedPart; before: FeedManifest | undefined },
): Promise<FeedPart> {
  const { part, before, now } = writing;
  const { number, signature } = part;
  const key = keyFor(number, before);
  const digest = createHash('sha256');
  async function* hashed() {
    for await (const text of documentOf(tx, services, writing)) {
      digest.update(text);
      yield text;
    }
  }
  const gzip = createGzip();
  try {
    await Promise.all([pipeline(Readable.from(hashed()), gzip), services.storage.put(key, gzip, 'application/gzip')]);
  } catch (error) {
    gzip.destroy();
    throw error;
  }
  return { number, key, signature, tag: digest.digest('hex').slice(0, 32), changed: now.toISOString() };
}

/** The text of a part in chunks; the next ads are read when the last ones are written. */
async function* documentOf(
  tx: Transaction,
  services: Services,
  { now, most, signal, part: { number } }: Writing & { part: PlannedPart },
): AsyncGenerator<string> {
  const site = publicUrl(services.env);
  const show = showWith(services);
  const upTo = number === 0 ? undefined : lte(jobs.id, number * most);
  let after = number === 0 ? 0 : (number - 1) * most;
  yield feedHeader({ publicUrl: site, now });
  for (;;) {
    signal?.throwIfAborted();
    const rows = await tx
      .select({ job: jobs, company: companies })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.userId))
      .leftJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(gt(jobs.id, after), upTo, isLiveAt(now), accountIsActive()))
      .orderBy(asc(jobs.id))
      .limit(batch);
    if (rows.length > 0) yield rows.map((row) => feedItem({ ...row, visits: 0 }, show, site)).join('');
    const end = rows.at(-1);
    if (!end || rows.length < batch) break;
    after = end.job.id;
  }
  yield feedFooter;
}
