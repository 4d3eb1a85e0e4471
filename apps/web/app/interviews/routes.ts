import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const interviewRoomPage = 'interviews/room/interview-room.page.tsx';

export const interviewsRoutes: RouteConfigEntry[] = [
  route('virksomhed/interview/liste', 'interviews/employer-calendar.page.tsx'),
  route('kandidat/interview/liste', 'interviews/seeker-calendar.page.tsx'),
  route('interview/svar/:token', 'interviews/invitation/invitation.page.tsx'),
  route('virksomhed/strøm/:stream_id', interviewRoomPage, { id: 'employer-interview-room' }),
  route('kandidat/strøm/:stream_id/:room_id', interviewRoomPage, { id: 'seeker-interview-room' }),
];
