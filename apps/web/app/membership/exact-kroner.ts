import { perLocale } from '@jobblik/contract/kernel/language';

const twoDecimals = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Øre with both decimals, for columns of amounts: `1.112,50 kr.`, `−1.000,00 kr.` with a minus sign, not a hyphen. */
export function exactKroner(ore: number): string {
  return `${twoDecimals()
    .format(ore / 100)
    .replace('-', '\u2212')}\u00a0kr.`;
}
