import { shiftDate } from './local-time.rules.ts';

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const aroundEaster = [-3, -2, 1, 39, 50];
/** New Year's Day, the three days of Christmas; 24 December is no public holiday, but nobody works. */
const fixed = ['01-01', '12-24', '12-25', '12-26'];

/** Easter Sunday of a year in the Gregorian calendar, as a local date (the anonymous algorithm of 1876). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(count / 31), (count % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a local date (`YYYY-MM-DD`) is a weekday and no Danish public holiday (lov om helligdage; Great Prayer Day until 2023). */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.includes(date.slice(5))) return false;
  const easter = easterOf(Number(date.slice(0, 4)));
  return !aroundEaster.some((days) => shiftDate(easter, days) === date);
}

/** The local date that many working days after another one; the day itself does not count. */
export function workingDaysLater(date: string, days: number): string {
  let found = date;
  for (let left = days; left > 0; ) {
    found = shiftDate(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
