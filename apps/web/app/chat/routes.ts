import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = 'chat/chat.page.tsx';

/** The list and the conversation are one screen: side by side in wide windows, else one at a time. */
export const chatRoutes: RouteConfigEntry[] = [
  route('kandidat/beskedliste', page, { id: 'seeker-conversations' }),
  route('kandidat/besked', page, { id: 'seeker-conversation' }),
  route('virksomhed/beskedliste', page, { id: 'employer-conversations' }),
  route('virksomhed/besked', page, { id: 'employer-conversation' }),
];
