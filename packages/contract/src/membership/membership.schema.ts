import { email, postcode, requiredText, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** Kroner with at most two decimals, the wire format of amounts (spec 2§9). */
const kroner = z.number().min(0).max(1_000_000);

/** Amounts that a payment call states; it is refused unless they equal the server's amounts. */
export const paidAmounts = z.object({
  description: text(300),
  sub_total: kroner,
  vat: kroner,
  price: kroner,
});

/**
 * The buyer's consent. The specification's calls do not have it; optional here so that a missing one is refused with its own code.
 */
export const buyerConsent = z.object({
  /** Consent to the terms; anything but `true` is refused with `terms_not_accepted`. */
  terms_accepted: z.boolean().optional(),
  /** The express request to start within the 14 days of withdrawal; without it a seeker is refused with `start_not_requested`. */
  start_at_once: z.boolean().optional(),
});

/** Recipient of an invoice. */
export const billing = z.object({
  name: requiredText(200),
  address: requiredText(200),
  zip: postcode('wrong_zip').refine((zip) => zip !== '', 'wrong_zip'),
  city: requiredText(100),
  /** Digits of the company number; empty for private persons. */
  cvr: text(20).default(''),
  email: email,
});
export type Billing = z.infer<typeof billing>;

/** The chosen plan and extras, `0` or `1` each (spec 2§3). */
export const chosenPlan = z.object({
  plan: z.number(),
  extra_1: z.number(),
  extra_2: z.number(),
  extra_3: z.number(),
  extra_4: z.number(),
});

/** The period of a plan, paid today, in local dates `YYYY-MM-DD`, both in force; see `purchasedPeriod`. */
export const purchase = z.object({
  plan: z.number(),
  from: z.string(),
  until: z.string(),
  after: z.number().nullable(),
  /** The last day of the membership that it begins after; null if it begins now. */
  present_until: z.string().nullable(),
  /** A lower plan that runs on beside it, as nobody paid for it. */
  beside: z.object({ plan: z.number(), until: z.string() }).nullable(),
  /** Rests of lower plans, taken off the price: days left of all days, and øre without VAT. */
  credits: z.array(z.object({ plan: z.number(), days: z.number(), of: z.number(), amount: z.number() })),
});

export const invoiceLine = z.object({
  kind: z.enum(['plan', 'extra', 'credit']),
  text: z.string(),
  /** Øre without VAT. */
  list: z.number(),
  price: z.number(),
});

/** An invoice or credit note as it was issued. Amounts are øre, dates local dates. */
export const invoiceContent = z.object({
  number: z.number(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Number of the invoice that a credit note corrects. */
  credits: z.number().nullable(),
  date: z.string(),
  period_from: z.string(),
  period_to: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), cvr: z.string() }),
  buyer: billing,
  lines: z.array(invoiceLine),
  sub_total: z.number(),
  vat_percent: z.number(),
  vat: z.number(),
  total: z.number(),
  /** The payment's name at the provider; empty on invoices that were issued without it. */
  reference: z.string().default(''),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

/** A payment with its invoice once it is paid. */
export const transaction = z.object({
  id: z.number(),
  plan: z.number(),
  /** 1 paid, 0 unpaid (spec 2§9). */
  paid: z.number(),
  /** Unpaid, and still payable: the buyer or the provider has not answered yet. */
  pending: z.boolean(),
  /** As text, `1.112,50 kr.` for employers and `DKK 695,-` for seekers. */
  amount: z.string(),
  /** Øre. */
  total: z.number(),
  /** Øre that were refunded. */
  refunded: z.number(),
  created_at: z.string(),
  /** First and last instant of the membership that it paid; null while unpaid. */
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** The payment's name at the provider, by which the buyer's bank and the operator find it. */
  reference: z.string(),
  invoice_number: z.number().nullable(),
});
export type TransactionRow = z.infer<typeof transaction>;
