import { currentLanguage, type Language, perLocale } from '@jobblik/contract/kernel/language';
import { clockTimeOf, endClockOf, localDateOf, productZone } from '@jobblik/contract/kernel/local-time.rules';

export type Instant = Date | string | number;

const wholeNumber = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const oneDecimal = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const twoDecimals = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const listOfWords = perLocale((locale) => new Intl.ListFormat(locale));
const listOfChoices = perLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
/** `i dag`, `i morgen`, `i går`. */
const nearDay = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
/** `om 6 dage` */
const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
const relativeShort = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { style: 'short' }));
const inZone = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: productZone, ...options }));
const shortDay = inZone({ day: 'numeric', month: 'short' });
const shortDayYear = inZone({ day: 'numeric', month: 'short', year: 'numeric' });
const longDay = inZone({ day: 'numeric', month: 'long' });
const longDayYear = inZone({ day: 'numeric', month: 'long', year: 'numeric' });
const weekday = inZone({ weekday: 'long' });

/** Numbers, days and units stay on one line: a no-break space, and a dash that does not break. */
const space = '\u00a0';
const dash = '–\u2060';

/** The text on one line: with no-break spaces. */
export function inOneLine(text: string): string {
  return text.replaceAll(' ', space);
}

/** Texts that `Intl` does not have. */
const texts: Record<Language, Record<'from' | 'upTo' | 'expired' | 'at' | 'weekdayJoin' | 'danish' | 'own', string>> = {
  da: {
    from: 'fra',
    upTo: 'op til',
    expired: 'udløbet',
    at: 'kl.',
    weekdayJoin: ' den',
    danish: 'dansk tid',
    own: 'lokal tid',
  },
  en: {
    from: 'from',
    upTo: 'up to',
    expired: 'expired',
    at: 'at',
    weekdayJoin: '',
    danish: 'Danish time',
    own: 'where you are',
  },
};
const text = perLocale((_locale, language) => texts[language]);
const hoursAndMinutes = perLocale((_locale, language) =>
  language === 'da'
    ? (hours: number, minutes: number) => `om ${hours} t. ${minutes} min.`
    : (hours: number, minutes: number) => `in ${hours} hr ${minutes} min`,
);
const percentSpace = perLocale((_locale, language) => (language === 'da' ? space : ''));

const thousands = perLocale((_locale, language) => (language === 'da' ? '.' : ','));

/** `1.284`. Whole numbers are grouped without a formatter: the first one takes a phone 100 ms while it starts a page. */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) return wholeNumber().format(value);
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands());
}

/** `engelsk, video-CV og alder`; empty items are left out. */
export function formatList(items: readonly (string | null | undefined | false)[]): string {
  return listOfWords().format(items.filter((item): item is string => Boolean(item)));
}

/** `et andet ord, en større afstand eller færre filtre`; empty items are left out. */
export function formatChoices(items: readonly (string | false)[]): string {
  return listOfChoices().format(items.filter((item): item is string => Boolean(item)));
}

/** Share from 0 to 1 as `50 %`. */
export function formatPercent(share: number): string {
  return `${wholeNumber().format(share * 100)}${percentSpace()}%`;
}

/** Øre as kroner: `1.995 kr.`, `1.995,50 kr.` if there are øre. */
export function formatKroner(ore: number): string {
  return `${kroner(ore)}${space}kr.`;
}

/** Øre as a range: `36.800–42.300 kr.`, `fra 36.800 kr.`, `op til 42.300 kr.`; '' without either end. */
export function formatKronerRange(from: number | null | undefined, to: number | null | undefined): string {
  if (from != null && to != null)
    return from === to ? formatKroner(from) : `${kroner(from)}${dash}${kroner(to)}${space}kr.`;
  if (from != null) return inOneLine(`${text().from} ${formatKroner(from)}`);
  return to != null ? inOneLine(`${text().upTo} ${formatKroner(to)}`) : '';
}

/** Payment amounts as the spec writes them: `DKK 1995,-` (1§9); `DKK 1,995` in English. */
export function formatDkk(ore: number): string {
  if (currentLanguage() !== 'da') return inOneLine(`DKK ${kroner(ore)}`);
  return `DKK ${ore % 100 === 0 ? ore / 100 : twoDecimals().format(ore / 100)},-`;
}

/** `3. dec.`; with the year if it is not the year of `now`. */
export function formatDate(instant: Instant, now?: Instant): string {
  const format = now === undefined || yearIn(instant) === yearIn(now) ? shortDay() : shortDayYear();
  return inOneLine(format.format(date(instant)));
}

/** `26. november`; with the year if it is not the year of `now`. */
export function formatLongDate(instant: Instant, now?: Instant): string {
  const format = now === undefined || yearIn(instant) === yearIn(now) ? longDay() : longDayYear();
  return inOneLine(format.format(date(instant)));
}

/** `torsdag den 20. november` */
export function formatWeekday(instant: Instant): string {
  const day = date(instant);
  return inOneLine(`${weekday().format(day)}${text().weekdayJoin} ${longDay().format(day)}`);
}

