import { perLocale } from '@jobblik/contract/kernel/language';

const part = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
const formats = {
  long: { day: part({ day: 'numeric' }), dayMonth: part({ day: 'numeric', month: 'long' }) },
  short: { day: part({ day: 'numeric' }), dayMonth: part({ day: 'numeric', month: 'short' }) },
};

/** Days of a week: `17.–23. november 2025`, `29. december 2025–4. januar 2026`; short `17.–23. nov.` without the year. */
export function weekDates(dates: readonly string[], isLong = true): string {
  const [first, last] = [noon(dates[0]), noon(dates.at(-1))];
  const { day, dayMonth } = formats[isLong ? 'long' : 'short'];
  const year = (date: Date) => (isLong ? ` ${date.getUTCFullYear()}` : '');
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear();
  const from = (isOneMonth ? day() : dayMonth()).format(first);
  return `${from}${isOneYear ? '' : year(first)}–\u2060${dayMonth().format(last)}${year(last)}`;
}

function noon(date = ''): Date {
  return new Date(`${date}T12:00:00Z`);
}
