import { RefundError, readRefundOrder, refundInvoice } from '../membership/setup.ts';
import { systemClock } from '../platform/clock.ts';
import { withSecret } from '../platform/installation/secret.ts';
import { createPaymentProvider } from '../platform/payments/create-provider.ts';
import { PaymentProviderError } from '../platform/payments/payments.ts';
import { runCommand } from '../platform/run-command.ts';

// npm run refund -- <invoice number> [kroner]: refunds an invoice at the provider and issues the credit note. Reads the settings of
// the server. Run again after an interruption, it finishes what was begun.

const usage = 'usage: npm run refund -- <invoice number> [kroner, such as 95 or 333,33; all that is left when absent]';

const isForOperator = (error: unknown) => error instanceof RefundError || error instanceof PaymentProviderError;

await runCommand('refund', isForOperator, async ({ env, db }) => {
  const order = readRefundOrder(process.argv.slice(2));
  if (!order) throw new RefundError(usage);
  const { invoice, amount } = order;
  const payments = createPaymentProvider(await withSecret(db, env), db);
  const notes = await refundInvoice({ db, payments, clock: systemClock }, invoice, amount);
  return `Invoice ${invoice} is refunded. Credit notes: ${notes.join(', ')}`;
});
