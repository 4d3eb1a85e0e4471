import { id, requiredText, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { noticeLimits, territories } from '../moderation/moderation.rules.ts';
import { decisionKinds, groundIds } from './decisions.rules.ts';

export const ground = z.enum(groundIds, 'not_a_choice');

/** A letter as the operator has seen it, with empty lines between paragraphs. */
const letter = text(5_000);

/** The decision of a reported ad. */
export const jobDecision = z.object({
  job_id: id,
  kind: z.enum(['taken_down', 'hidden', 'frozen', 'no_action', 'restored'], 'not_a_choice'),
  ground,
  /** For the log and for the person at sign-in when the account is frozen. */
  why: requiredText(500),
  /** The reports that were read; the case is decided when none of them is open any more. */
  report_ids: z.array(id).max(200, 'too_many').default([]),
  /** To the employer; '' sends none. */
  employer_letter: letter.default(''),
  /** To those who reported the ad and have an address; '' sends none. */
  reporter_letter: letter.default(''),
});
export type JobDecision = z.output<typeof jobDecision>;

/** The decision of a case, with the fields of article 17 of the DSA. Its letters are made from them, in each receiver's language. */
export const caseDecision = z.object({
  case_id: id,
  kind: z.enum(['taken_down', 'no_action', 'restored'], 'not_a_choice'),
  /** The reports that were read; the case is decided when none of them is open any more. Empty: found by the operators themselves. */
  notice_ids: z.array(id).max(200, 'too_many').default([]),
  /** A law, or the terms. */
  basis: z.enum(['law', 'terms'], 'not_a_choice'),
  /** Which law or which term, and why it applies. */
  basis_text: requiredText(noticeLimits.basisText),
  /** The facts and circumstances that the decision is made of. */
  facts: requiredText(noticeLimits.facts),
  territory: z.enum(territories, 'not_a_choice'),
  /** For how long; '' without an end. */
  duration: text(noticeLimits.duration).default(''),
});
export type CaseDecision = z.output<typeof caseDecision>;

/** A decision as the case and the look-up show it. */
export const decision = z.object({
  id: z.number(),
  kind: z.enum(decisionKinds),
  ground: z.string(),
  why: z.string(),
  by: z.string(),
  decided_at: z.string(),
  /** Until when it can be taken back; null when it cannot. */
  undo_until: z.string().nullable(),
  undone: z.boolean(),
});
export type Decision = z.output<typeof decision>;
