import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = 'notifications/notifications.page.tsx';

export const notificationsRoutes: RouteConfigEntry[] = [
  route('kandidat/notifikation', page, { id: 'seeker-notifications' }),
  route('virksomhed/notifikation', page, { id: 'employer-notifications' }),
];
