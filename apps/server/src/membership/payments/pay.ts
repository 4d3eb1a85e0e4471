import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { areas, pathTo } from '@jobblik/contract/paths';
import { and, eq } from 'drizzle-orm';
import { publicUrl } from '../../platform/env.ts';
import { type PaymentIntent, PaymentProviderError } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { membershipOf } from '../entitlement.ts';
import { type PaymentRow, payments } from '../payments.tables.ts';
import { beginPayment, type PaymentRequest, release } from './begin-payment.ts';
import { pendingStates } from './payment.rules.ts';
import { settlePayment } from './settle-payment.ts';
import { takesMobilePay } from './takes-mobilepay.ts';

/** Charges a card for the chosen plan. Throws what {@link beginPayment} throws, and `payment_unavailable` (503). */
export async function payByCard(services: Services, who: SignedIn, request: PaymentRequest & { methodId: string }) {
  return await asking(services, async () => {
    const begun = await beginPayment(services, who, request, 'card');
    if ('already' in begun) return await answer(services, who, begun.already.id, undefined);
    const { payment } = begun;
    try {
      const intent = await services.payments.confirm(begun.intent.id, request.methodId);
      await settlePayment(services, payment.id, intent);
      return await answer(services, who, payment.id, intent);
    } catch (error) {
      await release(services, payment.id);
      throw error;
    }
  });
}

/** Completes a payment after the card action. @throws Problem `not_found` for another person's payment, `payment_unavailable` */
export async function confirmPayment(services: Services, who: SignedIn, ids: { intentId: string; paymentId: number }) {
  const payment = await findOwn(services, who, ids.intentId);
  if (payment.id !== ids.paymentId) throw new Problem('not_found');
  return await asking(services, async () => {
    const before = await services.payments.read(ids.intentId);
    const intent = before.status === 'requires_confirmation' ? await services.payments.confirm(ids.intentId) : before;
    const state = await settlePayment(services, payment.id, intent);
    return { ...(await outcomeOf(services, who, state)), pending: pendingStates.includes(state) };
  });
}

/**
 * Begins a payment that the buyer approves in MobilePay. The browser that returns reports the outcome, or the provider when no
 * browser returns.
 * @returns address for the browser
 * @throws Problem `not_found` where it is not offered, `payment_unavailable`, and what {@link beginPayment} throws
 */
export async function beginMobilePay(services: Services, who: SignedIn, request: PaymentRequest): Promise<string> {
  if (!(await takesMobilePay(services))) throw new Problem('not_found');
  return await asking(services, async () => {
    const begun = await beginPayment(services, who, request, 'mobilepay');
    if ('already' in begun) throw new Problem('already_paid');
    const { payment } = begun;
    const area = who.role === 'employer' ? areas.employer : areas.seeker;
    const returnUrl = `${publicUrl(services.env)}${pathTo('paymentReturn', { area })}?invoice_id=${payment.id}`;
    try {
      const { intent, url } = await services.payments.redirect(begun.intent.id, returnUrl);
      await settlePayment(services, payment.id, intent);
      if (!url) throw new PaymentProviderError('the provider leads the buyer nowhere');
      return url;
    } catch (error) {
      await release(services, payment.id);
      throw error;
    }
  });
}

/** Begins a payment that a wallet confirms in the browser. @returns the secret for the confirmation */
export async function beginWalletPayment(services: Services, who: SignedIn, request: PaymentRequest): Promise<string> {
  return await asking(services, async () => {
    const begun = await beginPayment(services, who, request, 'wallet');
    if ('already' in begun) throw new Problem('already_paid');
    return begun.intent.clientSecret;
  });
}

/** Books a wallet payment after a check with the provider. @throws Problem `not_found`, `payment_unavailable` */
export async function completeWalletPayment(services: Services, who: SignedIn, intentId: string) {
  const payment = await findOwn(services, who, intentId);
  return await asking(services, async () => {
    const state = await settlePayment(services, payment.id, await services.payments.read(intentId));
    return await outcomeOf(services, who, state);
  });
}

async function findOwn({ db }: Services, who: SignedIn, intentId: string): Promise<PaymentRow> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.intentId, intentId), eq(payments.userId, who.userId)));
  if (!payment) throw new Problem('not_found');
  return payment;
}

async function answer(services: Services, who: SignedIn, paymentId: number, intent: PaymentIntent | undefined) {
  const [payment] = await services.db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const needsAction = payment?.state === 'requires_action';
  const { isPaid, membership } = await outcomeOf(services, who, payment?.state);
  return {
    isPaid,
    membership,
    message: intent?.declined?.message ?? '',
    error: isPaid || needsAction ? '' : (intent?.declined?.code ?? 'card_declined'),
    requires_action: needsAction,
    payment_intent_client_secret: needsAction ? (intent?.clientSecret ?? '') : '',
    invoice_id: paymentId,
  };
}

async function outcomeOf({ db, clock }: Services, who: SignedIn, state: string | undefined) {
  return {
    isPaid: state === 'paid',
    membership: await membershipOf(db, who.userId, clock.now()),
  };
}

async function asking<T>({ log }: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ err: error }, 'payment provider');
    throw new Problem('payment_unavailable', { cause: error });
  }
}
