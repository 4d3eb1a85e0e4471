import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const applicationsRoutes: RouteConfigEntry[] = [
  screen('apply', 'applications/apply/apply.page.tsx'),
  screen('ownApplications', 'applications/own/own-applications.page.tsx'),
  screen('generalQuestions', 'applications/own/own-applications.page.tsx', { id: 'general-questions' }),
  screen('applicants', 'applications/inbox/inbox.page.tsx'),
  screen('applicantsOfJob', 'applications/inbox/inbox.page.tsx', { id: 'applicants-of-job' }),
];
