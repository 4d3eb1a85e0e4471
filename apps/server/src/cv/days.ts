import { productZone } from '../platform/clock.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: productZone, dateStyle: 'short' });

/** Local date (`YYYY-MM-DD`) of an instant. */
export function localDay(instant: Date): string {
  return format.format(instant);
}
