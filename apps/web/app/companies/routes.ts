import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const companiesRoutes: RouteConfigEntry[] = [
  route('virksomheder', 'companies/directory/directory.page.tsx'),
  route('company/:company_id', 'companies/page/company.page.tsx'),
  route('virksomhed/profil', 'companies/profile/profile.page.tsx'),
  route('virksomhed/indstillinger', 'companies/settings/settings.page.tsx'),
];
