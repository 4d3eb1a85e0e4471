import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const jobsRoutes: RouteConfigEntry[] = [
  screen('home', 'jobs/home/home.page.tsx'),
  screen('findJob', 'jobs/search/find-job.page.tsx'),
  screen('jobSearchFeed', 'jobs/feed/feed.ts'),
  screen('compareJobs', 'jobs/compare/compare.page.tsx'),
  screen('job', 'jobs/ad/job.page.tsx'),
  screen('savedJobs', 'jobs/saved/saved-jobs.page.tsx'),
  screen('newAd', 'jobs/own/employer-job-check.page.tsx'),
  screen('createAd', 'jobs/form/job-form-create.page.tsx'),
  screen('editAd', 'jobs/form/job-form-edit.page.tsx'),
  screen('ownAds', 'jobs/own/my-jobs.page.tsx'),
];
