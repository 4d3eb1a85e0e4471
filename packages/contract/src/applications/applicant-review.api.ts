import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, requiredText, result, text } from '@jobblik/contract/kernel/fields';
import { newQuestion, questionItem } from '@jobblik/contract/questions/question.schema';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { z } from 'zod';
import { defaultDecisionText, rejectReasons, reviewLimits } from './applicant-review.rules.ts';
import { inboxSummary, reviewStep } from './applicant-review.schema.ts';
import { applicantCounts, applicantFilter } from './applicant-search.schema.ts';
import { application } from './applications.schema.ts';

export const searchJobApply = defineCall({
  method: 'POST',
  path: '/api/search_job_apply',
  access: 'employer',
  summary:
    "One page of the applications to one of the employer's ads that fit a filter: new ones, then the others, best rated first.",
  spec: '2§7',
  body: applicantFilter,
  response: z.object({
    applications: z.array(application),
    /** Applications that fit, on all pages. */
    count: z.number(),
    /** The same for each state, whatever `reject_state` asks for. */
    counts: applicantCounts,
    /** All applications of the ad, regardless of the filter. */
    whole: applicantCounts,
  }),
  demo: 'reads',
  limit: { max: 300, seconds: 60 },
  problems: ['not_found'],
});

export const getApplication = defineCall({
  method: 'GET',
  path: '/api/get_application/:application_id',
  access: 'employer',
  summary: "One application to one of the employer's ads, as the list shows it.",
  params: z.object({ application_id: id }),
  response: z.object({ application }),
  demo: 'reads',
  limit: { max: 600, seconds: 60 },
  problems: ['not_found'],
});

export const getApplicationHistory = defineCall({
  method: 'GET',
  path: '/api/get_application_history/:application_id',
  access: 'employer',
  summary: 'What happened to an application, oldest first, as the employer knows it: decisions that wait are in it.',
  params: z.object({ application_id: id }),
  response: z.object({ history: z.array(reviewStep) }),
  demo: 'reads',
  limit: { max: 600, seconds: 60 },
  problems: ['not_found'],
});

export const getInboxSummary = defineCall({
  method: 'GET',
  path: '/api/get_pile_summary/:job_id',
  access: 'employer',
  summary: "How an ad's applications stand once all of them were read, and which ad has new ones.",
  params: z.object({ job_id: id }),
  response: inboxSummary,
  demo: 'reads',
  limit: { max: 600, seconds: 60 },
  problems: ['not_found'],
});

/** The message to the seeker with a decision. Absent: the text of spec 2§8. Empty: no message is sent. */
const message = text(reviewLimits.message).default(defaultDecisionText);
/** `candidate_id` is the application's id (spec 2§7; notes have no other key). */
const candidate = z.object({ candidate_id: id, job_id: id });

/** For the employer's figures only; nobody else reads it. */
const reason = z.enum(rejectReasons, 'not_a_choice').nullable().default(null);

const decided = result.extend({
  jobseeker_name: z.string(),
  employer_name: z.string(),
  /** State of the application now. */
  reject: z.number(),
  /** The decision to undo; null if nothing changed because the application had this state already (`failed`). */
  decision_id: z.number().nullable(),
  /** Instant until which it can be undone; the message is sent then. */
  undo_until: z.string().nullable(),
});
const demoDecided = (reject: number) =>
  ({
    result: 'success',
    jobseeker_name: '',
    employer_name: '',
    reject,
    decision_id: null,
    undo_until: null,
  }) as const;

export const pendingCandidate = defineCall({
  method: 'POST',
  path: '/api/pending_candidate',
  access: 'employer',
  summary: 'Parks an application. The message to the seeker leaves after ten seconds unless the decision is undone.',
  spec: '2§7',
  body: candidate.extend({ message }),
  response: decided,
  demo: demoDecided(2),
  problems: ['not_found', 'application_withdrawn'],
});

export const rejectCandidate = defineCall({
  method: 'POST',
  path: '/api/reject_candidate',
  access: 'employer',
  summary: 'Rejects an application. The message to the seeker leaves after ten seconds unless the decision is undone.',
  spec: '2§7',
  body: candidate.extend({ message, reason }),
  response: decided,
  demo: demoDecided(1),
  problems: ['not_found', 'application_withdrawn'],
});

export const reopenCandidate = defineCall({
  method: 'POST',
  path: '/api/reopen_candidate',
  access: 'employer',
  summary:
    'Sets a parked or rejected application back to open. The seeker is told after ten seconds unless it is undone; a message that has not left yet stays here.',
  body: candidate,
  response: decided,
  demo: demoDecided(0),
  problems: ['not_found', 'application_withdrawn'],
});

const applicationIds = z
  .array(id)
  .min(1, 'required')
  .max(reviewLimits.atOnce, 'too_many')
  .transform((list) => [...new Set(list)]);

