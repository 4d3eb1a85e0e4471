import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, requiredText, result, text } from '@jobblik/contract/kernel/fields';
import { membershipState } from '@jobblik/contract/kernel/session.schema';
import { z } from 'zod';
import { demoConfirmation, demoIntent, demoMembership, demoPayment, demoSecret } from './demo-payment.rules.ts';
import {
  billing,
  buyerConsent,
  chosenPlan,
  invoiceContent,
  paidAmounts,
  purchase,
  transaction,
} from './membership.schema.ts';

/**
 * Refused with `unknown_plan` (400) for a plan or an extra that the caller's role cannot buy, `extra_needs_ads` (400) for an extra about
 * an ad with a plan that has none.
 */
export const saveMembershipPlan = defineCall({
  method: 'POST',
  path: '/api/save_membership_plan',
  access: 'user',
  summary: 'Remembers the plan and the extras that the caller wants to buy.',
  spec: '2§7',
  body: z.object({
    selected_plan: z.coerce.number().int(),
    extra_package: jsonText(
      z.array(z.object({ id: z.number().int(), status: z.number().int().min(0).max(1) })).max(20),
    ),
  }),
  response: result,
  demo: { result: 'success' },
  problems: ['forbidden', 'unknown_plan', 'extra_needs_ads'],
});

export const getMembershipPlan = defineCall({
  method: 'GET',
  path: '/api/get_membership_plan',
  access: 'user',
  summary: 'The plan that the caller is about to buy, who the invoice goes to, and what the caller has now.',
  spec: '2§7',
  response: result.extend({
    /** Null with result `failed`: no plan is chosen. */
    plan: chosenPlan.nullable(),
    user_email: z.string(),
    membership: membershipState,
    /** The last instant of the current membership; its local date is the last day. */
    valid_until: z.string().nullable(),
    /** The month of each plan, paid today. */
    purchases: z.array(purchase),
    /** Null until it was entered once; `suggested` fills the form. */
    billing: billing.nullable(),
    suggested: z.object({
      name: z.string(),
      address: z.string(),
      zip: z.string(),
      city: z.string(),
      cvr: z.string(),
      email: z.string(),
    }),
    provider: z.object({
      name: z.enum(['sandbox', 'stripe']),
      publishable_key: z.string(),
      /** Whether the seller's account at the provider accepts MobilePay. */
      mobilepay: z.boolean(),
    }),
  }),
  demo: 'reads',
});

/** Refused with `invalid_input` and field `cvr`, code `wrong_cvr`; required for employers. */
export const saveBilling = defineCall({
  method: 'POST',
  path: '/api/save_billing',
  access: 'user',
  confirm: 'second_factor',
  summary: 'Stores who the invoices of the caller are made out to.',
  body: billing,
  response: result,
  demo: { result: 'success' },
});

const paid = result.extend({ membership: membershipState });

/**
 * Refused with `plan_not_chosen`, `extra_needs_ads`, `already_paid`, `billing_missing`, `payment_in_progress`, `amount_changed` (409),
 * `terms_not_accepted`, `start_not_requested` (400) or `payment_unavailable` (503). Also thrown by the other payment calls.
 */
export const paymentWithIntent = defineCall({
  method: 'POST',
  path: '/api/paymentwithIntent',
  access: 'user',
  confirmedEmployers: true,
  summary: 'Charges a payment method made in the browser for the chosen plan.',
  spec: '2§7',
  body: paidAmounts.extend({ payment_method_id: requiredText(200) }).extend(buyerConsent.shape),
  response: paid.extend({
    message: z.string(),
    /** Stable code of the refusal, empty otherwise. */
    error: z.string(),
    requires_action: z.boolean(),
    payment_intent_client_secret: z.string(),
    invoice_id: z.number(),
  }),
  demo: ({ body }) => demoPayment(body.payment_method_id),
  limit: { max: 60, seconds: 600 },
  problems: [
    'forbidden',
    'extra_needs_ads',
    'plan_not_chosen',
    'already_paid',
    'billing_missing',
    'payment_in_progress',
    'amount_changed',
    'terms_not_accepted',
    'start_not_requested',
    'payment_unavailable',
  ],
});

/** Result `failed` when the payment did not go through: 'Ubetalt'. */
export const paymentWithIntentConfirm = defineCall({
  method: 'POST',
  path: '/api/paymentwithIntentConfirm',
  access: 'user',
  summary: 'Completes a payment after the card action, once however often it is called.',
  spec: '2§7',
  body: z.object({ payment_intent_id: requiredText(200), invoice_id: id }),
  response: paid.extend({
    /** With result `failed`: the buyer or the provider has not answered yet; call again. */
    pending: z.boolean(),
  }),
  demo: ({ body }) => demoConfirmation(body.payment_intent_id),
  limit: { max: 240, seconds: 600 },
  problems: ['not_found', 'payment_unavailable'],
});

