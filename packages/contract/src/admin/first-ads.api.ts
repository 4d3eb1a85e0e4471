import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { decision } from './decisions.schema.ts';

/** Refusals: `not_found` 404, `case_decided` 409 for an ad that does not wait any more. The case is read by `get_reported_job`. */
export const decideFirstAd = defineCall({
  method: 'POST',
  path: '/api/admin/decide_first_ad',
  access: 'admin',
  summary:
    'Publishes the first ad of a company that is not verified, or hides it until it is corrected; within ten seconds it is undone.',
  body: z.object({
    job_id: id,
    kind: z.enum(['approved', 'hidden'], 'not_a_choice'),
    why: requiredText(500),
    /** To the employer; '' sends none. */
    employer_letter: text(5_000).default(''),
  }),
  response: z.object({ decision }),
  problems: ['not_found', 'case_decided'],
});
