import { perLocale } from '@jobblik/contract/kernel/language';
import { clockTimeOf, localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { formatOwnTime, formatTime, formatTimeRange, formatWeekday, formatWireClock, type Instant } from './format';

/**
 * What follows a Danish time for a reader whose clock shows another one: ` dansk tid (kl. 04.00–04.30 lokal tid)`, with the weekday where
 * it is another; empty where both clocks agree.
 * @param zone of the reader, from `useReaderZone()`
 */
export function zoneNote(zone: string | undefined, from: Instant, to: Instant | null = null): string {
  if (zone === undefined) return '';
  const start = new Date(from);
  const { day, clock, weekday } = clockIn(zone);
  if (day(start) === localDateOf(start) && clock(start) === clockTimeOf(start)) return '';
  const ends = to === null ? '' : `–\u2060${formatWireClock(clock(new Date(to)))}`;
  const isOtherDay = day(start) !== localDateOf(start);
  return formatOwnTime({
    weekday: isOtherDay ? weekday(start) : '',
    clock: `${formatWireClock(clock(start))}${ends}`,
  });
}

/** `kl. 10.00–10.30`, with the {@link zoneNote}. */
export function formatPeriodOfDay(zone: string | undefined, from: Instant, to: Instant): string {
  const start = formatTime(from).replace(/[\d.:]+$/, '');
  return `${start}${formatTimeRange(from, to)}${zoneNote(zone, from, to)}`;
}

/** `fredag den 27. november kl. 10.00–10.30`, with the {@link zoneNote}. */
export function formatPeriod(zone: string | undefined, from: Instant, to: Instant): string {
  return `${formatWeekday(from)} ${formatPeriodOfDay(zone, from, to)}`;
}

function clockIn(timeZone: string) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }))();
  return {
    day: (at: Date) => day.format(at),
    clock: (at: Date) => clock.format(at),
    weekday: (at: Date) => weekday.format(at),
  };
}
