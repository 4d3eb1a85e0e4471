import { defineCall } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { adminOrder, caseRow, contactMessage, reportCase, reportedJob } from './cases.schema.ts';

export const getCases = defineCall({
  method: 'GET',
  path: '/api/admin/get_cases',
  access: 'admin',
  summary: 'Everything that waits for an operator, the first due first.',
  response: z.object({ cases: z.array(caseRow) }),
});

/** Refusal: `not_found` 404. */
export const getReportedJob = defineCall({
  method: 'GET',
  path: '/api/admin/get_reported_job/:id',
  access: 'admin',
  summary: 'An ad as people see it, its open reports, its employer and the decisions about it.',
  params: z.object({ id }),
  response: reportedJob,
  problems: ['not_found'],
});

/** Refusal: `not_found` 404. */
export const getReportCase = defineCall({
  method: 'GET',
  path: '/api/admin/get_report_case/:id',
  access: 'admin',
  summary: 'What was reported, only that part of it, its open reports and the decisions about it.',
  params: z.object({ id }),
  response: z.object({ report_case: reportCase }),
  problems: ['not_found'],
});

/** Refusal: `not_found` 404. */
export const getMessage = defineCall({
  method: 'GET',
  path: '/api/admin/get_message/:id',
  access: 'admin',
  summary: 'A message of the contact form with its answer.',
  params: z.object({ id }),
  response: z.object({ message: contactMessage }),
  problems: ['not_found'],
});

/** Refusal: `not_found` 404. */
export const getAdminOrder = defineCall({
  method: 'GET',
  path: '/api/admin/get_order/:id',
  access: 'admin',
  summary: 'A bought service with what its buyer has sent.',
  params: z.object({ id }),
  response: z.object({ order: adminOrder }),
  problems: ['not_found'],
});

/** Refusals: `not_found` 404, `case_decided` 409 for a move that the order cannot make. */
export const moveAdminOrder = defineCall({
  method: 'POST',
  path: '/api/admin/move_order',
  access: 'admin',
  summary: 'Takes, delivers or closes an order; its buyer is told within minutes.',
  body: z.object({ order_id: id, state: z.enum(['in_progress', 'delivered', 'closed'], 'not_a_choice') }),
  response: result,
  problems: ['not_found', 'case_decided'],
});
