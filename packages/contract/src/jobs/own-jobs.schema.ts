import { pageNumber, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { dashboardApplication, dayNumbers, employerInterview, myJob } from './jobs.schema.ts';
import { ownJobOrders, ownJobParts } from './own-jobs.rules.ts';

/** Query of the employer's own list; by default every ad that is not in the archive, newest first. */
export const ownJobsQuery = z.object({
  part: z.enum(ownJobParts, 'not_a_choice').default('all'),
  /** Words of the title or the places. */
  keyword: text(200).default(''),
  sort: z.enum(ownJobOrders, 'not_a_choice').default('newest'),
  pageNumber,
  /** If left out, the answer contains every ad, at most 500. */
  pagePerSize: z.coerce.number('not_a_number').int('not_an_integer').min(1, 'too_small').max(100, 'too_big').optional(),
});
export type OwnJobsQuery = z.output<typeof ownJobsQuery>;

/** Overview counters (spec 2§3) over all ads that are not deleted, regardless of the query. */
const overview = {
  total_apply_cnt: z.number(),
  total_reject_cnt: z.number(),
  interviews_cnt: z.number(),
  total_visit_cnt: z.number(),
};

export const ownJobsAnswer = z.object({
  jobs: z.array(myJob),
  /** All ads. */
  count: z.number(),
  ...overview,
  /** Ads that match the query, on all pages. */
  found: z.number(),
  /** Ads in each group. */
  parts: z.object({
    all: z.number(),
    live: z.number(),
    ended: z.number(),
    paused: z.number(),
    archive: z.number(),
  }),
});

/** What still waits at an ad, and ends when it is closed or deleted. */
export const openMatters = z.object({
  /** Applications that were not withdrawn. */
  applications: z.number(),
  /** Those of them that were not rejected. */
  waiting: z.number(),
  /** Interviews that are asked for or agreed and were not held. */
  interviews: z.number(),
  /** Questions without an answer to applicants who were not rejected. */
  questions: z.number(),
});
export type OpenMatters = z.infer<typeof openMatters>;

export const employerDashboardAnswer = z.object({
  company_name: z.string().nullable(),
  /** The newest ones. */
  jobs: z.array(myJob),
  /** Ads with applications that nobody has opened, most of them first; `since` is when the oldest came. */
  unread_jobs: z.array(
    z.object({ job_id: z.number(), title: z.string(), count: z.number(), since: z.string().nullable() }),
  ),
  /** Applicants with answers that the employer has not read, newest first. */
  answered: z.array(
    z.object({
      application_id: z.number(),
      job_id: z.number(),
      job_title: z.string(),
      user_id: z.number(),
      name: z.string(),
      avatar: z.string().nullable(),
      /** Unread answers, and when the last of them came. */
      count: z.number(),
      answered_at: z.string(),
    }),
  ),
  /** Live ads that close within a week, the next one first. */
  ending_jobs: z.array(myJob),
  /** Ads that were saved and never shown, newest first. */
  draft_jobs: z.array(myJob),
  /** Full numbers of ads of which `unread_jobs`, `ending_jobs` and `draft_jobs` list the first. */
  waiting_cnt: z.object({ unread: z.number(), ending: z.number(), drafts: z.number() }),
  /** The newest ones. */
  applications: z.array(dashboardApplication),
  /** Coming interviews, the next one first. */
  interviews: z.array(employerInterview),
  live_jobs_cnt: z.number(),
  unread_apply_cnt: z.number(),
  ...overview,
  /** The last 30 local days, oldest first. */
  days: z.array(dayNumbers),
  /** Totals of the 30 days before those. */
  days_before: z.object({ visits: z.number(), applications: z.number() }),
});