/** `kl. 14.32`, `at 14:32` */
export function formatTime(instant: Instant): string {
  return `${text().at}${space}${formatClock(instant)}`;
}

/** `09.30`, in English `09:30`: two digits in every browser and on the server, so without Intl. */
export function formatClock(instant: Instant): string {
  return formatWireClock(clockTimeOf(date(instant)));
}

/** ` dansk tid (kl. 04.00–04.30 lokal tid)`: follows a Danish time. @param own the reader's, `04.00–04.30`; the weekday only where it is another */
export function formatOwnTime({ weekday: day, clock }: { weekday: string; clock: string }): string {
  const { at, danish, own } = text();
  return ` ${inOneLine(danish)} (${inOneLine([day, at, clock, own].filter(Boolean).join(' '))})`;
}

/** Separator of hours and minutes: `09.30`, in English `09:30`. */
export const clockMark = perLocale((_locale, language) => (language === 'da' ? '.' : ':'));

/** `09:30` on the wire as `09.30`; in English `09:30`. */
export function formatWireClock(time: string): string {
  return time.replace(':', clockMark());
}

/** `13.00–13.30` */
export function formatTimeRange(from: Instant, to: Instant): string {
  return `${formatClock(from)}${dash}${formatWireClock(endClockOf(date(from), date(to)))}`;
}

/** `i dag`, `i går`, `18. nov.`; in English `today`, `yesterday`, `18 Nov`. */
export function formatDay(instant: Instant, now: Instant): string {
  const days = daysBetween(instant, now);
  return days === 0 || days === 1 ? inOneLine(nearDay().format(-days, 'day')) : formatDate(instant, now);
}

/** `i dag kl. 09.12`, `i går kl. 15.20`, `18. nov. kl. 20.14`. */
export function formatMoment(instant: Instant, now: Instant): string {
  return inOneLine(`${formatDay(instant, now)} ${formatTime(instant)}`);
}

/** A deadline: calendar days left in the product's zone, negative when it is past. */
export interface Deadline {
  days: number;
  /** `i dag`, `i morgen`, `om 6 dage`, `3. dec.`, `udløbet` */
  text: string;
  /** Seven days or fewer: the only case in which a row is coral. */
  soon: boolean;
  past: boolean;
}

export function formatDeadline(deadline: Instant, now: Instant): Deadline {
  const days = daysBetween(now, deadline);
  const soon = days >= 0 && days <= 7;
  return { days, soon, past: days < 0, text: deadlineText(days, deadline, now) };
}

/** Time until something, from seconds: `om 3 t. 40 min.`, `om 12 min.`, `om 8 sek.` */
export function formatIn(seconds: number): string {
  if (seconds < 60) return inOneLine(relativeShort().format(Math.max(0, Math.round(seconds)), 'second'));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return inOneLine(relativeShort().format(minutes, 'minute'));
  if (minutes < 48 * 60 && minutes % 60 === 0) return inOneLine(relative().format(minutes / 60, 'hour'));
  if (minutes < 48 * 60) return inOneLine(hoursAndMinutes()(Math.floor(minutes / 60), minutes % 60));
  return inOneLine(relative().format(Math.round(minutes / 1440), 'day'));
}

/**
 * {@link formatIn} for a wait at the end of a sentence, with its full stop. Rounded up to whole minutes, so that a retry after it
 * is not refused.
 */
export function formatWait(seconds: number): string {
  const text = formatIn(seconds < 60 ? Math.ceil(seconds) : Math.ceil(seconds / 60) * 60);
  return text.endsWith('.') ? text : `${text}.`;
}

/** Bytes as the spec names units (1§9): `248 Kb`, `1,5 Mb`. */
export function formatFileSize(bytes: number): string {
  const units = ['Bytes', 'Kb', 'Mb', 'Gb', 'Tb'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return `${(step < 2 ? wholeNumber : oneDecimal)().format(value)}${space}${units[step]}`;
}

/** `4 km`, `0,8 km` */
export function formatKm(km: number): string {
  return `${(km < 10 ? oneDecimal : wholeNumber)().format(km)}${space}km`;
}

/** Whole calendar days from one instant to another in the product's zone; clock changes do not count. */
export function daysBetween(from: Instant, to: Instant): number {
  const day = (instant: Instant) => Date.parse(`${localDateOf(date(instant))}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}

function deadlineText(days: number, deadline: Instant, now: Instant): string {
  if (days < 0) return text().expired;
  if (days > 7) return formatDate(deadline, now);
  return inOneLine((days < 2 ? nearDay() : relative()).format(days, 'day'));
}

function kroner(ore: number): string {
  return ore % 100 === 0 ? formatNumber(ore / 100) : twoDecimals().format(ore / 100);
}

/** `2026`, in the product's zone. */
export function yearIn(instant: Instant): string {
  return localDateOf(date(instant)).slice(0, 4);
}

function date(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant);
}
