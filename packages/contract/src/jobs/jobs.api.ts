import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, pageNumber, result, text, ticks } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { hiringCompany, jobCard, jobDetail, jobPreview, savedJob } from './jobs.schema.ts';

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
  problems: ['not_found', 'job_taken_down'],
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
  problems: ['not_found', 'job_taken_down'],
});

export const getJobPreview = defineCall({
  method: 'GET',
  path: '/api/get_job_preview/:id',
  access: 'guest',
  summary: 'The key facts and the text of an ad, to read it beside a list or compare it. Counts no visit.',
  params: z.object({ id }),
  query: z.object({
    /** The distance is measured from here; empty or unknown: `distance_km` is null. */
    postcode: text(10).optional(),
  }),
  response: jobPreview,
  // High: moving through a list with the arrow keys reads an ad at each step and prefetches the next two.
  limit: { max: 1200, seconds: 60 },
  problems: ['not_found', 'job_taken_down'],
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
  problems: ['not_found'],
});

export const openJob = defineCall({
  method: 'POST',
  path: '/api/open_job/:id',
  access: 'guest',
  summary: 'Counts a click on a redirect ad, once for each visitor and day, and answers the address to open.',
  params: z.object({ id }),
  response: z.object({ real_url: z.string() }),
  limit: { max: 60, seconds: 60 },
  problems: ['not_found', 'job_closed'],
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
  problems: ['not_found', 'too_many_saved'],
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
  problems: ['not_found'],
});
