import { perLocale } from '@jobblik/contract/kernel/language';
import { lazily } from '@jobblik/contract/kernel/lazily';

const dateMark = perLocale((_locale, language) => (language === 'da' ? '.' : '/'));

/** Danish and English names, in every language of the page: a draft may have been typed in the other one. */
const months = lazily(() =>
  ['da', 'en'].map((locale) => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month, 1)).toLowerCase());
  }),
);

/**
 * A date in Danish format, day first: `3.12.2026`, `3/12-26`, `3. december 2026`, `3 May 2026`; also `2026-12-03`.
 * @returns local date `YYYY-MM-DD`; null for an empty field, undefined if it is not a complete date
 */
export function parseDate(typed: string): string | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const whole = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (whole) return realDate(Number(whole[1]), Number(whole[2]), Number(whole[3]));
  const parts = dayFirst(text);
  return parts?.year === undefined ? undefined : realDate(parts.year, parts.month, parts.day);
}

/**
 * The text of the field after leaving it: `03.12.2026`. Without a year it is the next such day; an invalid text is unchanged.
 * @param today local date
 */
export function tidyDate(typed: string, today: string): string {
  const date = parseDate(typed);
  if (date) return dateText(date);
  const parts = dayFirst(typed.trim().toLowerCase());
  if (!parts || parts.year !== undefined) return typed;
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].map((one) => realDate(one, parts.month, parts.day)).find((one) => one && one >= today);
  return next ? dateText(next) : typed;
}

/** Local date `YYYY-MM-DD` as `03.12.2026`, in English `03/12/2026`; empty for none. */
export function dateText(date: string | null): string {
  return date ? date.split('-').reverse().join(dateMark()) : '';
}

function dayFirst(text: string): { day: number; month: number; year: number | undefined } | undefined {
  const found = /^(\d{1,2})[.\s/-]+(\d{1,2}|[a-zæøå]{3,9})\.?(?:[.\s/-]+(\d{4}|\d{2}))?$/.exec(text);
  if (!found) return undefined;
  const [, day = '', month = '', year] = found;
  const named = Math.max(...months().map((names) => names.findIndex((name) => name.startsWith(month)))) + 1;
  const whole = year?.length === 2 ? `20${year}` : year;
  return { day: Number(day), month: Number(month) || named, year: whole === undefined ? undefined : Number(whole) };
}

/** The date if it exists in the calendar. */
function realDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
