import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const recommendationsRoutes: RouteConfigEntry[] = [
  screen('recommendedJobs', 'recommendations/recommended-jobs.page.tsx'),
  screen('recommendedCandidates', 'recommendations/recommended-candidates.page.tsx'),
  screen('howWeRecommend', 'recommendations/how-we-recommend.page.tsx'),
];
