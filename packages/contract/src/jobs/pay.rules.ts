import { perLocale } from '@jobblik/contract/kernel/language';
import type { Pay, PayUnit } from './jobs.schema.ts';

const kroner = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const withOere = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

function amount(oere: number): string {
  return (oere % 100 === 0 ? kroner : withOere)().format(oere / 100);
}

/** A pay range in parts: `36.800–42.300 kr.` and the unit, which the screen translates. */
export interface PayParts {
  amount: string;
  unit: PayUnit;
}

/** @param pay in øre */
export function payParts(pay: Pay): PayParts {
  const range = pay.to !== null && pay.to !== pay.from ? `${amount(pay.from)}–${amount(pay.to)}` : amount(pay.from);
  return { amount: `${range} kr.`, unit: pay.unit };
}

/** The pay that others may see: null if hidden or not given. A range with one open end shows the other end. */
export function shownPay(pay: {
  from: number | null;
  to: number | null;
  unit: PayUnit | null;
  hidden: boolean;
}): Pay | null {
  const { from, to, unit } = pay;
  if (pay.hidden || unit === null) return null;
  if (from) return { from, to: to || null, unit };
  return to ? { from: to, to: null, unit } : null;
}
