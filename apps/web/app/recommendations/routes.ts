import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const recommendationsRoutes: RouteConfigEntry[] = [
  route('kandidat/anbefalet', 'recommendations/recommended-jobs.page.tsx'),
  route('virksomhed/job/anbefalet/:job_id', 'recommendations/recommended-candidates.page.tsx'),
  route('saadan-anbefaler-vi', 'recommendations/how-we-recommend.page.tsx'),
];
