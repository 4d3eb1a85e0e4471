import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const companiesRoutes: RouteConfigEntry[] = [
  route('company/:company_id', 'companies/company.page.tsx'),
  route('virksomhed/profil', 'companies/profile.page.tsx'),
  route('virksomhed/indstillinger', 'companies/settings.page.tsx'),
];
