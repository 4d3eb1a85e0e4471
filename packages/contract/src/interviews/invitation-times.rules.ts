import { clockTimeOf, localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { isWorkingDay, workingDaysLater } from '@jobblik/contract/kernel/working-days.rules';
import { dayGrid, defaultTimes, minutesOf, type ScheduleTimes, timeOf } from './day-grid.rules.ts';
import type { Period } from './schedule.rules.ts';

/** Minutes of the day within which an invitation proposes its start: office hours, well inside those of the grid. */
const proposed = { from: 9 * 60, to: 16 * 60 };
/** Hours that an invitation leaves the other side to see it; less is asked about. */
const noticeHours = 2;

/** Times that an invitation proposes: on the next working day, at the next half hour if it is within office hours, else at 9. */
export function invitationTimes(now: Date): ScheduleTimes {
  const next = minutesOf(defaultTimes(now).start);
  const isOffice = next >= proposed.from && next + dayGrid.slotMinutes <= proposed.to;
  const start = isOffice ? next : proposed.from;
  return {
    date: workingDaysLater(localDateOf(now), 1),
    start: timeOf(start),
    end: timeOf(start + dayGrid.slotMinutes),
  };
}

/** The same times on the next working day if theirs is none: a weekend or a public holiday. */
export function onWorkingDay(times: ScheduleTimes): ScheduleTimes {
  return isWorkingDay(times.date) ? times : { ...times, date: workingDaysLater(times.date, 1) };
}

/** Why a time is asked about before it is sent: it can be meant, and is mostly a slip. */
export type UnusualTime = 'outside' | 'weekend' | 'holiday' | 'soon';

/** What is unusual about a time for an interview, on the Danish clock; empty for an ordinary one. */
export function unusualTimes({ startsAt, endsAt }: Period, now: Date): UnusualTime[] {
  const date = localDateOf(startsAt);
  const [from, to] = [minutesOf(clockTimeOf(startsAt)), minutesOf(clockTimeOf(endsAt))];
  const isOvernight = localDateOf(endsAt) !== date;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const reasons: [UnusualTime, boolean][] = [
    ['outside', from < dayGrid.from || to > dayGrid.to || isOvernight],
    ['weekend', isWeekend],
    ['holiday', !isWeekend && !isWorkingDay(date)],
    ['soon', startsAt.getTime() - now.getTime() < noticeHours * 3_600_000],
  ];
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []));
}
