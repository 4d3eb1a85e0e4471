import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, pageNumber, result, text, ticks } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { jobForm } from './job-form.schema.ts';
import { jobMapAnswer, jobSearch, jobSearchAnswer, similarKeywordsAnswer } from './job-search.schema.ts';
import { hiringCompany, jobCard, jobDetail, jobPreview, localDate, myJob, savedJob } from './jobs.schema.ts';
import { employerDashboardAnswer, ownJobsAnswer, ownJobsQuery } from './own-jobs.schema.ts';

export const getLatestJobs = defineCall({
  method: 'GET',
  path: '/api/get_latest_jobs',
  access: 'guest',
  summary: 'The newest live ads.',
  spec: '1§7',
  response: z.object({ jobs: z.array(jobCard) }),
});

export const getHiringCompanies = defineCall({
  method: 'GET',
  path: '/api/get_hiring_companies',
  access: 'guest',
  summary: 'Companies with the most live ads, and how many.',
  response: z.object({ companies: z.array(hiringCompany) }),
});

export const searchJobCondition = defineCall({
  method: 'POST',
  path: '/api/search_job_condition',
  access: 'guest',
  summary:
    'Searches live ads by words, place, category and the other filters; answers one page, the count and the counts of each choice.',
  spec: '1§7',
  body: jobSearch,
  response: jobSearchAnswer,
  // Typing searches every 300 ms, and an office shares one address.
  limit: { max: 1200, seconds: 60 },
});

export const mapJobCondition = defineCall({
  method: 'POST',
  path: '/api/map_job_condition',
  access: 'guest',
  summary: 'Counts the hits of a search by postcode, for a map. Order and page play no part.',
  body: jobSearch,
  response: jobMapAnswer,
  limit: { max: 300, seconds: 60 },
});

export const findSimilarKeywords = defineCall({
  method: 'POST',
  path: '/api/similar_keywords',
  access: 'guest',
  summary:
    'Words of the same trade as the keyword of a search that found nothing, each with its hits. Order and page play no part.',
  body: jobSearch,
  response: similarKeywordsAnswer,
  limit: { max: 300, seconds: 60 },
});

export const getJobDetail = defineCall({
  method: 'GET',
  path: '/api/get_job_detail/:id',
  access: 'user',
  summary: 'Everything about an ad for a signed-in person, with saved flag and similar ads.',
  spec: '1§7',
  params: z.object({ id }),
  response: z.object({
    result: z.literal('success'),
    job: jobDetail,
    post_logo: z.string().nullable(),
    is_job_saved: z.boolean(),
    similar_jobs: z.array(jobCard),
  }),
  demo: 'reads',
});

export const getJobDetailNotAuthed = defineCall({
  method: 'GET',
  path: '/api/get_job_detail_not_authed/:id',
  access: 'guest',
  summary: 'Everything about an ad for anyone, with similar ads.',
  spec: '1§7',
  params: z.object({ id }),
  response: z.object({
    result: z.literal('success'),
    job: jobDetail,
    post_logo: z.string().nullable(),
    similar_jobs: z.array(jobCard),
  }),
});

export const getJobPreview = defineCall({
  method: 'GET',
  path: '/api/get_job_preview/:id',
  access: 'guest',
  summary: 'The key facts and the text of an ad, to read it beside a list or compare it. Counts no visit.',
  params: z.object({ id }),
  query: z.object({
    /** Where the distance is measured from; empty or unknown: `distance_km` is null. */
    postcode: text(10).optional(),
  }),
  response: jobPreview,
  // Moving through a list with the arrow keys reads an ad at each step and prefetches the next two.
  limit: { max: 1200, seconds: 60 },
});

export const visitJob = defineCall({
  method: 'POST',
  path: '/api/visit_job/:id',
  access: 'guest',
  summary:
    'Counts a visit to the page of an ad, once for each visitor and day. The page makes it when it is open in a browser.',
  params: z.object({ id }),
  response: result,
  limit: { max: 120, seconds: 60 },
});

export const openJob = defineCall({
  method: 'POST',
  path: '/api/open_job/:id',
  access: 'guest',
  summary: 'Counts a click on a redirect ad, once for each visitor and day, and answers the address to open.',
  params: z.object({ id }),
  response: z.object({ real_url: z.string() }),
  limit: { max: 60, seconds: 60 },
});

