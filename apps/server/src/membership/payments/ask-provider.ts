import { eq, inArray } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { payments } from '../payments.tables.ts';
import { endAbandoned, workLimit } from './begin-payment.ts';
import { pendingStates } from './payment.rules.ts';
import { settlePayment } from './settle-payment.ts';

/** Milliseconds that a payer has for the card action or the wallet. */
const actionTime = 3_600_000;

/**
 * Asks the provider about payments whose end is unknown, at the start and every few minutes: money that arrived is booked, what was
 * given up is cancelled. One that cannot be asked about does not stop the others; the next round asks again.
 * @throws Error when the provider could not be asked about some
 */
export async function askAboutUnsettled(services: Services): Promise<void> {
  const { db, clock, payments: provider, log } = services;
  const now = clock.now().getTime();
  const unsettled = await db
    .select()
    .from(payments)
    .where(inArray(payments.state, [...pendingStates]));
  let failed = 0;
  for (const payment of unsettled) {
    // Perhaps a call on another server works on it; money that has arrived is booked all the same.
    const inWork = payment.workingSince !== null && now - payment.workingSince.getTime() < workLimit;
    try {
      if (payment.intentId !== null) {
        const intent = await provider.read(payment.intentId);
        if (intent.status !== 'succeeded' && inWork) continue;
        const state = await settlePayment(services, payment.id, intent);
        if (state === 'paid' || state === 'failed') continue;
      }
      const isOld = payment.intentId === null || now - payment.createdAt.getTime() > actionTime;
      if (!inWork && isOld) await endAbandoned(services, payment);
    } catch (error) {
      failed += 1;
      log.error({ err: error, payment: payment.id }, 'the provider could not be asked about a payment');
    }
  }
  if (failed > 0) throw new Error(`${failed} payments could not be asked about`);
}

/** Asks about the payment of an intent, when the provider says that something happened to it; others are none of ours. */
export async function askAboutIntent(services: Services, intentId: string): Promise<void> {
  const [payment] = await services.db.select().from(payments).where(eq(payments.intentId, intentId));
  if (!payment || payment.state === 'paid') return;
  await settlePayment(services, payment.id, await services.payments.read(intentId));
}
