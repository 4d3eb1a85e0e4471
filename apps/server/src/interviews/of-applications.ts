import type { CvInterview } from '@jobblik/contract/cv/candidates.schema';
import { calendarStatusAt, readyOf, videoStatusOf } from '@jobblik/contract/interviews/interviews.rules';
import type { ApplicationInterview } from '../applications/index.ts';
import type { Services } from '../platform/services.ts';
import { presentTime } from './interviews.present.ts';
import { newestOfApplications, newestWith } from './interviews.queries.ts';

/** The newest interview of an employer with a seeker, for the CV. */
export async function interviewWith(
  { db, clock }: Services,
  parties: { employerId: number; seekerId: number },
): Promise<CvInterview | null> {
  const interview = await newestWith(db, parties);
  if (!interview) return null;
  return {
    interview_id: interview.uuid,
    v_status: videoStatusOf[interview.state],
    ready: readyOf(calendarStatusAt(interview, clock.now())),
  };
}

/** The newest interview of each of these applications; one that was cancelled is as if it had not been. */
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
