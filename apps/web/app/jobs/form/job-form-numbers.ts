import { perLocale } from '@jobblik/contract/kernel/language';

const grouped = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const withOere = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Øre in the format of the field: `36.800`, `185,50`; empty for none. */
export function kronerText(oere: number | null | undefined): string {
  if (!oere) return '';
  return (oere % 100 === 0 ? grouped : withOere)().format(oere / 100);
}

/** A number with a comma or a full stop before its decimals; null for an empty field, undefined if it is not a number. */
export function parseDecimal(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+([,.]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
