import { perLocale } from '@jobblik/contract/kernel/language';

const twoDecimals = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Øre with both decimals, for columns of amounts: `1.112,50 kr.` */
export function exactKroner(ore: number): string {
  return `${twoDecimals().format(ore / 100)}\u00a0kr.`;
}
