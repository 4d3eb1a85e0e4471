import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const candidatesRoutes: RouteConfigEntry[] = [
  screen('searchCvs', 'candidates/search/search-cvs.page.tsx'),
  screen('candidate', 'candidates/candidate/candidate.page.tsx'),
  screen('savedCvs', 'candidates/search/saved-cvs.page.tsx'),
];
