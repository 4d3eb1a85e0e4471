import type { InterviewDetails } from '@jobblik/contract/chat/chat.schema';
import { periodOf, readDate } from '@jobblik/contract/interviews/schedule.rules';
import { perLocale } from '@jobblik/contract/kernel/language';
import { zoneNote } from '../../../platform/words/danish-time';
import { formatWeekday, formatWireClock } from '../../../platform/words/format';

const part = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
const [weekday, day, month] = [part({ weekday: 'short' }), part({ day: 'numeric' }), part({ month: 'short' })];

/** The parts of a calendar leaf, and the day in words. */
export interface InterviewDay {
  weekday: string;
  day: string;
  month: string;
  /** `torsdag den 27. november` */
  words: string;
}

/** The local day of an interview, which the wire has as DD.MM.YYYY; null for anything but a date. */
export function interviewDay({ schedule_date }: Pick<InterviewDetails, 'schedule_date'>): InterviewDay | null {
  const [, dd, mm, yyyy] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(schedule_date) ?? [];
  const date = new Date(`${yyyy}-${mm}-${dd}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return {
    weekday: weekday().format(date),
    day: day().format(date).replace('.', ''),
    month: month().format(date),
    words: formatWeekday(date),
  };
}

/** The time of a reply, which is stored as `DD.MM.YYYY HH:mm - HH:mm`; null for anything else. */
interface ReplyTime {
  /** `torsdag den 27. november` */
  day: string;
  /** `9.00` */
  start: string;
  end: string;
}

/** The time in the stored text of a reply. */
export function replyTime(text: string): ReplyTime | null {
  const [, date = '', start = '', end = ''] = /^(\S+) (\d\d:\d\d) - (\d\d:\d\d)$/.exec(text) ?? [];
  const found = interviewDay({ schedule_date: date });
  return found && { day: found.words, start: formatWireClock(start), end: formatWireClock(end) };
}

/** What follows the time of a request for a reader in another time zone (`zoneNote`); empty without a time. */
export function requestZoneNote(
  { schedule_date, schedule_start: start, schedule_end: end }: InterviewDetails,
  zone: string | undefined,
): string {
  const date = readDate(schedule_date);
  const period = date && periodOf({ date, start, end });
  return period && !('code' in period) ? zoneNote(zone, period.startsAt, period.endsAt) : '';
}
