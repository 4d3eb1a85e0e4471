import { areas, pathTo } from '@jobblik/contract/paths';
import type { Interview } from '../interviews.queries.ts';

/** Path of an interview's room for one side. */
export function roomPath(
  { uuid, meetingLink }: Pick<Interview, 'uuid' | 'meetingLink'>,
  by: 'seeker' | 'employer' | 'outsider',
): string {
  if (meetingLink !== null)
    return by === 'employer'
      ? pathTo('companyRoom', { meeting_link: meetingLink })
      : pathTo('guestRoom', { room_id: meetingLink });
  return by === 'employer'
    ? pathTo('employerInterviewRoom', { stream_id: uuid })
    : pathTo('seekerInterviewRoom', { stream_id: uuid, room_id: uuid });
}

/** Path of an interview in the calendar of one side; a person outside has only the room. */
export function calendarPath(by: 'seeker' | 'employer', interview?: Pick<Interview, 'uuid'>): string {
  const path = pathTo('calendar', { area: areas[by] });
  return interview ? `${path}?interview=${interview.uuid}` : path;
}
