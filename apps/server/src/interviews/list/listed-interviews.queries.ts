import { interviewLimits, type Side, seenBy } from '@jobblik/contract/interviews/interviews.rules';
import { roomStaysOpen } from '@jobblik/contract/interviews/phase.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { applications } from '../../applications/index.ts';
import { jobs } from '../../jobs/index.ts';
import {
  type Interview,
  isPartyOf,
  isVisible,
  type Reader,
  type Viewer,
  visibleInterview,
} from '../interviews.queries.ts';
import { type InterviewRow, interviews } from '../interviews.tables.ts';

/** An interview as one side sees it: a decline that can still be undone is known to the seeker only. */
export type SeenInterview = Interview & { side: Side };

function withJob(db: Reader) {
  return db
    .select({ interview: interviews, jobId: jobs.id, jobTitle: jobs.title })
    .from(interviews)
    .leftJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .$dynamic();
}

type JoinedRow = Omit<ListedInterview, 'interview'> & { interview: InterviewRow };

/** The rows as the viewer sees them. */
function shownTo(viewer: Pick<Viewer, 'role'>, rows: readonly JoinedRow[]): ListedInterview[] {
  return rows.map((row) => shown(viewer, row));
}

function shown({ role }: Pick<Viewer, 'role'>, row: JoinedRow): ListedInterview {
  const side = role === 'seeker' ? 'seeker' : 'employer';
  return { ...row, interview: seenBy(side, visibleInterview(row.interview)) };
}

/** An interview with the ad that it is about. */
export interface ListedInterview {
  interview: SeenInterview;
  jobId: number | null;
  jobTitle: string | null;
}

function ofViewer(viewer: Viewer): SQL | undefined {
  const isSample = sql`exists (select from ${users} where ${users.id} = ${interviews.seekerId} and ${users.sample})`;
  return and(isPartyOf(viewer), viewer.demo ? isSample : undefined);
}

const inCalendar = inArray(interviews.state, ['requested', 'accepted', 'postponed', 'ended']);

/** Condition: not declined, as the viewer sees it. */
function isUndeclinedBy({ role }: Viewer): SQL | undefined {
  return role === 'seeker' ? isNull(interviews.declinesAt) : undefined;
}

/** Entries of the calendar that begin in a period, earliest first. */
export async function listBetween(db: Reader, viewer: Viewer, from: Date, to: Date): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(
      and(
        ofViewer(viewer),
        isUndeclinedBy(viewer),
        inCalendar,
        gte(interviews.startsAt, from),
        lt(interviews.startsAt, to),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
  return shownTo(viewer, rows);
}

/**
 * Condition: requested or agreed, and not over: `isComing` of the contract. A call that is under way may last longer than planned.
 */
function isStillComing(now: Date): SQL | undefined {
  const isOngoing = and(
    eq(interviews.state, 'accepted'),
    isNotNull(interviews.togetherSince),
    gt(interviews.endsAt, new Date(now.getTime() - roomStaysOpen)),
  );
  return or(and(inArray(interviews.state, ['requested', 'accepted']), gt(interviews.endsAt, now)), isOngoing);
}

/** Interviews that are to come or wait for another time, the next first; or those that are over, latest first. */
export async function listInterviews(
  db: Reader,
  viewer: Viewer,
  { past, now }: { past: boolean; now: Date },
): Promise<ListedInterview[]> {
  const isComing = or(isStillComing(now), eq(interviews.state, 'postponed'));
  const order = past ? desc : asc;
  const rows = await withJob(db)
    .where(and(ofViewer(viewer), isUndeclinedBy(viewer), inCalendar, past && isComing ? not(isComing) : isComing))
    .orderBy(order(interviews.startsAt), order(interviews.id))
    .limit(interviewLimits.list);
  return shownTo(viewer, rows);
}

/** Interviews without a time, newest first. */
export async function listOffered(db: Reader, viewer: Viewer): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(and(ofViewer(viewer), isUndeclinedBy(viewer), eq(interviews.state, 'offered')))
    .orderBy(desc(interviews.id))
    .limit(interviewLimits.list);
  return shownTo(viewer, rows);
}

/** One interview of the person with its ad. @throws Problem `not_found`, also for another person's */
export async function readOwn(db: Reader, viewer: Viewer, uuid: string): Promise<ListedInterview> {
  const [row] = await withJob(db).where(and(ofViewer(viewer), eq(interviews.uuid, uuid), isVisible));
  if (!row) throw new Problem('not_found');
  return shown(viewer, row);
}

/** Interviews that the seeker has declined and can still keep, the earliest decline first. */
export async function listDeclined(db: Reader, viewer: Viewer, now: Date): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(and(ofViewer(viewer), gt(interviews.declinesAt, now)))
    .orderBy(asc(interviews.declinesAt), asc(interviews.id));
  return shownTo(viewer, rows);
}

/** Interviews that are to come, and those that wait for another time while their own is ahead; the next one first. */
export async function listComing(
  db: Reader,
  viewer: Viewer,
  { now, limit }: { now: Date; limit: number },
): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(
      and(
        ofViewer(viewer),
        isUndeclinedBy(viewer),
        or(isStillComing(now), and(eq(interviews.state, 'postponed'), gt(interviews.endsAt, now))),
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);
  return shownTo(viewer, rows);
}
