import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { readDashboard } from './seeker/read-dashboard.ts';

export const dashboardRoutes: readonly ServedCall[] = [
  serve(candidateDashboard, async ({ who }, services) => await readDashboard(services, who.userId)),
];
