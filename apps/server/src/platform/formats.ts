import { perLocale } from '@jobblik/contract/kernel/language';
import { productZone } from './clock.ts';

/** A date format in the current language, in the product's zone unless `options` contains another. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format(instant: Date): string } {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: productZone, ...options }));
  return { format: (instant) => format().format(instant) };
}

const twoDecimals = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Øre with both decimals, without the unit: `1.112,50`, in English `1,112.50`. */
export function exactKroner(ore: number): string {
  return twoDecimals().format(ore / 100);
}
