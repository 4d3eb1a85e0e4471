import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const jobsRoutes: RouteConfigEntry[] = [
  route('home', 'jobs/home/home.page.tsx'),
  route('find/job', 'jobs/search/find-job.page.tsx'),
  route('find/job/feed', 'jobs/feed/feed.ts'),
  route('find/job/sammenlign', 'jobs/compare/compare.page.tsx'),
  route('job/:job_id/:job_seo?', 'jobs/ad/job.page.tsx'),
  route('kandidat/job/gemte', 'jobs/saved/saved-jobs.page.tsx'),
  route('virksomhed/dashboard', 'jobs/dashboard/employer-dashboard.page.tsx'),
  route('virksomhed/job/check', 'jobs/own/employer-job-check.page.tsx'),
  route('virksomhed/job/opret_job', 'jobs/form/job-form-create.page.tsx'),
  route('virksomhed/job/redigere_job/:id/:seo', 'jobs/form/job-form-edit.page.tsx'),
  route('virksomhed/job/liste', 'jobs/own/my-jobs.page.tsx'),
];
