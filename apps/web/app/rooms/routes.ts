import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const roomPage = 'rooms/room.page.tsx';

/** The rooms: device check, call and end are one screen. Those of interviews stand beside the calendar. */
export const roomsRoutes: RouteConfigEntry[] = [
  route('virksomhed/cstream/:meeting_link', roomPage, { id: 'company-room' }),
  route('stream/:room_id', roomPage, { id: 'guest-room' }),
  route('Videostreaming', 'rooms/free-room.page.tsx', { id: 'free-room' }),
];
