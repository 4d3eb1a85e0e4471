import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const roomPage = 'rooms/room.page.tsx';

/** The rooms: device check, call and end are one screen. */
export const roomsRoutes: RouteConfigEntry[] = [
  route('virksomhed/strøm/:stream_id', roomPage, { id: 'employer-interview-room' }),
  route('kandidat/strøm/:stream_id/:room_id', roomPage, { id: 'seeker-interview-room' }),
  route('virksomhed/cstream/:meeting_link', roomPage, { id: 'company-room' }),
  route('stream/:room_id', roomPage, { id: 'guest-room' }),
  route('Videostreaming', 'rooms/free-room.page.tsx', { id: 'free-room' }),
];
