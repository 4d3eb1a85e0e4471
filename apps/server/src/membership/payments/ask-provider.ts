import { eq, inArray } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { payments } from '../payments.tables.ts';
import { endAbandoned, workLimit } from './begin-payment.ts';
import { pendingStates } from './payment.rules.ts';
import { settlePayment } from './settle-payment.ts';

/** Time for the card action or the wallet, in milliseconds. */
const actionTime = 3_600_000;

/**
 * Asks the provider about payments with an unknown outcome, at the start and every few minutes: received money is booked, abandoned
 * payments are cancelled. A failed request does not stop the others; the next round asks again.
 * @throws Error when some requests failed
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
    // A call on another server may process it; received money is booked in any case.
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

/** Asks about the payment of an intent after an event of the provider; intents of other systems are ignored. */
export async function askAboutIntent(services: Services, intentId: string): Promise<void> {
  const [payment] = await services.db.select().from(payments).where(eq(payments.intentId, intentId));
  if (!payment || payment.state === 'paid') return;
  await settlePayment(services, payment.id, await services.payments.read(intentId));
}
