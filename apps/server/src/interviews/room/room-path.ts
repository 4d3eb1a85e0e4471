import type { Interview } from '../interviews.queries.ts';

/** Where one side enters the room of an interview. */
export function roomPath(
  { uuid, meetingLink }: Pick<Interview, 'uuid' | 'meetingLink'>,
  by: 'seeker' | 'employer' | 'outsider',
): string {
  if (meetingLink !== null) return by === 'employer' ? `/virksomhed/cstream/${meetingLink}` : `/stream/${meetingLink}`;
  return by === 'employer' ? `/virksomhed/strøm/${uuid}` : `/kandidat/strøm/${uuid}/${uuid}`;
}

/** Where one side sees its calendar; somebody outside has only the room. */
export function calendarPath(by: 'seeker' | 'employer'): string {
  return by === 'employer' ? '/virksomhed/interview/liste' : '/kandidat/interview/liste';
}
