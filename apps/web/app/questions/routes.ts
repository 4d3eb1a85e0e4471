import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const questionsRoutes: RouteConfigEntry[] = [
  route('kandidat/job/ansøgningsdetalje/:application_id', 'questions/application-answers.page.tsx'),
  route('kandidat/job/fælles-svar-detalje/:ask_id', 'questions/common-answers.page.tsx'),
];
