import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const moderationRoutes: RouteConfigEntry[] = [screen('report', 'moderation/report/report.page.tsx')];