const severalDecided = result.extend({
  decided: z.array(z.object({ application_id: z.number(), decision_id: z.number() })),
  /** Applications that had this state already, or were withdrawn. */
  skipped: z.array(z.object({ application_id: z.number(), reason: z.enum(['already', 'withdrawn']) })),
  undo_until: z.string().nullable(),
});
const noneDecided = { result: 'success' as const, decided: [], skipped: [], undo_until: null };

export const decideCandidates = defineCall({
  method: 'POST',
  path: '/api/decide_candidates',
  access: 'employer',
  summary: 'Parks or rejects several applications to one ad at once, with one text for all of them.',
  body: z
    .object({
      job_id: id,
      application_ids: applicationIds,
      decision: z.enum(['park', 'reject'], 'not_a_choice'),
      message,
      reason,
    })
    .refine(({ decision, reason }) => decision === 'reject' || reason === null, {
      message: 'unknown_field',
      path: ['reason'],
    }),
  response: severalDecided,
  demo: noneDecided,
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found'],
});

export const reopenCandidates = defineCall({
  method: 'POST',
  path: '/api/reopen_candidates',
  access: 'employer',
  summary: 'Sets several applications to one ad back to open at once, like reopen_candidate.',
  body: z.object({ job_id: id, application_ids: applicationIds }),
  response: severalDecided,
  demo: noneDecided,
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found'],
});

export const undoCandidateDecision = defineCall({
  method: 'POST',
  path: '/api/undo_candidate_decision',
  access: 'employer',
  summary: 'Takes decisions back within their ten seconds: the old state returns and no message leaves.',
  body: z.object({ decision_ids: applicationIds }),
  response: result.extend({
    /** Applications that have their previous state again. */
    undone: z.array(z.number()),
    /** Applications with a later decision, which is kept. */
    replaced: z.array(z.number()),
    /** Applications whose message has been sent; they can still be set back to open. */
    too_late: z.array(z.number()),
  }),
  demo: { result: 'success', undone: [], replaced: [], too_late: [] },
  problems: ['not_found'],
});

export const setRating = defineCall({
  method: 'POST',
  path: '/api/set_rating',
  access: 'employer',
  summary:
    "Rates an applicant with one to five stars; 0 takes the rating back. With a user id alone it must be that person's only application.",
  spec: '2§7',
  body: z
    .object({
      rating_point: z.number('not_a_number').int('not_an_integer').min(0, 'too_small').max(5, 'too_big'),
      user_id: id.optional(),
      job_id: id.optional(),
      application_id: id.optional(),
    })
    .refine(({ user_id, application_id }) => user_id !== undefined || application_id !== undefined, {
      message: 'required',
      path: ['user_id'],
    }),
  response: result.extend({ application_id: z.number(), rating_point: z.number() }),
  demo: { result: 'success', application_id: 0, rating_point: 0 },
  problems: ['not_found'],
});

export const updateCandidateNote = defineCall({
  method: 'POST',
  path: '/api/update_candidate_note',
  access: 'employer',
  summary: 'Writes the note about an applicant, which only the employer sees; empty takes it away.',
  spec: '2§7',
  body: z.object({ note: text(reviewLimits.note), candidate_id: id }),
  response: result.extend({ note: z.string(), note_at: z.string().nullable(), note_by: z.string() }),
  demo: { result: 'success', note: '', note_at: null, note_by: '' },
  problems: ['not_found'],
});

export const writeToOpen = defineCall({
  method: 'POST',
  path: '/api/write_to_open_applicants',
  access: 'employer',
  summary:
    'Writes the same message to everybody whose application to an ad is open, `{name}` being the name of each. The same `uuid` again sends nothing twice; `email_not_confirmed` (403) until the e-mail is confirmed.',
  body: z.object({
    job_id: id,
    message: requiredText(reviewLimits.message),
    /** Applications received after this instant are left out: nobody has read them yet. */
    until: z.iso.datetime('not_a_date'),
    /** Identifies this sending. */
    uuid: z.uuid(),
  }),
  response: result.extend({
    /** How many people the message went to. */
    count: z.number(),
  }),
  demo: { result: 'success', count: 0 },
  limit: { max: 30, seconds: 3600 },
  problems: ['email_not_confirmed', 'not_found'],
});

const newQuestions = z.array(newQuestion).min(1, 'required').max(questionLimits.questions, 'too_many');

export const askCandidates = defineCall({
  method: 'POST',
  path: '/api/ask_candidates',
  access: 'employer',
  summary: 'Asks several applicants to one ad the same questions at once.',
  body: z.object({ job_id: id, application_ids: applicationIds, questions: jsonText(newQuestions) }),
  response: result.extend({
    asked: z.array(z.object({ application_id: z.number(), questions: z.array(questionItem) })),
    /** Applications that were withdrawn, or have the maximum number of questions. */
    skipped: z.array(z.object({ application_id: z.number(), reason: z.enum(['withdrawn', 'too_many']) })),
  }),
  demo: { result: 'success', asked: [], skipped: [] },
  limit: { max: 60, seconds: 3600 },
  problems: ['not_found', 'job_ended'],
});
