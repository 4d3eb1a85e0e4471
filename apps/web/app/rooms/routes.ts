import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen } from '../platform/screen-route';

export const roomPage = 'rooms/room.page.tsx';

/** The rooms: device check, call and end are one screen. Those of interviews stand beside the calendar. */
export const roomsRoutes: RouteConfigEntry[] = [
  screen('companyRoom', roomPage, { id: 'company-room' }),
  screen('guestRoom', roomPage, { id: 'guest-room' }),
  screen('freeRoom', 'rooms/free-room.page.tsx', { id: 'free-room' }),
];
