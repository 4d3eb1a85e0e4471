import { jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, requiredText, result, text } from '@jobblik/contract/kernel/fields';
import { questionLimits } from '@jobblik/contract/questions/questions.rules';
import { z } from 'zod';
import { applicationLimits } from './applications.rules.ts';
import { jobAds } from './applications.schema.ts';

/** The answer to a question of an ad. */
const adAnswer = z.object({ question: requiredText(questionLimits.question), text: text(questionLimits.answer) });

/** `error`: employers cannot apply; `failed`: this person has applied before (spec 2§8). */
export const applyJob = defineCall({
  method: 'POST',
  path: '/api/apply_job',
  access: 'user',
  summary: 'Sends an application with a message and up to four files. One application for each person and ad.',
  spec: '1§7',
  body: z.object({
    /** Ignored: the owner of the ad is used. */
    company_user_id: id.optional(),
    job_id: id,
    message: text(applicationLimits.message).default(''),
    /** Created once by the form: the same form sent twice is one application, and both calls answer success. */
    uuid: z.uuid('not_a_uuid').optional(),
    /** The document of the person's own CV, instead of `upload_cv_file`. If it no longer exists: `unknown_file`. */
    cv_document_id: z.uuid('not_a_uuid').optional(),
    /** One of the person's own video CVs, instead of `upload_video_file`. If it no longer exists: `unknown_file`. */
    cv_video_id: id.optional(),
    /**
     * Answers to questions of the ad, by the question's text. The others stay open. If the ad does not contain the question:
     * `unknown_question`.
     */
    answers: jsonText(z.array(adAnswer).max(jobLimits.questions, 'too_many').default([])),
  }),
  files: {
    upload_cv_file: 'document',
    upload_apply_file: 'document',
    upload_other_file: 'document',
    upload_video_file: 'video',
  },
  response: result.extend({ application_id: z.number().nullable() }),
  limit: { max: 30, seconds: 3600 },
  problems: ['apply_elsewhere', 'job_closed'],
});

export const withdrawApplication = defineCall({
  method: 'POST',
  path: '/api/withdraw_application',
  access: 'seeker',
  summary: 'Takes an application back. The employer keeps a line that says so, without message and files.',
  body: z.object({ application_id: id }),
  response: result,
  problems: ['not_found'],
});

export const getJobAds = defineCall({
  method: 'GET',
  path: '/api/get_job_ads/:job_id',
  access: 'employer',
  summary: "One of the employer's own ads with its 50 newest applications; search_job_apply answers all of them.",
  spec: '2§7',
  params: z.object({ job_id: id }),
  response: jobAds,
  demo: 'reads',
  problems: ['not_found'],
});

export const setJobApplySeenStatus = defineCall({
  method: 'GET',
  path: '/api/set_job_apply_seen_status/:job_id',
  access: 'employer',
  summary:
    "Clears the counters of the ad's new applications. The applications count as opened only by open_application.",
  spec: '2§7',
  params: z.object({ job_id: id }),
  response: result,
  demo: { result: 'success' },
  unasked: true,
  problems: ['not_found'],
});

export const openApplication = defineCall({
  method: 'POST',
  path: '/api/open_application',
  access: 'employer',
  summary: 'The employer has opened one application. Its applicant is told when and by whom; the counter falls by one.',
  body: z.object({ application_id: id }),
  response: result.extend({
    /** When the application was first opened, and by whom. */
    seen_at: z.string(),
    seen_by: z.string(),
  }),
  demo: { result: 'success', seen_at: '', seen_by: '' },
  unasked: true,
  limit: { max: 600, seconds: 60 },
  problems: ['not_found'],
});
