import { jsonText } from '@jobblik/contract/kernel/call';
import { email, id, requiredText } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { videoStates } from '../applications/applications.rules.ts';
import { endTime } from './day-grid.rules.ts';
import { interviewFacts } from './interview-facts.schema.ts';
import { calendarStatuses, interviewKinds, interviewLimits } from './interviews.rules.ts';
import { periodOf, readDate } from './schedule.rules.ts';

const time = z.string('not_a_time').max(5, 'not_a_time');

/** Date and times of an interview, in Danish local time. */
const times = {
  /** `DD.MM.YYYY` or `YYYY-MM-DD`. */
  startDate: z.string('not_a_date').max(10, 'not_a_date'),
  /** `HH:mm`; an end of 00:00 is the end of the day. */
  start_time: time,
  end_time: time,
};
type Times = { startDate: string; start_time: string; end_time: string };

/** Accepts both namings of the spec: those of a Schedule (2§3) and those of an Interview time (1§3). */
function scheduleNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { schedule_date, schedule_start, schedule_end, ...rest } = value as Record<string, unknown>;
  const { startDate = schedule_date, start_time = schedule_start, end_time = schedule_end } = rest;
  return { ...rest, startDate, start_time, end_time };
}

/** Adds the instants; refuses a time that does not exist in Danish local time. The booking checks whether it is past. */
function withPeriod<T extends Times>(value: T, context: z.RefinementCtx) {
  const wrong = (field: string, message: string) => {
    context.addIssue({ code: 'custom', message, path: [field] });
    return z.NEVER;
  };
  const date = readDate(value.startDate);
  if (!date) return wrong('startDate', 'not_a_date');
  const period = periodOf({ date, start: value.start_time, end: endTime(value.end_time) });
  return 'code' in period ? wrong(period.field, period.code) : { ...value, ...period };
}

function schedule<S extends z.ZodType>(schema: S) {
  return jsonText(z.preprocess(scheduleNames, schema));
}

/** The other participant: an e-mail address, a user id, or an object that contains one of them. */
const person = z.union(
  [
    email.transform((address) => ({ email: address })),
    id.transform((userId) => ({ userId })),
    z.object({ user_id: id }).transform(({ user_id }) => ({ userId: user_id })),
    z.object({ id }).transform(({ id: userId }) => ({ userId })),
    z.object({ email }),
  ],
  'invalid',
);

const about = {
  title: requiredText(interviewLimits.title),
  description: requiredText(interviewLimits.description),
};

/** A job seeker by id, or by an object that contains it. */
export const seekerId = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null) return value;
  const { user_id, id: plain } = value as Record<string, unknown>;
  return user_id ?? plain;
}, id);

/** An interview by its uuid, or by its number in the calendar. */
export const interviewId = z.union([z.uuid().transform((value) => value.toLowerCase()), id], 'invalid');

export const scheduleTimes = schedule(z.object(times).transform(withPeriod));
export const movedSchedule = schedule(
  z
    .object({ ...times, title: about.title.optional(), description: about.description.optional() })
    .transform(withPeriod),
);
export const newSchedule = schedule(z.object({ ...times, ...about, user: person }).transform(withPeriod));
export const scheduleWithUserId = schedule(z.object({ ...times, ...about, user_id: id }).transform(withPeriod));
export const scheduleForCompany = schedule(
  z.object({ ...times, ...about, company_email: email }).transform(withPeriod),
);

/** Spec 1§3 Interview time. */
export const interviewTime = z.object({
  /** `DD.MM.YYYY` */
  schedule_date: z.string(),
  /** `HH:mm` */
  schedule_start: z.string(),
  schedule_end: z.string(),
});
export type InterviewTime = z.output<typeof interviewTime>;

/** One side of an interview. `id` is null for a person outside Jobblik and for a removed account. */
const party = z.object({ id: z.number().nullable(), name: z.string(), avatar: z.string().nullable() });

/** An entry of the calendar as one side sees it (spec 2§3 Interview). */
export const calendarInterview = z.object({
  id: z.number(),
  /** Also the `stream_id` of its room. */
  uuid: z.string(),
  kind: z.enum(interviewKinds),
  ...interviewFacts.shape,
  /** 0 waits for the seeker, 1 accepted, 2 ready, 3 under way, 4 over. A postponed one is 0. */
  status: z.literal(calendarStatuses),
  /** 0 waiting, 1 can start, 3 ended. */
  ready: z.number(),
  v_status: z.literal(videoStates),
  /** 0 is Monday; of the ISO week `week` of `year`. */
  day_idx: z.number(),
  year: z.number(),
  week: z.number(),
  start_hour: z.number(),
  start_minute: z.number(),
  /** 24 at the end of the day. */
  end_hour: z.number(),
  end_minute: z.number(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  interview_time: interviewTime,
  interview_title: z.string(),
  interview_desc: z.string(),
  seeker: party,
  employer: party,
  /** Of a `guest` or `company` interview; for the employer only. */
  email: z.string().nullable(),
  /** Of a `guest` or `company` interview: the id of its room, `/virksomhed/cstream/{meeting_link}`. */
  meeting_link: z.string().nullable(),
  app_id: z.number().nullable(),
  job_id: z.number().nullable(),
  job_title: z.string().nullable(),
  /** Why the seeker has postponed it. */
  postpone_reason: z.string().nullable(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    postpone: z.boolean(),
    pick: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
    enter: z.boolean(),
  }),
});
export type CalendarInterview = z.output<typeof calendarInterview>;

/** An interview without a time: the candidate picks one of the employer's free slots. */
export const offeredInterview = z.object({
  uuid: z.string(),
  interview_title: z.string(),
  interview_desc: z.string(),
  seeker: party,
  employer: party,
  app_id: z.number().nullable(),
  job_title: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type OfferedInterview = z.output<typeof offeredInterview>;

/** An interview that the job seeker has declined and can still keep. */
export const declinedInterview = z.object({
  uuid: z.string(),
  interview_title: z.string(),
  employer: party,
  undo_until: z.iso.datetime(),
});
export type DeclinedInterview = z.output<typeof declinedInterview>;

/** A free slot of an employer. */
export const freeSlot = z.object({
  id: z.number(),
  day_idx: z.number(),
  year: z.number(),
  week: z.number(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  interview_time: interviewTime,
});
export type FreeSlot = z.output<typeof freeSlot>;

/** A person whom the employer can ask for an interview. */
export const interviewCandidate = z.object({
  user_id: z.number(),
  name: z.string(),
  avatar: z.string().nullable(),
  /** The application that it would be about; null for a person who has not applied. */
  app_id: z.number().nullable(),
  job_title: z.string().nullable(),
});
export type InterviewCandidate = z.output<typeof interviewCandidate>;

/** A coming interview on the seeker's dashboard. */
export const dashboardInterview = z.object({
  ...interviewFacts.shape,
  uuid: z.string(),
  title: z.string(),
  company: z.string(),
  /** `DD.MM.YYYY` (spec 1§3 Interview time). */
  schedule_date: z.string(),
  schedule_start: z.string(),
  schedule_end: z.string(),
  v_status: z.number(),
  stream_id: z.string().nullable(),
  room_id: z.string().nullable(),
});
export type DashboardInterview = z.output<typeof dashboardInterview>;
