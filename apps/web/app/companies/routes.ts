import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen, screenOf } from '../platform/screen-route';

export const companiesRoutes: RouteConfigEntry[] = [
  screen('companies', 'companies/directory/directory.page.tsx'),
  screen('company', 'companies/page/company.page.tsx'),
  screen('companyProfile', 'companies/profile/profile.page.tsx'),
  screen('verifyCompany', 'companies/verification/verify-company.page.tsx'),
  screen('confirmCompany', 'companies/verification/confirm-company.page.tsx'),
  screenOf('virksomhed', 'settings', 'companies/settings/settings.page.tsx'),
];