export const getTotalSavedJobs = defineCall({
  method: 'GET',
  path: '/api/get_total_saved_jobs',
  access: 'seeker',
  summary: 'Ids of all saved ads, newest first.',
  spec: '1§7',
  response: z.array(savedJob),
});

export const saveJob = defineCall({
  method: 'POST',
  path: '/api/saveJob',
  access: 'seeker',
  summary: 'Saves an ad; saving it twice is the same as once. Answers the saved list.',
  spec: '1§7',
  body: z.object({ job_id: id }),
  response: z.array(savedJob),
});

const savedPage = z.object({ jobs: z.array(jobCard), count: z.number() });

export const getSavedJobs = defineCall({
  method: 'GET',
  path: '/api/get_saved_jobs/:perPage/:page',
  access: 'seeker',
  summary: 'One page of the saved ads; ads that are no longer live are among them and say so.',
  spec: '1§7',
  params: z.object({ perPage: z.coerce.number().int().min(1).max(40), page: pageNumber }),
  response: savedPage,
});

export const removeSavedJob = defineCall({
  method: 'POST',
  path: '/api/remove_saved_job',
  access: 'seeker',
  summary: 'Takes an ad off the saved list and answers the page that the list then shows.',
  spec: '1§7',
  body: z.object({ id, dataPerPage: z.coerce.number().int().min(1).max(40).default(6), pageNumber }),
  response: savedPage,
});

export const createReportJobAd = defineCall({
  method: 'POST',
  path: '/api/create_report_job_ad',
  access: 'guest',
  summary: 'Reports an ad to the operator: at least one of the four reasons and a text.',
  spec: '1§7',
  body: z.object({
    job_id: id,
    report: text(2000).refine((value) => value.length > 0, 'required'),
    report_options: jsonText(
      ticks.refine(
        (list) => list.some((option) => option.status === 1 && option.id >= 1 && option.id <= 4),
        'required',
      ),
    ),
  }),
  response: result,
  limit: { max: 10, seconds: 3600 },
});

export const getJobPermission = defineCall({
  method: 'GET',
  path: '/api/get_job_permission',
  access: 'employer',
  summary: 'May this employer create an ad: success; failed = no paid membership; error = no company profile.',
  spec: '2§7',
  response: result.extend({ permission: z.boolean(), company_name: z.string() }),
  demo: 'reads',
});

const written = result.extend({
  matched_users: z.array(z.number()),
  job_id: z.number().optional(),
  seo: z.string().optional(),
  updated_at: z.string().optional(),
  /** The ad is published automatically when the employer's e-mail is confirmed. */
  waits_for_email: z.boolean().optional(),
});

export const createJob = defineCall({
  method: 'POST',
  path: '/api/create_job',
  access: 'employer',
  summary: 'Publishes an ad. `error` means no permission (membership or company profile).',
  spec: '2§7',
  body: z.object({ job: jsonText(jobForm) }),
  files: { upload_job_logo_file: 'image', upload_job_description_file: 'document' },
  response: written,
  demo: { result: 'success', matched_users: [] },
  limit: { max: 240, seconds: 3600 },
});

export const updateJob = defineCall({
  method: 'POST',
  path: '/api/update_job',
  access: 'employer',
  summary: 'Changes an ad. Someone else saved in between: 409 `job_changed`.',
  spec: '2§7',
  body: z.object({ job: jsonText(jobForm.extend({ id })) }),
  files: { upload_job_logo_file: 'image', upload_job_description_file: 'document' },
  response: written,
  demo: { result: 'success', matched_users: [] },
  limit: { max: 240, seconds: 3600 },
});

export const getJobForm = defineCall({
  method: 'GET',
  path: '/api/get_job_form/:id',
  access: 'guest',
  summary: 'An ad as its form edits it: for its employer, and for anyone an ad of the demo company.',
  spec: '2§7',
  params: z.object({ id }),
  response: z.object({ job: myJob }),
  demo: 'reads',
});

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
});

export const restoreJob = defineCall({
  method: 'POST',
  path: '/api/restore_job',
  access: 'employer',
  summary: 'Brings a deleted ad back within ten seconds, as it was. `failed`: it was deleted longer ago.',
  body: z.object({ job_id: id }),
  response: result,
  demo: { result: 'success' },
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
    /** A new deadline, null for none; left out it stays, and one that has passed is dropped. */
    job_deadline_date: localDate.nullish(),
    /** With `failed`: remembered, and done as soon as a membership is paid within a day, on whichever device. */
    when_paid: z.boolean().default(false),
  }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 120, seconds: 3600 },
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
