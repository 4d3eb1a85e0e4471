import { perLocale } from '@jobblik/contract/kernel/language';
import { clockTimeOf } from '@jobblik/contract/kernel/local-time.rules';
import { productZone } from './clock.ts';

/** The days of a text. A time of day is written by {@link momentFormat} and {@link danishClock}: they name its zone. */
type DayOptions = Omit<Intl.DateTimeFormatOptions, 'timeStyle' | 'hour' | 'minute' | 'second' | 'dayPeriod'>;

/** A date format in the current language, in the product's zone unless `options` contains another. */
export function dateFormat(options: DayOptions): { format(instant: Date): string } {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: productZone, ...options }));
  return { format: (instant) => format().format(instant) };
}

const clockTimes = perLocale(
  (_locale, language) => (times: string) =>
    language === 'da' ? `kl. ${times.replaceAll(':', '.')} dansk tid` : `at ${times} Danish time`,
);

/**
 * `kl. 10.00–10.30 dansk tid`, in English `at 10:00–10:30 Danish time`: a text of the server is read in every zone.
 * @param start local time in Denmark, `HH:mm`
 */
export function danishClock(start: string, end?: string): string {
  return clockTimes()(end === undefined ? start : `${start}–${end}`);
}

/** A day with its time: `24. november kl. 10.00 dansk tid`. */
export function momentFormat(day: DayOptions): { format(instant: Date): string } {
  const days = dateFormat(day);
  return { format: (instant) => `${days.format(instant)} ${danishClock(clockTimeOf(instant))}` };
}

const twoDecimals = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Øre with both decimals, without the unit: `1.112,50`, in English `1,112.50`. */
export function exactKroner(ore: number): string {
  return twoDecimals().format(ore / 100);
}
