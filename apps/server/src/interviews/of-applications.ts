import type { CvInterview } from '@jobblik/contract/candidates/cv-search.schema';
import type { InterviewFactsOnWire } from '@jobblik/contract/interviews/interview-facts.schema';
import {
  calendarStatusAt,
  readyOf,
  type Side,
  seenBy,
  videoStatusAt,
} from '@jobblik/contract/interviews/interviews.rules';
import type { ApplicationInterview } from '../applications/index.ts';
import type { Services } from '../platform/services.ts';
import { presentFacts, presentTime } from './interviews.present.ts';
import { findByUuids, newestOfApplications, newestWith } from './interviews.queries.ts';

/** The newest interview of an employer with each of these seekers that was not cancelled, for CVs. */
export async function interviewsWith(
  { db, clock }: Services,
  parties: { employerId: number; seekerIds: readonly number[] },
): Promise<Map<number, CvInterview>> {
  const now = clock.now();
  const found = await newestWith(db, parties);
  return new Map(
    found.flatMap((row): [number, CvInterview][] => {
      const interview = seenBy('employer', row);
      const { seekerId, uuid } = interview;
      if (seekerId === null) return [];
      const shown = {
        interview_id: uuid,
        v_status: videoStatusAt(interview, now),
        ready: readyOf(calendarStatusAt(interview, now)),
        ...presentFacts(interview),
      };
      return [[seekerId, shown]];
    }),
  );
}

/** The newest interview of each of these applications as one side sees it; cancelled ones are ignored. */
export async function interviewsOfApplications(
  { db, clock }: Services,
  side: Side,
  applicationIds: readonly number[],
): Promise<Map<number, ApplicationInterview>> {
  const now = clock.now();
  const found = await newestOfApplications(db, applicationIds);
  return new Map(
    [...found].flatMap(([applicationId, row]): [number, ApplicationInterview][] => {
      const interview = seenBy(side, row);
      if (interview.state === 'cancelled') return [];
      const { uuid, seekerId, startsAt, endsAt } = interview;
      const { schedule_date: date, schedule_start: start, schedule_end: end } = presentTime(startsAt, endsAt);
      const time = date && `${start} - ${end}`;
      const shown = {
        uuid,
        seekerId,
        date,
        time,
        ready: readyOf(calendarStatusAt(interview, now)),
        vStatus: videoStatusAt(interview, now),
        facts: presentFacts(interview),
      };
      return [[applicationId, shown]];
    }),
  );
}

/** What decides the phase of the interviews with these uuids for one side, for their requests in conversations. */
export async function factsOfInterviews(
  { db }: Services,
  side: Side,
  uuids: readonly string[],
): Promise<Map<string, InterviewFactsOnWire>> {
  const found = await findByUuids(db, uuids);
  return new Map(found.map((interview) => [interview.uuid, presentFacts(seenBy(side, interview))]));
}
