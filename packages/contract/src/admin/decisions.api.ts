import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { caseDecision, decision, jobDecision } from './decisions.schema.ts';

const decided = z.object({ decision });

/** Refusals: `not_found` 404, `case_decided` 409 when none of the reports is open any more. */
export const decideJob = defineCall({
  method: 'POST',
  path: '/api/admin/decide_job',
  access: 'admin',
  summary:
    'Takes an ad down, hides it until it is corrected, restores it, or leaves it; its letters leave after ten seconds.',
  body: jobDecision,
  response: decided,
  problems: ['not_found', 'case_decided'],
});

/** Refusal: `not_found` 404. */
export const decideCompany = defineCall({
  method: 'POST',
  path: '/api/admin/decide_company',
  access: 'admin',
  summary: "Takes a company's page and all its ads down, or restores them.",
  body: z.object({
    company_id: id,
    kind: z.enum(['taken_down', 'restored'], 'not_a_choice'),
    why: requiredText(500),
  }),
  response: decided,
  problems: ['not_found'],
});

/** Refusals: `not_found` 404, `case_decided` 409 when none of the reports is open any more, or what was reported is gone. */
export const decideCase = defineCall({
  method: 'POST',
  path: '/api/admin/decide_case',
  access: 'admin',
  summary: 'Takes what was reported down, leaves it or gives it back; both sides read the reasons after ten seconds.',
  body: caseDecision,
  response: decided,
  problems: ['not_found', 'case_decided'],
});

/** Refusals: `not_found` 404, `case_decided` 409 when somebody else has answered it. */
export const answerMessage = defineCall({
  method: 'POST',
  path: '/api/admin/answer_message',
  access: 'admin',
  summary: 'Answers a message of the contact form by mail, after ten seconds; the answer is kept with the message.',
  body: z.object({ message_id: id, answer: requiredText(5_000) }),
  response: decided,
  problems: ['not_found', 'case_decided'],
});

/** Refusals: `not_found` 404, `case_decided` 409. */
export const closeMessage = defineCall({
  method: 'POST',
  path: '/api/admin/close_message',
  access: 'admin',
  summary: 'Puts a message of the contact form aside without an answer.',
  body: z.object({ message_id: id }),
  response: decided,
  problems: ['not_found', 'case_decided'],
});

/** Refusals: `not_found` 404, `too_late_to_undo` 409. */
export const undoDecision = defineCall({
  method: 'POST',
  path: '/api/admin/undo_decision',
  access: 'admin',
  summary: 'Takes a decision back within ten seconds: everything is as it was, and no letter leaves.',
  body: z.object({ decision_id: id }),
  response: result,
  problems: ['not_found', 'too_late_to_undo'],
});
