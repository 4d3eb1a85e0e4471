import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';

/** An ISO 8601 week: it begins on Monday, and week 1 contains the year's first Thursday. */
export interface IsoWeek {
  year: number;
  week: number;
}

/** 0 for Monday to 6 for Sunday, of a local date `YYYY-MM-DD`. */
export function dayIndexOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The week of a local date (`YYYY-MM-DD`); its year is the ISO week year, which may differ from the date's. */
export function isoWeekOf(date: string): IsoWeek {
  const thursday = shiftDate(date, 3 - dayIndexOf(date));
  const year = Number(thursday.slice(0, 4));
  const dayOfYear = (Date.parse(`${thursday}T00:00:00Z`) - Date.UTC(year, 0, 1)) / 86_400_000;
  return { year, week: 1 + Math.floor(dayOfYear / 7) };
}

/** 52 or 53. 28 December is always in the last week. */
export function weeksOf(year: number): number {
  return isoWeekOf(`${year}-12-28`).week;
}

/** The seven local dates of a week, Monday first. */
export function datesOf({ year, week }: IsoWeek): string[] {
  const fourth = `${year}-01-04`;
  const monday = shiftDate(fourth, (week - 1) * 7 - dayIndexOf(fourth));
  return Array.from({ length: 7 }, (_, day) => shiftDate(monday, day));
}

/** The week that many weeks later; earlier if the number is negative. */
export function shiftWeek(from: IsoWeek, weeks: number): IsoWeek {
  const [monday = ''] = datesOf(from);
  return isoWeekOf(shiftDate(monday, weeks * 7));
}

/** The week of an instant in Denmark. */
export function weekAt(instant: Date): IsoWeek {
  return isoWeekOf(localDateOf(instant));
}

/** Years of the picker: 2000 to 10 years ahead (spec 1§9). */
export const firstYear = 2000;
export const yearsAhead = 10;

/** The years that the picker offers, in order. */
export function yearsOfPicker(now: Date): number[] {
  const last = Number(localDateOf(now).slice(0, 4)) + yearsAhead;
  return Array.from({ length: last - firstYear + 1 }, (_, place) => firstYear + place);
}
