import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const interviewsRoutes: RouteConfigEntry[] = [
  route('virksomhed/interview/liste', 'interviews/employer-calendar.page.tsx'),
  route('kandidat/interview/liste', 'interviews/seeker-calendar.page.tsx'),
];
