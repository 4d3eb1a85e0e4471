import type { Application } from '@jobblik/contract/applications/applications.schema';
import { formatDay, formatWireClock } from '../../platform/words/format';

/**
 * When an agreed interview is: "i dag 11.00", "27. nov."; '' where no time is known. The wire has the local day as
 * `DD.MM.YYYY` and the time as `HH:mm - HH:mm`.
 */
export function interviewMoment(
  { interview_date, interview_time }: Pick<Application, 'interview_date' | 'interview_time'>,
  now: number,
): string {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(interview_date ?? '') ?? [];
  if (!day || !month || !year) return '';
  const shown = formatDay(`${year}-${month}-${day}T12:00:00Z`, now);
  const [start] = /^\d\d:\d\d/.exec(interview_time ?? '') ?? [];
  const isToday = shown === formatDay(now, now);
  return isToday && start ? `${shown} ${formatWireClock(start)}` : shown;
}
