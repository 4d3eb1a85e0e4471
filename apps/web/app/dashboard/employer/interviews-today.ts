import { isOver, mayEnter, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import { daysBetween } from '../../platform/words/format';

interface InterviewDay {
  /** Interviews of today, or already open; in order. */
  today: EmployerInterview[];
  tomorrow: EmployerInterview[];
  /** The first one after today whose time nobody has asked to move. */
  next: EmployerInterview | undefined;
}

/** An employer's coming interviews by day. @param now milliseconds */
export function dayOfInterviews(interviews: readonly EmployerInterview[], now: number): InterviewDay {
  const on = (days: number) =>
    interviews.filter(({ starts_at }) => starts_at !== null && daysBetween(now, starts_at) === days);
  const isToday = (one: EmployerInterview) =>
    mayEnter(phaseOf(one, now)) || (one.starts_at !== null && daysBetween(now, one.starts_at) <= 0);
  return {
    today: interviews.filter((one) => isToday(one) && !isOver(phaseOf(one, now))),
    tomorrow: on(1).filter((one) => !isToday(one)),
    next: interviews.find((one) => one.starts_at !== null && !isToday(one) && one.state !== 'postponed'),
  };
}
