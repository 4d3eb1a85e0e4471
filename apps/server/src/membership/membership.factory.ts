import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Billing } from '@jobblik/contract/membership/membership.schema';
import type { OrderState, ServiceName } from '@jobblik/contract/membership/orders.rules';
import { type BuyerRole, quote } from '@jobblik/contract/membership/plans.rules';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { memberships } from './membership.tables.ts';
import { moveOrder } from './orders/move-order.ts';
import { orders } from './orders/orders.tables.ts';
import { payByCard } from './payments/pay.ts';
import { saveBilling } from './plans/billing.ts';
import { savePlanChoice } from './plans/plan-choice.ts';
import { creditsOf } from './plans/upgrade-credits.ts';

export interface MembershipOptions {
  userId: number;
  plan?: number;
  status?: number;
  /** Days between the start and `now`; default 1. */
  daysAgo?: number;
  /** Days between `now` and the end; default 29. */
  daysLeft?: number;
  now?: Date;
}

const day = 86_400_000;

/** Gives a person a membership: by default plan 3, in force. */
export async function makeMembership(db: Database | Transaction, options: MembershipOptions): Promise<void> {
  const now = (options.now ?? new Date()).getTime();
  await db.insert(memberships).values({
    userId: options.userId,
    plan: options.plan ?? 3,
    status: options.status ?? 1,
    validFrom: new Date(now - (options.daysAgo ?? 1) * day),
    validUntil: new Date(now + (options.daysLeft ?? 29) * day),
  });
}

const testBilling: Billing = {
  name: 'Havnens Køkken ApS',
  address: 'Havnegade 12',
  zip: '9000',
  city: 'Aalborg',
  cvr: '10403782',
  email: 'faktura@havnenskoekken.test',
};

/** Lets a person buy a plan with the sandbox's good card, as the screens do. @returns the id of the payment */
export async function makePaidMembership(
  services: Services,
  options: { userId: number; role: BuyerRole; plan: number; extras?: readonly number[]; billing?: Billing },
): Promise<number> {
  const who: SignedIn = { kind: 'user', userId: options.userId, role: options.role, demo: false, sessionId: '' };
  const choice = { plan: options.plan, extras: options.extras ?? [] };
  await savePlanChoice(services, who, choice);
  await saveBilling(services, who, options.billing ?? testBilling);
  const { creditsFor } = await creditsOf(services.db, who.userId, services.clock.now());
  const quoted = quote(options.role, choice, creditsFor(choice.plan));
  if (!quoted) throw new Error('this cannot be bought');
  const price = quoted.total / 100;
  const consent = { terms_accepted: true, start_at_once: true };
  const paid = await payByCard(services, who, { price, ...consent, methodId: 'pm_card_visa' });
  if (!paid.isPaid) throw new Error(`the payment ended with ${paid.error}`);
  return paid.invoice_id;
}

/** Moves the orders of a payment on, one step each: `in_progress`, or to `delivered`. */
export async function makeOrderStates(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  paymentId: number,
  states: Partial<Record<ServiceName, Extract<OrderState, 'in_progress' | 'delivered'>>>,
): Promise<void> {
  for (const [service, state] of Object.entries(states) as [ServiceName, OrderState][]) {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.paymentId, paymentId), eq(orders.service, service)));
    if (!order) throw new Error(`payment ${paymentId} has no order of ${service}`);
    await moveOrder(db, order.id, 'in_progress', clock.now());
    if (state === 'delivered') await moveOrder(db, order.id, state, clock.now());
  }
}
