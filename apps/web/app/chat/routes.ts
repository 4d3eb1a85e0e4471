import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screenOf } from '../platform/screen-route';

const page = 'chat/chat.page.tsx';

/** The list and the conversation are one screen: side by side in wide windows, else one at a time. */
export const chatRoutes: RouteConfigEntry[] = [
  screenOf('kandidat', 'conversations', page, { id: 'seeker-conversations' }),
  screenOf('kandidat', 'conversation', page, { id: 'seeker-conversation' }),
  screenOf('virksomhed', 'conversations', page, { id: 'employer-conversations' }),
  screenOf('virksomhed', 'conversation', page, { id: 'employer-conversation' }),
];
