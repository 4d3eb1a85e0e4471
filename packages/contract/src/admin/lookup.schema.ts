import { z } from 'zod';
import { auditEntry } from './audit.schema.ts';
import { decision } from './decisions.schema.ts';

/** What is looked up. A company opens the record of its account. */
export const hitKinds = ['company', 'account', 'job', 'payment'] as const;
export type HitKind = (typeof hitKinds)[number];

/** Records that a hit opens. */
export const recordKinds = ['account', 'job', 'payment'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const lookupHit = z.object({
  kind: z.enum(hitKinds),
  /** Number of what was found. */
  id: z.number(),
  opens: z.object({ kind: z.enum(recordKinds), id: z.number() }),
  title: z.string(),
  /** What tells it from others: address, CVR number, company, invoice number. */
  note: z.string(),
});
export type LookupHit = z.output<typeof lookupHit>;

const jobLine = z.object({
  id: z.number(),
  title: z.string(),
  state: z.string(),
  /** When its month ends; null before it was shown. */
  ends_at: z.string().nullable(),
});
export type JobLine = z.output<typeof jobLine>;

const paymentLine = z.object({
  id: z.number(),
  /** Number of the invoice; null without one. */
  invoice: z.number().nullable(),
  /** Øre with VAT. */
  total: z.number(),
  refunded: z.number(),
  paid_at: z.string().nullable(),
});
export type PaymentLine = z.output<typeof paymentLine>;

/** A person with the company, ads and payments. */
export const accountRecord = z.object({
  account: z.object({
    id: z.number(),
    type: z.enum(['seeker', 'employer']),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    created_at: z.string(),
    confirmed: z.boolean(),
    frozen: z.boolean(),
    frozen_why: z.string(),
    deactivated: z.boolean(),
    /** Browsers that are signed in. */
    sessions: z.number(),
    last_seen: z.string().nullable(),
  }),
  company: z
    .object({
      id: z.number(),
      name: z.string(),
      cvr: z.string(),
      address: z.string(),
      website: z.string(),
      created_at: z.string(),
      taken_down: z.boolean(),
    })
    .nullable(),
  /** The newest fifty. */
  jobs: z.array(jobLine),
  payments: z.array(paymentLine),
  messages: z.array(
    z.object({ id: z.number(), subject: z.string(), created_at: z.string(), answered_at: z.string().nullable() }),
  ),
  /** About the company. */
  decisions: z.array(decision),
  log: z.array(auditEntry),
});
export type AccountRecord = z.output<typeof accountRecord>;

/** An ad with its account. */
export const jobRecord = z.object({
  job: jobLine.extend({
    seo: z.string(),
    company: z.string(),
    user_id: z.number(),
    email: z.string(),
    created_at: z.string(),
    deadline: z.string().nullable(),
    /** Its employer has used the one extension. */
    increased: z.boolean(),
    /** Whether an operator can extend it. */
    extendable: z.boolean(),
  }),
  decisions: z.array(decision),
  log: z.array(auditEntry),
});
export type JobRecord = z.output<typeof jobRecord>;

/** A payment with its invoice and credit notes. */
export const paymentRecord = z.object({
  payment: paymentLine.extend({
    user_id: z.number().nullable(),
    buyer: z.string(),
    email: z.string(),
    plan: z.number(),
    state: z.string(),
    method: z.string(),
    created_at: z.string(),
    /** Øre that can still be refunded. */
    left: z.number(),
    /** A refund is under way: another one waits until its credit note is made. */
    refunding: z.boolean(),
  }),
  credit_notes: z.array(z.object({ number: z.number(), total: z.number(), date: z.string() })),
  decisions: z.array(decision),
  log: z.array(auditEntry),
});
export type PaymentRecord = z.output<typeof paymentRecord>;
