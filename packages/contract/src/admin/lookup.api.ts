import { defineCall } from '@jobblik/contract/kernel/call';
import { id, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { accountRecord, jobRecord, lookupHit, paymentRecord } from './lookup.schema.ts';

/** The words are in the body, because addresses of calls are written to logs. */
export const lookUp = defineCall({
  method: 'POST',
  path: '/api/admin/look_up',
  access: 'admin',
  summary: 'Companies, people, ads and payments by mail, name, CVR, telephone or number; at most twenty of each kind.',
  body: z.object({
    words: text(200).refine((value) => value.length === 0 || value.length >= 2 || /^\d$/.test(value), 'too_short'),
  }),
  response: z.object({ hits: z.array(lookupHit) }),
});

const params = z.object({ id });

/** Refusal: `not_found` 404 for an unknown or removed account, and for an operator's. */
export const getAccountRecord = defineCall({
  method: 'GET',
  path: '/api/admin/get_account/:id',
  access: 'admin',
  summary: 'A person with the company, ads, payments and messages, and what operators did there.',
  params,
  response: accountRecord,
  problems: ['not_found'],
});

/** Refusal: `not_found` 404. */
export const getJobRecord = defineCall({
  method: 'GET',
  path: '/api/admin/get_job/:id',
  access: 'admin',
  summary: 'An ad with its account, and what operators did there.',
  params,
  response: jobRecord,
  problems: ['not_found'],
});

/** Refusal: `not_found` 404. */
export const getPaymentRecord = defineCall({
  method: 'GET',
  path: '/api/admin/get_payment/:id',
  access: 'admin',
  summary: 'A payment with its invoice and credit notes, and what operators did there.',
  params,
  response: paymentRecord,
  problems: ['not_found'],
});
