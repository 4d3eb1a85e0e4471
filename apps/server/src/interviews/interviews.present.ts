import type { InterviewFactsOnWire } from '@jobblik/contract/interviews/interview-facts.schema';
import {
  calendarStatus,
  calendarStatusAt,
  readyOf,
  rightsIn,
  videoStatusAt,
} from '@jobblik/contract/interviews/interviews.rules';
import type {
  CalendarInterview,
  DashboardInterview,
  DeclinedInterview,
  FreeSlot,
  InterviewTime,
  OfferedInterview,
} from '@jobblik/contract/interviews/interviews.schema';
import { mayEnter, phaseAt } from '@jobblik/contract/interviews/phase.rules';
import { writeDate } from '@jobblik/contract/interviews/schedule.rules';
import { dayIndexOf, isoWeekOf } from '@jobblik/contract/interviews/week.rules';
import type { EmployerInterview } from '@jobblik/contract/jobs/jobs.schema';
import { clockTimeOf, endClockOf, localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { SlotRow } from './interviews.tables.ts';
import type { ListedInterview, SeenInterview } from './list/listed-interviews.queries.ts';
import { roomPath } from './room/room-path.ts';

/** One side of an interview for the viewer. */
export interface Party {
  id: number | null;
  name: string;
  avatar: string | null;
}

export interface Sides {
  by: 'seeker' | 'employer';
  seeker: Party;
  employer: Party;
}

/** Spec 1§3 Interview time; an end at midnight is 24:00 of the day before. Empty texts without a time. */
export function presentTime(startsAt: Date | null, endsAt: Date | null): InterviewTime {
  if (!startsAt || !endsAt) return { schedule_date: '', schedule_start: '', schedule_end: '' };
  const end = endClockOf(startsAt, endsAt);
  return {
    schedule_date: writeDate(localDateOf(startsAt)),
    schedule_start: clockTimeOf(startsAt),
    schedule_end: end === '00:00' ? '24:00' : end,
  };
}

/** What decides the phase of an interview, for every call that shows one. */
export function presentFacts({
  state,
  startsAt,
  endsAt,
  togetherSince,
  seconds,
  declinesAt,
}: SeenInterview): InterviewFactsOnWire {
  return {
    undo_until: declinesAt?.toISOString() ?? null,
    state,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    together_since: togetherSince?.toISOString() ?? null,
    interview_seconds: seconds,
  };
}

function placeInWeek(startsAt: Date, endsAt: Date) {
  const date = localDateOf(startsAt);
  return {
    day_idx: dayIndexOf(date),
    ...isoWeekOf(date),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    interview_time: presentTime(startsAt, endsAt),
  };
}

/** An entry of the calendar; null for an interview without a time. */
export function presentInterview(
  { interview, jobId, jobTitle }: ListedInterview,
  { by, seeker, employer }: Sides,
  now: Date,
): CalendarInterview[] {
  const { startsAt, endsAt } = interview;
  if (!startsAt || !endsAt) return [];
  const place = placeInWeek(startsAt, endsAt);
  const [start = 0, startMinute = 0] = place.interview_time.schedule_start.split(':').map(Number);
  const [end = 0, endMinute = 0] = place.interview_time.schedule_end.split(':').map(Number);
  const status = calendarStatusAt(interview, now);
  return [
    {
      id: interview.id,
      uuid: interview.uuid,
      kind: interview.kind,
      ...presentFacts(interview),
      status: status ?? calendarStatus.finished,
      ready: readyOf(status),
      v_status: videoStatusAt(interview, now),
      ...place,
      start_hour: start,
      start_minute: startMinute,
      end_hour: end,
      end_minute: endMinute,
      interview_title: interview.title,
      interview_desc: interview.description,
      seeker,
      employer,
      email: by === 'employer' ? interview.email : null,
      meeting_link: by === 'employer' ? interview.meetingLink : null,
      app_id: interview.applicationId,
      job_id: jobId,
      job_title: jobTitle,
      postpone_reason: interview.state === 'postponed' ? interview.reason : null,
      can: rightsIn(interview, by, now),
    },
  ];
}

/** An interview for which the candidate picks a slot. */
export function presentOffered(
  { interview, jobTitle }: ListedInterview,
  { seeker, employer }: Sides,
): OfferedInterview {
  return {
    uuid: interview.uuid,
    interview_title: interview.title,
    interview_desc: interview.description,
    seeker,
    employer,
    app_id: interview.applicationId,
    job_title: jobTitle,
    created_at: interview.createdAt.toISOString(),
  };
}

/** An interview that the seeker has declined and can still keep. */
export function presentDeclined({ interview }: ListedInterview, { employer }: Sides): DeclinedInterview[] {
  const { uuid, title, declinesAt } = interview;
  return declinesAt ? [{ uuid, interview_title: title, employer, undo_until: declinesAt.toISOString() }] : [];
}

/** A free slot. */
export function presentSlot({ id, startsAt, endsAt }: SlotRow): FreeSlot {
  return { id, ...placeInWeek(startsAt, endsAt) };
}

/** An interview on the seeker's dashboard; with the room's address while it can be entered. */
export function presentOnDashboard(interview: SeenInterview, company: string, now: Date): DashboardInterview {
  const canEnter = mayEnter(phaseAt(interview, now));
  return {
    ...presentFacts(interview),
    uuid: interview.uuid,
    title: interview.title,
    company,
    ...presentTime(interview.startsAt, interview.endsAt),
    v_status: videoStatusAt(interview, now),
    stream_id: canEnter ? interview.uuid : null,
    room_id: canEnter ? interview.uuid : null,
  };
}

/** An interview on the employer's dashboard. */
export function presentForEmployer(
  { interview, jobId }: ListedInterview,
  { seeker, movedAt, now }: { seeker: Party; movedAt: Date | undefined; now: Date },
): EmployerInterview {
  return {
    uuid: interview.uuid,
    title: interview.title,
    name: seeker.name,
    avatar: seeker.avatar,
    ...presentTime(interview.startsAt, interview.endsAt),
    ...presentFacts(interview),
    moved_at: movedAt?.toISOString() ?? null,
    app_id: interview.applicationId,
    job_id: jobId,
    v_status: videoStatusAt(interview, now),
    ready: readyOf(calendarStatusAt(interview, now)),
    room_path: roomPath(interview, 'employer'),
  };
}
