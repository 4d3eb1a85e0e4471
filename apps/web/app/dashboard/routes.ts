import { areas } from '@jobblik/contract/paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screenOf } from '../platform/screen-route';

export const dashboardRoutes: RouteConfigEntry[] = [
  screenOf(areas.seeker, 'dashboard', 'dashboard/seeker/dashboard.page.tsx'),
  screenOf(areas.employer, 'dashboard', 'dashboard/employer/employer-dashboard.page.tsx'),
];
