/**
 * The plans and extras of each role, their prices and the features they unlock. Access checks, plan screens and price lists read
 * these tables.
 */

export type BuyerRole = 'seeker' | 'employer';

/** Features that a membership can unlock. */
export type Opening = 'profile' | 'messages' | 'jobs' | 'cvSearch' | 'calendar' | 'cvMatch' | 'writing' | 'contact';

export interface Plan {
  plan: number;
  /** Charged for one month, in øre without VAT. */
  price: number;
  /** The list price in øre without VAT; the difference is a discount on the invoice. */
  list: number;
  /** The features that the plan unlocks. */
  opens: readonly Opening[];
}

export interface Extra {
  id: number;
  name: 'linkedin' | 'youtube' | 'facebook' | 'handling' | 'review' | 'letter' | 'video' | 'coaching';
  /** In øre without VAT. */
  price: number;
  /** A feature that its plan must unlock: what is done for an ad needs a plan with ads. */
  needs?: Opening;
}

/** Plans and extras of employers (spec 2§9). Plan 1 counts as no paid membership. */
const employerOffer = {
  vatPercent: 25,
  plans: [
    { plan: 1, price: 95_00, list: 495_00, opens: ['profile', 'messages'] },
    {
      plan: 2,
      price: 495_00,
      list: 1495_00,
      opens: ['profile', 'messages', 'jobs', 'cvSearch', 'calendar', 'cvMatch'],
    },
    {
      plan: 3,
      price: 1995_00,
      list: 2495_00,
      opens: ['profile', 'messages', 'jobs', 'cvSearch', 'calendar', 'cvMatch', 'writing', 'contact'],
    },
  ],
  extras: [
    { id: 1, name: 'linkedin', price: 395_00, needs: 'jobs' },
    { id: 2, name: 'youtube', price: 395_00, needs: 'jobs' },
    { id: 3, name: 'facebook', price: 995_00, needs: 'jobs' },
    { id: 4, name: 'handling', price: 7995_00, needs: 'jobs' },
  ],
} as const satisfies Offer;

/** Plans of job seekers (spec 1§9). The specification names no prices for the four extras, so they come with the plan. */
const seekerOffer = {
  vatPercent: 0,
  plans: [
    { plan: 1, price: 695_00, list: 695_00, opens: [] },
    { plan: 2, price: 1495_00, list: 1495_00, opens: [] },
  ],
  extras: [
    { id: 1, name: 'review', price: 0 },
    { id: 2, name: 'letter', price: 0 },
    { id: 3, name: 'video', price: 0 },
    { id: 4, name: 'coaching', price: 0 },
  ],
} as const satisfies Offer;

export interface Offer {
  vatPercent: number;
  plans: readonly Plan[];
  extras: readonly Extra[];
}

export const offers: Readonly<Record<BuyerRole, Offer>> = { employer: employerOffer, seeker: seekerOffer };

/** The lowest employer plan that unlocks a feature. */
export function planThatOpens(opening: Opening): number {
  const found = employerOffer.plans.find(({ opens }) => (opens as readonly Opening[]).includes(opening));
  if (!found) throw new Error(`no plan opens ${opening}`);
  return found.plan;
}

/** A line of an order or an invoice: quantity 1, amounts in øre without VAT. */
export interface OrderLine {
  kind: 'plan' | 'extra' | 'credit';
  /** The id of the plan or the extra; of a credit, the plan whose rest it is. */
  id: number;
  list: number;
  price: number;
  /** Of a credit: the days that are left, of all days. */
  days?: number;
  of?: number;
}

export interface Quote {
  lines: OrderLine[];
  /** The amount charged, in øre without VAT. */
  subTotal: number;
  vatPercent: number;
  vat: number;
  total: number;
}

/** The ids of the extras that a plan cannot be bought with, because it lacks what they need. */
export function extrasOutOf(role: BuyerRole, plan: number): number[] {
  const offer: Offer = offers[role];
  const opens = offer.plans.find((each) => each.plan === plan)?.opens ?? [];
  return offer.extras.filter(({ needs }) => needs && !opens.includes(needs)).map(({ id }) => id);
}

/** Why a choice cannot be bought; undefined if it can. */
export function choiceProblem(
  role: BuyerRole,
  choice: { plan: number; extras: readonly number[] },
): 'unknown_plan' | 'extra_needs_ads' | undefined {
  if (!quote(role, choice)) return 'unknown_plan';
  const out = extrasOutOf(role, choice.plan);
  return choice.extras.some((id) => out.includes(id)) ? 'extra_needs_ads' : undefined;
}

/**
 * The price of a choice; undefined for a plan or an extra that the role cannot buy. Repeated extras count once.
 * @param credits the rests of lower plans that are taken off (`upgradeCredits`)
 */
export function quote(
  role: BuyerRole,
  choice: { plan: number; extras: readonly number[] },
  credits: readonly { plan: number; days: number; of: number; amount: number }[] = [],
): Quote | undefined {
  const offer = offers[role];
  const plan = offer.plans.find((each) => each.plan === choice.plan);
  if (!plan) return undefined;
  const lines: OrderLine[] = [{ kind: 'plan', id: plan.plan, list: plan.list, price: plan.price }];
  for (const id of [...new Set(choice.extras)].sort((a, b) => a - b)) {
    const extra = offer.extras.find((each) => each.id === id);
    if (!extra) return undefined;
    lines.push({ kind: 'extra', id, list: extra.price, price: extra.price });
  }
  for (const { plan: id, days, of, amount } of credits)
    lines.push({ kind: 'credit', id, list: -amount, price: -amount, days, of });
  const subTotal = lines.reduce((sum, { price }) => sum + price, 0);
  const vat = Math.round((subTotal * offer.vatPercent) / 100);
  return { lines, subTotal, vatPercent: offer.vatPercent, vat, total: subTotal + vat };
}

/** Whether amounts in kroner, as in the wire format, are exactly those of a quote. */
export function equalsQuote(given: { sub_total?: number; vat?: number; price: number }, quoted: Quote): boolean {
  const same = (kroner: number | undefined, ore: number) => kroner === undefined || Math.abs(kroner * 100 - ore) < 1e-6;
  return same(given.price, quoted.total) && same(given.sub_total, quoted.subTotal) && same(given.vat, quoted.vat);
}
