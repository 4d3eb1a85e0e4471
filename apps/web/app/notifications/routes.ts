import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen, screenOf } from '../platform/screen-route';

const page = 'notifications/notifications.page.tsx';
const settings = 'notifications/notice-settings.page.tsx';

export const notificationsRoutes: RouteConfigEntry[] = [
  screenOf('kandidat', 'notifications', page, { id: 'seeker-notifications' }),
  screenOf('virksomhed', 'notifications', page, { id: 'employer-notifications' }),
  screenOf('kandidat', 'noticeSettings', settings, { id: 'seeker-notice-settings' }),
  screenOf('virksomhed', 'noticeSettings', settings, { id: 'employer-notice-settings' }),
  screen('stopNoticeMails', 'notifications/stop-notice-mails.page.tsx'),
  screen('invitationMails', 'notifications/invitation-mails.page.tsx'),
];
