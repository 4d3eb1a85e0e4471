import type { CvInterview } from '@jobblik/contract/cv/cv-search.schema';
import { calendarStatusAt, readyOf, videoStatusOf } from '@jobblik/contract/interviews/interviews.rules';
import type { ApplicationInterview } from '../applications/index.ts';
import type { Services } from '../platform/services.ts';
import { presentTime } from './interviews.present.ts';
import { newestOfApplications, newestWith } from './interviews.queries.ts';

/** The newest interview of an employer with each of these seekers that was not cancelled, for CVs. */
export async function interviewsWith(
  { db, clock }: Services,
  parties: { employerId: number; seekerIds: readonly number[] },
): Promise<Map<number, CvInterview>> {
  const now = clock.now();
  const found = await newestWith(db, parties);
  return new Map(
    found.flatMap(({ seekerId, uuid, state, ...interview }): [number, CvInterview][] => {
      if (seekerId === null) return [];
      const ready = readyOf(calendarStatusAt({ ...interview, state }, now));
      return [[seekerId, { interview_id: uuid, v_status: videoStatusOf[state], ready }]];
    }),
  );
}

/** The newest interview of each of these applications; cancelled ones are ignored. */
export async function interviewsOfApplications(
  { db, clock }: Services,
  applicationIds: readonly number[],
): Promise<Map<number, ApplicationInterview>> {
  const now = clock.now();
  const found = await newestOfApplications(db, applicationIds);
  return new Map(
    [...found].flatMap(([applicationId, interview]): [number, ApplicationInterview][] => {
      if (interview.state === 'cancelled') return [];
      const { uuid, seekerId, startsAt, endsAt } = interview;
      const { schedule_date: date, schedule_start: start, schedule_end: end } = presentTime(startsAt, endsAt);
      const time = date && `${start} - ${end}`;
      return [[applicationId, { uuid, seekerId, date, time, ready: readyOf(calendarStatusAt(interview, now)) }]];
    }),
  );
}
