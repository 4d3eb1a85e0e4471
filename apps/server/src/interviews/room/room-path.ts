import type { Interview } from '../interviews.queries.ts';

/** Path of an interview's room for one side. */
export function roomPath(
  { uuid, meetingLink }: Pick<Interview, 'uuid' | 'meetingLink'>,
  by: 'seeker' | 'employer' | 'outsider',
): string {
  if (meetingLink !== null) return by === 'employer' ? `/virksomhed/cstream/${meetingLink}` : `/stream/${meetingLink}`;
  return by === 'employer' ? `/virksomhed/strøm/${uuid}` : `/kandidat/strøm/${uuid}/${uuid}`;
}

/** Path of an interview in the calendar of one side; a person outside has only the room. */
export function calendarPath(by: 'seeker' | 'employer', interview?: Pick<Interview, 'uuid'>): string {
  const path = by === 'employer' ? '/virksomhed/interview/liste' : '/kandidat/interview/liste';
  return interview ? `${path}?interview=${interview.uuid}` : path;
}
