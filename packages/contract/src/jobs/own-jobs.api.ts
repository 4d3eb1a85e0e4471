import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { contactLimits } from '../content/content.schema.ts';
import { localDate } from './jobs.schema.ts';
import { employerDashboardAnswer, openMatters, ownJobsAnswer, ownJobsQuery } from './own-jobs.schema.ts';

export const getMyJobs = defineCall({
  method: 'GET',
  path: '/api/get_my_jobs',
  access: 'employer',
  summary:
    "The employer's ads with the numbers of each and of all; a part of them, by words, in an order and by pages where that is asked.",
  spec: '2§7',
  query: ownJobsQuery,
  response: ownJobsAnswer,
  demo: 'reads',
});

export const deleteJob = defineCall({
  method: 'GET',
  path: '/api/delete_job/:id',
  access: 'employer',
  summary: 'Deletes an ad of one’s own; deleting it twice is the same as once.',
  spec: '2§7',
  params: z.object({ id }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'not_yours'],
});

export const restoreJob = defineCall({
  method: 'POST',
  path: '/api/restore_job',
  access: 'employer',
  summary: 'Brings a deleted ad back within ten seconds, as it was. `failed`: it was deleted longer ago.',
  body: z.object({ job_id: id }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'not_yours'],
});

export const getOpenMatters = defineCall({
  method: 'GET',
  path: '/api/open_matters/:id',
  access: 'employer',
  summary: 'How many applicants of an ad of one’s own wait for an answer, and its open interviews and questions.',
  params: z.object({ id }),
  response: openMatters,
  demo: 'reads',
  problems: ['not_found'],
});

export const closeJob = defineCall({
  method: 'POST',
  path: '/api/close_job',
  access: 'employer',
  summary:
    'Closes an ad and keeps it with its applications in the archive. `filled` says that somebody got the job; sent again it ' +
    'changes that. Applicants are notified once, after the ten seconds in which `reopen_job` undoes it; then open questions and ' +
    'interviews end. `error`: it was never shown.',
  body: z.object({ job_id: id, filled: z.boolean().default(false) }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'not_yours'],
});

export const reopenJob = defineCall({
  method: 'POST',
  path: '/api/reopen_job',
  access: 'employer',
  summary: 'Opens a closed ad again, for the rest of its time. `failed`: no paid membership.',
  body: z.object({ job_id: id }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'not_yours'],
});

export const repostJob = defineCall({
  method: 'POST',
  path: '/api/repost_job',
  access: 'employer',
  summary:
    'Adds one month to the end of an ad, once. `error`: already extended; `failed`: no paid membership. Refused with ' +
    '`repost_gains_nothing` (409) when the deadline would end the ad no later than without.',
  spec: '2§7',
  body: z.object({
    job_id: id,
    /** A new deadline, null for none. If left out, the deadline stays; one that has passed is removed. */
    job_deadline_date: localDate.nullish(),
    /** With `failed`: stores the request. The ad is posted again when a membership is paid within a day, on any device. */
    when_paid: z.boolean().default(false),
  }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found', 'not_yours', 'repost_gains_nothing'],
});

/** Refusals: `not_found` 404, `not_yours` 403, `already_asked` 409 while a message about the ad has no answer. */
export const contactAboutJob = defineCall({
  method: 'POST',
  path: '/api/contact_about_job',
  access: 'employer',
  summary: 'Sends a message about an own ad to the people behind Jobblik, such as a wish to extend it once more.',
  body: z.object({ job_id: id, message: requiredText(contactLimits.message) }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 20, seconds: 600 },
  problems: ['not_found', 'not_yours', 'already_asked'],
});

export const employerDashboard = defineCall({
  method: 'GET',
  path: '/api/employer_dashboard',
  access: 'employer',
  summary:
    'Newest ads and applications, coming interviews, totals, and visits and applications for each of the last 30 days.',
  spec: '2§7',
  response: employerDashboardAnswer,
  demo: 'reads',
  limit: { max: 300, seconds: 60 },
});
