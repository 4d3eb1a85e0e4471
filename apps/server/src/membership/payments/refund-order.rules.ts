/** What an operator orders with `npm run refund -- <invoice number> [kroner]`. */
export interface RefundOrder {
  invoice: number;
  /** Øre; undefined for all that is left. */
  amount: number | undefined;
}

/** @returns undefined for arguments that are none: other numbers of digits, negative amounts, more than two arguments */
export function readRefundOrder([number = '', kroner, ...more]: readonly string[]): RefundOrder | undefined {
  const isKroner = kroner === undefined || /^\d{1,7}([.,]\d{1,2})?$/.test(kroner);
  if (!/^\d{1,9}$/.test(number) || !isKroner || more.length > 0) return undefined;
  return {
    invoice: Number(number),
    amount: kroner === undefined ? undefined : Math.round(Number(kroner.replace(',', '.')) * 100),
  };
}
