import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const applicationsRoutes: RouteConfigEntry[] = [
  route('apply/:job_id', 'applications/apply/apply.page.tsx'),
  route('kandidat/job/applikationer', 'applications/own/own-applications.page.tsx'),
  route('kandidat/job/generelle_spørgsmål', 'applications/own/own-applications.page.tsx', { id: 'general-questions' }),
  route('virksomhed/job/detalje/:job_id/:page_from', 'applications/inbox/inbox.page.tsx'),
  route('virksomhed/job/anvendelse/:job_id', 'applications/inbox/inbox.page.tsx', { id: 'applicants-of-job' }),
];
