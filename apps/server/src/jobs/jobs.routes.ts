import {
  createJob,
  getJobForm,
  getJobPermission,
  updateJob as updateJobCall,
} from '@jobblik/contract/jobs/job-form.api';
import { findSimilarKeywords, mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import {
  createReportJobAd,
  getHiringCompanies,
  getJobDetail,
  getJobDetailNotAuthed,
  getJobPreview,
  getLatestJobs,
  getSavedJobs,
  getTotalSavedJobs,
  openJob,
  removeSavedJob as removeSavedJobCall,
  saveJob as saveJobCall,
  visitJob,
} from '@jobblik/contract/jobs/jobs.api';
import {
  closeJob as closeJobCall,
  contactAboutJob as contactAboutJobCall,
  deleteJob as deleteJobCall,
  employerDashboard,
  getMyJobs,
  getOpenMatters,
  reopenJob as reopenJobCall,
  repostJob as repostJobCall,
  restoreJob as restoreJobCall,
} from '@jobblik/contract/jobs/own-jobs.api';
import { suggestKeywords as suggestCall } from '@jobblik/contract/jobs/suggestions.api';
import { ticked } from '@jobblik/contract/kernel/fields';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { openJobElsewhere } from './ad/open-job.ts';
import { readJob } from './ad/read-job.ts';
import { readPreview } from './ad/read-preview.ts';
import { recordVisitTo } from './ad/record-visit.ts';
import { reportJob } from './ad/report-job.ts';
import { jobPermission } from './form/job-permission.ts';
import { publishJob } from './form/publish-job.ts';
import { repostJob } from './form/repost-job.ts';
import { updateJob } from './form/update-job.ts';
import { readSavedIds } from './job-cards.queries.ts';
import type { JobRow } from './jobs.tables.ts';
import { hiringCompanies, latestJobs } from './latest-jobs.ts';
import { closeJob } from './own/close-job.ts';
import { contactAboutJob } from './own/contact-about-job.ts';
import { deleteJob } from './own/delete-job.ts';
import { readEmployerDashboard } from './own/employer-dashboard.ts';
import { openMattersOf } from './own/open-matters.ts';
import { jobForForm, ownJobs } from './own/own-jobs.ts';
import { reopenJob } from './own/reopen-job.ts';
import { restoreJob } from './own/restore-job.ts';
import { listSavedJobs, removeSavedJob, saveJob } from './save-job.ts';
import { mapJobs } from './search/map-jobs.ts';
import { searchJobs } from './search/search-jobs.ts';
import { similarKeywords } from './search/similar-keywords.ts';
import { suggestKeywords } from './search/suggest-keywords.ts';

const guestRoutes = [
  serve(getLatestJobs, async ({ who }, services) => ({ jobs: await latestJobs(services, who) })),
  serve(getHiringCompanies, async (_input, services) => ({ companies: await hiringCompanies(services) })),
  serve(searchJobCondition, async ({ who, body }, services) => await searchJobs(services, who, body)),
  serve(suggestCall, async ({ query, cache }, services) => {
    const suggestions = await suggestKeywords(services, query.typed);
    cache(JSON.stringify(suggestions), suggestionsFresh);
    return { suggestions };
  }),
  serve(mapJobCondition, async ({ body }, services) => await mapJobs(services, body)),
  serve(findSimilarKeywords, async ({ body }, services) => await similarKeywords(services, body)),
  serve(getJobDetail, async ({ params, who, ip }, services) => {
    const { job, isSaved, similar } = await readJob(services, params.id, { who, ip });
    return { result: 'success', job, post_logo: job.logo, is_job_saved: isSaved, similar_jobs: similar };
  }),
  serve(getJobDetailNotAuthed, async ({ params, who, ip }, services) => {
    const { job, similar } = await readJob(services, params.id, { who, ip });
    return { result: 'success', job, post_logo: job.logo, similar_jobs: similar };
  }),
  serve(
    getJobPreview,
    async ({ params, query, who }, services) => await readPreview(services, who, params.id, query.postcode),
  ),
  serve(visitJob, async ({ params, who, ip }, services) => {
    await recordVisitTo(services, params.id, { who, ip });
    return { result: 'success' };
  }),
  serve(openJob, async ({ params, who, ip }, services) => ({
    real_url: await openJobElsewhere(services, params.id, { who, ip }),
  })),
  serve(createReportJobAd, async ({ body, who }, services) => {
    await reportJob(services, who, { jobId: body.job_id, options: ticked(body.report_options), text: body.report });
    return { result: 'success' };
  }),
];

const seekerRoutes = [
  serve(getTotalSavedJobs, async ({ who }, { db }) => asSaved(await readSavedIds(db, who.userId))),
  serve(saveJobCall, async ({ body, who }, services) => {
    await saveJob(services, who, body.job_id);
    return asSaved(await readSavedIds(services.db, who.userId));
  }),
  serve(getSavedJobs, async ({ params, who }, services) => await listSavedJobs(services, who, params)),
  serve(removeSavedJobCall, async ({ body, who }, services) => {
    await removeSavedJob(services, who, body.id);
    return await listSavedJobs(services, who, { page: body.pageNumber, perPage: body.dataPerPage });
  }),
];

const employerRoutes = [
  serve(getJobPermission, async ({ who }, { db, clock }) => {
    const { paid, company } = await jobPermission(db, who.userId, clock.now());
    const result = !paid ? 'failed' : company ? 'success' : 'error';
    return { result, permission: result === 'success', company_name: company?.name ?? '' };
  }),
  serve(createJob, async ({ body, who, files }, services) =>
    written(
      await publishJob(services, who, body.job, {
        logo: files.upload_job_logo_file,
        description: files.upload_job_description_file,
      }),
    ),
  ),
  serve(updateJobCall, async ({ body, who, files }, services) =>
    written(
      await updateJob(services, who, body.job, {
        logo: files.upload_job_logo_file,
        description: files.upload_job_description_file,
      }),
    ),
  ),
  serve(getJobForm, async ({ params, who }, services) => ({ job: await jobForForm(services, who, params.id) })),
  serve(getMyJobs, async ({ who, query }, services) => await ownJobs(services, who, query)),
  serve(deleteJobCall, async ({ params, who }, services) => {
    await deleteJob(services, who, params.id);
    return { result: 'success' };
  }),
  serve(restoreJobCall, async ({ body, who }, services) => ({
    result: (await restoreJob(services, who, body.job_id)) ? 'success' : 'failed',
  })),
  serve(getOpenMatters, async ({ params, who }, services) => await openMattersOf(services, who, params.id)),
  serve(closeJobCall, async ({ body, who }, services) => ({
    result: (await closeJob(services, who, { jobId: body.job_id, filled: body.filled })) ? 'success' : 'error',
  })),
  serve(reopenJobCall, async ({ body, who }, services) => ({
    result: (await reopenJob(services, who, body.job_id)) ? 'success' : 'failed',
  })),
  serve(repostJobCall, async ({ body, who }, services) => {
    const choice = { deadline: body.job_deadline_date, whenPaid: body.when_paid };
    return { result: repostResults[await repostJob(services, who, body.job_id, choice)] };
  }),
  serve(contactAboutJobCall, async ({ body, who }, services) => {
    await contactAboutJob(services, who, { jobId: body.job_id, message: body.message });
    return { result: 'success' };
  }),
  serve(employerDashboard, async ({ who }, services) => await readEmployerDashboard(services, who)),
];

const repostResults = { reposted: 'success', extended: 'error', unpaid: 'failed' } as const;

/** Seconds that a browser may cache suggestions. */
const suggestionsFresh = 60;

export const jobsRoutes: ServedCall[] = [...guestRoutes, ...seekerRoutes, ...employerRoutes];

function asSaved(ids: readonly number[]) {
  return ids.map((job_id) => ({ job_id }));
}

/** A task matches agents and notifies the people that match; the employer does not get their names. */
function written(job: JobRow | undefined) {
  if (!job) return { result: 'error' as const, matched_users: [] };
  const { id, seo, updatedAt, waitsForEmail, waitsForReview } = job;
  return {
    result: 'success' as const,
    matched_users: [],
    job_id: id,
    seo,
    updated_at: updatedAt.toISOString(),
    waits_for_email: waitsForEmail,
    waits_for_review: waitsForReview,
  };
}
