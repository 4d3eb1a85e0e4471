import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const page = 'rooms/room.page.tsx';

/** The rooms: device check, call and its end are one screen. */
export const roomsRoutes: RouteConfigEntry[] = [
  route('virksomhed/strøm/:stream_id', page, { id: 'employer-interview-room' }),
  route('kandidat/strøm/:stream_id/:room_id', page, { id: 'seeker-interview-room' }),
  route('virksomhed/cstream/:meeting_link', page, { id: 'company-room' }),
  route('stream/:room_id', page, { id: 'guest-room' }),
  route('Videostreaming', 'rooms/free-room.page.tsx', { id: 'free-room' }),
];
