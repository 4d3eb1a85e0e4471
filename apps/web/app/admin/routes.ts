import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const adminRoutes: RouteConfigEntry[] = [
  screen('deskLogin', 'admin/sign-in/admin-login.page.tsx'),
  screen('desk', 'admin/cases/cases.page.tsx'),
  screen('deskLog', 'admin/log/log.page.tsx'),
];
