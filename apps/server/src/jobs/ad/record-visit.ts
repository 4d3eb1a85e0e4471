import { createHmac, randomBytes } from 'node:crypto';
import { isLive } from '@jobblik/contract/jobs/jobs.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { Services } from '../../platform/services.ts';
import { lifeOf } from '../jobs.present.ts';
import { type JobRow, jobDays, jobNumbers, jobs, jobVisitSalts, jobVisits } from '../jobs.tables.ts';

/** Identity of a visitor: a person, else an address. The user agent is not used: clients choose it freely. */
export interface Visitor {
  who: Principal;
  ip: string;
}

type VisitedJob = Pick<
  JobRow,
  | 'id'
  | 'userId'
  | 'takenDownAt'
  | 'hiddenAt'
  | 'companyTakenDown'
  | 'isActive'
  | 'deletedAt'
  | 'closedAt'
  | 'filled'
  | 'publishedAt'
  | 'endsAt'
  | 'jobDeadlineDate'
>;

/**
 * Counts a visit once for each visitor and local day. The employer's own visits, the operator's, those of demo visitors and calls
 * from inside the server do not count, nor visits to an ad that is no longer live.
 */
export async function recordVisit(services: Services, job: VisitedJob, visitor: Visitor): Promise<void> {
  await record(services, job, visitor, 'visits');
}

/** Counts a click on a redirect ad, with the same rules but separate from visits. */
export async function recordClick(services: Services, job: VisitedJob, visitor: Visitor): Promise<void> {
  await record(services, job, visitor, 'clicks');
}

async function record(
  { db, clock }: Services,
  job: VisitedJob,
  visitor: Visitor,
  what: 'visits' | 'clicks',
): Promise<void> {
  const now = clock.now();
  if (!counts(job, visitor) || !isLive(lifeOf(job), now)) return;
  const day = localDateOf(now);
  const hash = createHmac('sha256', await saltOf(db, day))
    .update(what === 'visits' ? nameOf(visitor) : `${nameOf(visitor)} clicks`)
    .digest()
    .subarray(0, 16);
  const column = sql.identifier(what);
  await db.execute(sql`
    with fresh as (
      insert into ${jobVisits} (job_id, day, visitor) values (${job.id}, ${day}, ${hash})
      on conflict do nothing returning job_id
    ), total as (
      insert into ${jobNumbers} (job_id, ${column}, changed_at) select job_id, 1, now() from fresh
      on conflict (job_id) do update set ${column} = ${jobNumbers[what]} + 1, changed_at = now()
    )
    insert into ${jobDays} (job_id, day, ${column}) select job_id, ${day}, 1 from fresh
    on conflict (job_id, day) do update set ${column} = ${jobDays[what]} + 1`);
}

/** As {@link recordVisit} for an id. @throws Problem `not_found` */
export async function recordVisitTo(services: Services, jobId: number, visitor: Visitor): Promise<void> {
  const [job] = await services.db.select().from(jobs).where(eq(jobs.id, jobId)).limit(1);
  if (!job) throw new Problem('not_found');
  await recordVisit(services, job, visitor);
}

function counts(job: VisitedJob, { who, ip }: Visitor): boolean {
  if (who.kind === 'user') return !who.demo && who.role !== 'admin' && who.userId !== job.userId;
  return ip !== '';
}

function nameOf({ who, ip }: Visitor): string {
  return who.kind === 'user' ? `user ${who.userId}` : `guest ${addressKey(ip)}`;
}

const salts = new WeakMap<Database, { day: string; salt: Buffer }>();

/** A secret of the day, the same for every server. It is deleted afterwards (`jobs.tasks.ts`). */
async function saltOf(db: Database, day: string): Promise<Buffer> {
  const known = salts.get(db);
  if (known?.day === day) return known.salt;
  await db
    .insert(jobVisitSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db.select().from(jobVisitSalts).where(eq(jobVisitSalts.day, day));
  if (!row) throw new Error(`no visit salt for ${day}`);
  salts.set(db, { day, salt: row.salt });
  return row.salt;
}
