import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const jobsRoutes: RouteConfigEntry[] = [
  route('home', 'jobs/home.page.tsx'),
  route('find/job', 'jobs/find-job.page.tsx'),
  route('job/:job_id/:job_seo?', 'jobs/job.page.tsx'),
  route('kandidat/job/gemte', 'jobs/saved-jobs.page.tsx'),
  route('virksomhed/dashboard', 'jobs/employer-dashboard.page.tsx'),
  route('virksomhed/job/check', 'jobs/employer-job-check.page.tsx'),
  route('virksomhed/job/opret_job', 'jobs/job-form-create.page.tsx'),
  route('virksomhed/job/redigere_job/:id/:seo', 'jobs/job-form-edit.page.tsx'),
  route('virksomhed/job/liste', 'jobs/my-jobs.page.tsx'),
];
