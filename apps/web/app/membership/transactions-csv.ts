import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';

interface Texts {
  name: (row: TransactionRow) => string;
  status: (row: TransactionRow) => string;
}

/** Payments as CSV for a Danish spreadsheet: semicolons, decimal commas, and a byte order mark for Excel. */
export function transactionsCsv(head: readonly string[], rows: readonly TransactionRow[], texts: Texts): string {
  const kroner = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');
  const lines = rows.map((row) => [
    texts.name(row),
    row.created_at.slice(0, 10),
    row.invoice_number ?? '',
    texts.status(row),
    kroner(row.refunded),
    kroner(row.total),
    row.reference,
  ]);
  return `\ufeff${[head, ...lines].map((cells) => cells.join(';')).join('\r\n')}\r\n`;
}
