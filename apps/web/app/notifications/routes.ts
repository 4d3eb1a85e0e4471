import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = 'notifications/notifications.page.tsx';
const settings = 'notifications/notice-settings.page.tsx';

export const notificationsRoutes: RouteConfigEntry[] = [
  route('kandidat/notifikation', page, { id: 'seeker-notifications' }),
  route('virksomhed/notifikation', page, { id: 'employer-notifications' }),
  route('kandidat/notifikation/indstillinger', settings, { id: 'seeker-notice-settings' }),
  route('virksomhed/notifikation/indstillinger', settings, { id: 'employer-notice-settings' }),
  route('notifikation/stop/:token', 'notifications/stop-notice-mails.page.tsx'),
  route('invitation/:token', 'notifications/invitation-mails.page.tsx'),
];
