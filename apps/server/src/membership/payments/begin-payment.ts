import { Problem } from '@jobblik/contract/kernel/problem';
import { type SignedIn, userType } from '@jobblik/contract/kernel/session';
import { isCvr } from '@jobblik/contract/kernel/typed/cvr.rules';
import { type Billing, billing as billingSchema } from '@jobblik/contract/membership/membership.schema';
import { missingConsent } from '@jobblik/contract/membership/payment.rules';
import { choiceProblem, equalsQuote, quote } from '@jobblik/contract/membership/plans.rules';
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { lockUser } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type PaymentIntent, type PaymentMethod, PaymentProviderError } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { memberships } from '../membership.tables.ts';
import { type PaymentRow, payments, planChoices } from '../payments.tables.ts';
import { findBilling, suggestBilling } from '../plans/billing.ts';
import { buyerRole } from '../plans/plan-choice.ts';
import { creditsOf } from '../plans/upgrade-credits.ts';
import { pendingStates } from './payment.rules.ts';
import { settlePayment } from './settle-payment.ts';

/** Milliseconds after which a call that processes a payment counts as dead: longer than the provider's time limits together. */
export const workLimit = 90_000;

/** The amounts that the browser shows, and the consents of its user. */
export interface PaymentRequest {
  price: number;
  sub_total?: number;
  vat?: number;
  terms_accepted?: boolean | undefined;
  start_at_once?: boolean | undefined;
}

/**
 * Stores a payment for the chosen plan with its intent at the provider; nothing is charged yet. A person has one open payment at a
 * time: an abandoned one is cancelled at the provider first.
 * @returns `already` when the abandoned one is already paid
 * @throws Problem `plan_not_chosen`, `extra_needs_ads`, `already_paid`, `payment_in_progress`, `amount_changed`, `billing_missing`, `terms_not_accepted`, `start_not_requested`
 * @throws PaymentProviderError
 */
export async function beginPayment(
  services: Services,
  who: SignedIn,
  request: PaymentRequest,
  method: PaymentMethod,
): Promise<{ already: PaymentRow } | { payment: PaymentRow; intent: PaymentIntent }> {
  const missing = missingConsent(buyerRole(who), request);
  if (missing) throw new Problem(missing);
  for (;;) {
    const found = await inTransaction(services.db, (tx) => openPayment(services, tx, who, request, method));
    if (found.isNew) return { payment: found.payment, intent: await createIntent(services, found.payment) };
    const state = await endAbandoned(services, found.payment);
    if (state === 'paid') return { already: found.payment };
    if (state !== 'failed') throw new Problem('payment_in_progress');
  }
}

/** The person's open payment, taken over from a dead call, else a new one. */
async function openPayment(
  { clock, payments: provider }: Services,
  tx: Transaction,
  who: SignedIn,
  request: PaymentRequest,
  method: PaymentMethod,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const now = clock.now();
  await lockUser(tx, who.userId);
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, who.userId), inArray(payments.state, [...pendingStates])));
  if (open) {
    if (open.workingSince && now.getTime() - open.workingSince.getTime() < workLimit)
      throw new Problem('payment_in_progress');
    await tx.update(payments).set({ workingSince: now }).where(eq(payments.id, open.id));
    return { payment: { ...open, workingSince: now }, isNew: false };
  }
  const [choice] = await tx.select().from(planChoices).where(eq(planChoices.userId, who.userId));
  const credits = choice ? (await creditsOf(tx, who.userId, now)).creditsFor(choice.plan) : [];
  const quoted = choice && quote(buyerRole(who), choice, credits);
  if (!choice || !quoted) throw new Problem(await noChoice(tx, who.userId, now));
  // A choice of an earlier price list may still be stored.
  const problem = choiceProblem(buyerRole(who), choice);
  if (problem) throw new Problem(problem);
  if (!equalsQuote(request, quoted)) throw new Problem('amount_changed');
  const [payment] = await tx
    .insert(payments)
    .values({
      userId: who.userId,
      userType: userType[who.role],
      plan: choice.plan,
      ...quoted,
      credits: credits.map(({ membershipId, amount }) => ({ membershipId, amount })),
      billing: await billingFor(tx, who),
      method,
      provider: provider.name,
      termsAt: request.terms_accepted ? now : null,
      startAtOnceAt: request.start_at_once ? now : null,
      createdAt: now,
      workingSince: now,
    })
    .returning();
  if (!payment) throw new Error('the payment was not written');
  return { payment, isNew: true };
}

/** Why no plan is chosen: a payment removes the choice, so a second payment from another window finds the plan paid. */
async function noChoice(tx: Transaction, userId: number, now: Date): Promise<'already_paid' | 'plan_not_chosen'> {
  const [paid] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.status, 1),
        gt(memberships.validUntil, now),
        isNotNull(memberships.paymentId),
      ),
    )
    .limit(1);
  return paid ? 'already_paid' : 'plan_not_chosen';
}

/** The given billing details, else those of the profile where they are enough for an invoice. */
async function billingFor(tx: Transaction, who: SignedIn): Promise<Billing> {
  const given = await findBilling(tx, who.userId);
  if (given) return given;
  const suggested = billingSchema.safeParse(await suggestBilling(tx, who.userId));
  if (!suggested.success || (who.role === 'employer' && !isCvr(suggested.data.cvr)))
    throw new Problem('billing_missing');
  return suggested.data;
}

/** The intent is stored before it can be charged: after a crash the server can always ask the provider. */
async function createIntent(services: Services, payment: PaymentRow): Promise<PaymentIntent> {
  const { db, payments: provider } = services;
  let intent: PaymentIntent;
  try {
    intent = await provider.createIntent({
      amount: payment.total,
      description: `Jobblik ${payment.id}`,
      key: `payment-${payment.id}-${payment.createdAt.getTime()}`,
      method: payment.method,
    });
  } catch (error) {
    await release(services, payment.id, 'failed');
    throw error;
  }
  const stored = await db
    .update(payments)
    .set({ intentId: intent.id, ...(payment.method === 'wallet' && { workingSince: null }) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'open')))
    .returning({ id: payments.id });
  if (stored.length === 0) throw new PaymentProviderError('the payment was given up while the provider was asked');
  return intent;
}

/** Releases a payment for other calls, in a certain state, or unchanged. */
export async function release({ db }: Services, paymentId: number, state?: 'failed'): Promise<void> {
  await db
    .update(payments)
    .set({ workingSince: null, ...(state && { state }) })
    .where(and(eq(payments.id, paymentId), inArray(payments.state, [...pendingStates])));
}

/** Cancels a payment that no call processes. @returns `paid` when its money has arrived */
export async function endAbandoned(services: Services, payment: PaymentRow): Promise<string> {
  if (payment.intentId === null) {
    await release(services, payment.id, 'failed');
    return 'failed';
  }
  try {
    return await settlePayment(services, payment.id, await services.payments.cancel(payment.intentId));
  } catch (error) {
    await release(services, payment.id);
    throw error;
  }
}
