import { defaultTimes, minutesOf, type ScheduleTimes, timeOf } from '@jobblik/contract/interviews/day-grid.rules';
import { type Period, periodOf } from '@jobblik/contract/interviews/schedule.rules';
import { dayIndexOf } from '@jobblik/contract/interviews/week.rules';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { and, eq } from 'drizzle-orm';
import { applications } from '../applications/index.ts';
import { makeRead } from '../chat/chat.factory.ts';
import { makeFreeSlots, makeInterview } from '../interviews/interviews.factory.ts';
import type { Services } from '../platform/services.ts';
import { sampleInterviews, sampleSlots } from './sample/interviews.ts';
import { sampleJobs } from './sample/jobs.ts';
import type { LoadedJob } from './sample-jobs.ts';
import type { LoadedPerson } from './sample-people.ts';

const dayMs = 86_400_000;
/** Days before the interview on which it was requested, at most until now. */
const leadDays = 5;
/** Latest start of today's interview, in minutes of the day. */
const lastStart = 18 * 60;

/** The local date that many working days after an instant; 0 is that day, or the Monday after it. */
export function workday(now: Date, days: number): string {
  const isWeekend = (date: string) => dayIndexOf(date) > 4;
  let date = localDateOf(now);
  while (isWeekend(date)) date = shiftDate(date, 1);
  for (let left = Math.abs(days); left > 0; left -= 1) {
    do date = shiftDate(date, Math.sign(days));
    while (isWeekend(date));
  }
  return date;
}

/**
 * Period of a sample interview. Today's begins in an hour or more, so that it is always in the future; late in the day it is the
 * first of the next working day.
 * @throws Error for invalid times
 */
export function samplePeriod(now: Date, times: { days: number; start: string; end: string }): Period {
  const { date, start, end } =
    times.days === 0 ? stillToCome(now, times) : { ...times, date: workday(now, times.days) };
  const period = periodOf({ date, start, end });
  if ('code' in period) throw new Error(`sample data: an interview at ${start} is ${period.code}`);
  return period;
}

function stillToCome(now: Date, { start, end }: Omit<ScheduleTimes, 'date'>): ScheduleTimes {
  const date = workday(now, 0);
  const next = defaultTimes(now);
  const earliest = minutesOf(next.start) + 60;
  if (date !== localDateOf(now) || (date === next.date && earliest <= minutesOf(start))) return { date, start, end };
  if (date === next.date && earliest <= lastStart) return { date, start: timeOf(earliest), end: timeOf(earliest + 30) };
  return { date: workday(now, 1), start: '08:00', end: '08:30' };
}

/** An interview week around today in the demo's calendar, and free slots to pick from. */
export async function loadSampleInterviews(
  services: Services,
  jobs: ReadonlyMap<string, LoadedJob>,
  people: ReadonlyMap<string, LoadedPerson>,
): Promise<void> {
  const now = services.clock.now();
  let employerId = 0;
  for (const { person, job, state, reason, ...times } of sampleInterviews) {
    const [seekerId, ad] = [people.get(person)?.userId, jobs.get(job)];
    if (seekerId === undefined || !ad) throw new Error(`the sample interview of ${person} leads nowhere`);
    employerId = ad.userId;
    const pair = { seekerId, employerId };
    const period = samplePeriod(now, times);
    const [application] = await services.db
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.userId, seekerId), eq(applications.jobId, ad.id)));
    const requestedAt = new Date(Math.min(now.getTime(), period.startsAt.getTime()) - leadDays * dayMs);
    await makeInterview(
      { ...services, clock: { now: () => requestedAt } },
      {
        ...pair,
        ...period,
        applicationId: application?.id ?? null,
        title: `Samtale om ${sampleJobs.find(({ key }) => key === job)?.title ?? ''}`,
        description: 'En snak om dig, jobbet og holdet. Du behøver ikke forberede noget.',
        state,
        ...(reason && { reason }),
      },
    );
    await makeRead(services, pair, 'employer');
    if (state !== 'requested') await makeRead(services, pair, 'seeker');
  }
  await makeFreeSlots(
    services,
    employerId,
    sampleSlots.map((times) => samplePeriod(now, times)),
  );
}
