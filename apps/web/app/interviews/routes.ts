import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen, screenOf } from '../platform/screen-route';

export const interviewRoomPage = 'interviews/room/interview-room.page.tsx';

export const interviewsRoutes: RouteConfigEntry[] = [
  screenOf('virksomhed', 'calendar', 'interviews/employer-calendar.page.tsx'),
  screenOf('kandidat', 'calendar', 'interviews/seeker-calendar.page.tsx'),
  screen('answerInterview', 'interviews/invitation/invitation.page.tsx'),
  screen('employerInterviewRoom', interviewRoomPage, { id: 'employer-interview-room' }),
  screen('seekerInterviewRoom', interviewRoomPage, { id: 'seeker-interview-room' }),
];