export const createPaymentIntentForApple = defineCall({
  method: 'POST',
  path: '/api/createPaymentIntentForApple',
  access: 'user',
  confirmedEmployers: true,
  summary: 'Begins a payment that a wallet in the browser confirms.',
  spec: '2§7',
  body: paidAmounts.pick({ description: true, price: true }).extend(buyerConsent.shape),
  response: z.object({ clientSecret: z.string() }),
  demo: { clientSecret: demoSecret },
  limit: { max: 60, seconds: 600 },
  problems: [
    'forbidden',
    'extra_needs_ads',
    'plan_not_chosen',
    'already_paid',
    'billing_missing',
    'payment_in_progress',
    'amount_changed',
    'terms_not_accepted',
    'start_not_requested',
    'payment_unavailable',
  ],
});

export const applePaySuccess = defineCall({
  method: 'POST',
  path: '/api/applePaySuccess',
  access: 'user',
  summary: 'Books a payment that a wallet has confirmed, after asking the provider.',
  spec: '2§7',
  body: paidAmounts.extend({ payment_intent_id: requiredText(200) }),
  response: paid.extend({ message: z.string() }),
  demo: { result: 'success', message: '', membership: demoMembership },
  limit: { max: 240, seconds: 600 },
  problems: ['not_found', 'payment_unavailable'],
});

/** `not_found` if the seller's account does not accept MobilePay; otherwise refused like {@link paymentWithIntent}. */
export const beginMobilePay = defineCall({
  method: 'POST',
  path: '/api/begin_mobilepay',
  access: 'user',
  confirmedEmployers: true,
  summary:
    'Begins a payment that the buyer approves in MobilePay. The browser goes to `redirect_url` and comes back to ' +
    '`medlemskab/retur` with `payment_intent` and `invoice_id`, for `paymentwithIntentConfirm`.',
  body: paidAmounts.pick({ description: true, price: true }).extend(buyerConsent.shape),
  response: z.object({ redirect_url: z.url({ protocol: /^https?$/ }) }),
  limit: { max: 60, seconds: 600 },
  problems: [
    'forbidden',
    'not_found',
    'extra_needs_ads',
    'plan_not_chosen',
    'already_paid',
    'billing_missing',
    'payment_in_progress',
    'amount_changed',
    'terms_not_accepted',
    'start_not_requested',
    'payment_unavailable',
  ],
});

export const getTransaction = defineCall({
  method: 'POST',
  path: '/api/get_transaction',
  access: 'user',
  summary: 'The payments of the caller, the latest first: paid or under way, without attempts that failed.',
  spec: '2§7',
  response: z.array(transaction),
  demo: 'reads',
});

export const getTransactionDetail = defineCall({
  method: 'GET',
  path: '/api/get_transaction_detail/:transaction_id',
  access: 'user',
  summary: 'One payment of the caller with its invoice and credit notes.',
  spec: '2§7',
  params: z.object({ transaction_id: id }),
  response: result.extend({
    invoice: transaction.extend({
      /** Null while the payment is unpaid. */
      content: invoiceContent.nullable(),
      credit_notes: z.array(invoiceContent),
    }),
    user_email: z.string(),
    user_name: z.string(),
    company: z.string(),
  }),
  demo: 'reads',
  problems: ['not_found'],
});

export const makeInvoicePdf = defineCall({
  method: 'POST',
  path: '/api/make_invoice_pdf',
  access: 'user',
  summary: 'A link to the PDF of an invoice (type 0) or of its last credit note (type 1).',
  spec: '2§7',
  body: z.object({ invoice_id: id, type: z.coerce.number().int().min(0).max(1).default(0) }),
  response: z.object({ pdf_url: z.string() }),
  demo: 'reads',
  limit: { max: 120, seconds: 600 },
  problems: ['not_found'],
});

/** Only with the sandbox; `not_found` otherwise. Replaces the provider's dialog in the browser. */
export const answerSandboxPayment = defineCall({
  method: 'POST',
  path: '/api/sandbox_payment',
  access: 'user',
  summary: 'Passes or fails 3-D Secure of a test payment, or confirms it by the test wallet.',
  body: z.object({
    client_secret: text(200),
    answer: z.enum(['pass', 'fail', 'wallet']),
  }),
  response: z.object({ payment_intent_id: z.string() }),
  demo: ({ body }) => ({ payment_intent_id: demoIntent(body.answer) }),
  problems: ['not_found'],
});
