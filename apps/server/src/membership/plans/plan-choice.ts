import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { lastInstant, membershipAt, purchasedPeriod } from '@jobblik/contract/membership/membership.rules';
import { type BuyerRole, choiceProblem, offers, quote } from '@jobblik/contract/membership/plans.rules';
import { eq } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import type { Services } from '../../platform/services.ts';
import { takesMobilePay } from '../payments/takes-mobilepay.ts';
import { planChoices } from '../payments.tables.ts';
import { findBilling, suggestBilling } from './billing.ts';
import { creditsOf } from './upgrade-credits.ts';

/** The role whose plans a person can buy. @throws Problem `forbidden` for operators */
export function buyerRole(who: Pick<SignedIn, 'role'>): BuyerRole {
  if (who.role === 'admin') throw new Problem('forbidden');
  return who.role;
}

/** Stores the plan that a person wants to buy. @throws Problem `unknown_plan`, `extra_needs_ads` (400) */
export async function savePlanChoice(
  { db, clock, env }: Services,
  who: SignedIn,
  choice: { plan: number; extras: readonly number[] },
): Promise<void> {
  const role = buyerRole(who);
  const quoted = quote(role, choice);
  // An installation may sell no plans to seekers.
  if (!quoted || (role === 'seeker' && !env.SEEKER_PLANS)) throw new Problem('unknown_plan');
  const problem = choiceProblem(role, choice);
  if (problem) throw new Problem(problem);
  const row = {
    plan: choice.plan,
    extras: quoted.lines.filter(({ kind }) => kind === 'extra').map(({ id }) => id),
    updatedAt: clock.now(),
  };
  await db
    .insert(planChoices)
    .values({ userId: who.userId, ...row })
    .onConflictDoUpdate({ target: planChoices.userId, set: row });
}

function purchasesOf(who: SignedIn, { periods, creditsFor }: Awaited<ReturnType<typeof creditsOf>>, now: Date) {
  const plans = who.role === 'admin' ? [] : offers[who.role].plans;
  return plans.map(({ plan }) => {
    const { from, until, after, beside } = purchasedPeriod(periods, plan, now);
    const credits = creditsFor(plan);
    return {
      plan,
      from: localDateOf(from),
      until: localDateOf(lastInstant(until)),
      after,
      present_until: after === null ? null : localDateOf(lastInstant(from)),
      beside:
        beside && !credits.some((credit) => credit.plan === beside.plan)
          ? { plan: beside.plan, until: localDateOf(lastInstant(beside.until)) }
          : null,
      credits: credits.map(({ plan: lower, days, of, amount }) => ({ plan: lower, days, of, amount })),
    };
  });
}

/** All data of the plan and payment screens. */
export async function readPlanChoice(services: Services, who: SignedIn) {
  const { db, clock, payments } = services;
  const now = clock.now();
  const user = await findUser(db, who.userId);
  const [choice] = await db.select().from(planChoices).where(eq(planChoices.userId, who.userId));
  const present = await creditsOf(db, who.userId, now);
  const { periods } = present;
  const membership = membershipAt(periods, now);
  const ends = periods
    .filter(({ plan, status }) => status === 1 && plan === membership.plan)
    .map(({ validUntil }) => validUntil.getTime());
  const ticked = (id: number) => (choice?.extras.includes(id) ? 1 : 0);
  return {
    plan: choice
      ? { plan: choice.plan, extra_1: ticked(1), extra_2: ticked(2), extra_3: ticked(3), extra_4: ticked(4) }
      : null,
    user_email: user?.email ?? '',
    membership,
    valid_until: ends.length > 0 ? lastInstant(new Date(Math.max(...ends))).toISOString() : null,
    purchases: purchasesOf(who, present, now),
    billing: await findBilling(db, who.userId),
    suggested: await suggestBilling(db, who.userId),
    // The demo has no payments, so it does not ask the provider of the installation.
    provider: who.demo
      ? { name: 'sandbox' as const, publishable_key: '', mobilepay: false }
      : { name: payments.name, publishable_key: payments.publishableKey, mobilepay: await takesMobilePay(services) },
  };
}
