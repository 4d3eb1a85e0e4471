import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const adminRoutes: RouteConfigEntry[] = [
  screen('adminLogin', 'admin/sign-in/admin-login.page.tsx'),
  screen('admin', 'admin/cases/cases.page.tsx'),
  screen('adminLookUp', 'admin/lookup/lookup.page.tsx'),
  screen('adminLog', 'admin/log/log.page.tsx'),
];
