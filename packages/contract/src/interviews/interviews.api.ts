import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { chatMessage, messageUuid } from '../chat/chat.schema.ts';
import { interviewAnswer, interviewLimits, withoutQuotes } from './interviews.rules.ts';
import {
  calendarInterview,
  dashboardInterview,
  declinedInterview,
  interviewCandidate,
  interviewId,
  interviewTime,
  movedSchedule,
  newSchedule,
  offeredInterview,
  scheduleForCompany,
  scheduleTimes,
  scheduleWithUserId,
  seekerId,
} from './interviews.schema.ts';
import { firstYear } from './week.rules.ts';

const whole = (min: number, max: number) =>
  z.coerce.number('not_a_number').int('not_an_integer').min(min, 'too_small').max(max, 'too_big');

const reason = requiredText(interviewLimits.reason)
  .transform(withoutQuotes)
  .refine((cleaned) => cleaned !== '', 'required');

const bookingProblems = [
  'not_found',
  'may_not_write',
  'request_answered',
  'interview_cancelled',
  'interview_over',
  'interview_exists',
  'too_many_interviews',
] as const;

/** High, since refusing a taken time is cheap and many people may want the same one. */
const bookingLimit = { max: 1200, seconds: 60 };

/**
 * `error`: the time is taken ('Dette tidspunkt er allerede booket til en anden jobsøger'). `failed`: the confirmation mail was
 * refused ('Interviews kan ikke oprettes med falske e-mails …'), and nothing is created.
 */
const scheduled = result.extend({
  /** Uuid of the interview; empty unless `success`. */
  new_interview_id: z.string(),
});

export const getInterviews = defineCall({
  method: 'POST',
  path: '/api/get_interviews',
  access: 'user',
  summary: "The caller's interviews of one ISO week, earliest first. Declined and cancelled ones are left out.",
  spec: '1§7',
  body: z.object({ current_week: whole(1, 53), current_year: whole(firstYear, 9999) }),
  response: z.array(calendarInterview),
  demo: 'reads',
});

export const getInterviewList = defineCall({
  method: 'POST',
  path: '/api/get_interview_list',
  access: 'user',
  summary:
    "The caller's interviews that are to come or wait for a time, or those that are over: the list beside the calendar.",
  body: z.object({ past: z.boolean('wrong_type').default(false) }),
  response: z.object({
    interviews: z.array(calendarInterview),
    /** Interviews without a time: the candidate picks a free slot. */
    offers: z.array(offeredInterview),
    /** For job seekers: interviews that they have declined and can still keep. Empty among those that are over. */
    declined: z.array(declinedInterview),
  }),
  demo: 'reads',
});

export const getInterviewDetail = defineCall({
  method: 'POST',
  path: '/api/get_interview_detail',
  access: 'user',
  summary: 'An interview with the conversation of its two people, for its room. Not found for anybody else.',
  spec: '1§7',
  body: z.object({ stream_id: z.uuid('invalid') }),
  response: result.extend({
    /** Null (and `failed`) while it has no time. */
    interview: calendarInterview.nullable(),
    /** The newest messages of the two, oldest first; empty for a person outside Jobblik. */
    result_message_json: z.array(chatMessage),
    /** The job seeker. */
    name: z.string(),
    /** The employer. */
    company: z.string(),
  }),
  problems: ['not_found', 'may_not_write'],
});

/** Response after an answer, for the calendar and the dashboard. `error`: the seeker has another interview at that time. */
const answered = result.extend({
  /** Coming interviews as the seeker's dashboard lists them. */
  interviews: z.array(dashboardInterview),
  employer_id: z.number(),
  app_id: z.number().nullable(),
  interview_time: interviewTime,
  real_uuid: z.string(),
});

export const acceptInterview = defineCall({
  method: 'POST',
  path: '/api/acceptInterview',
  access: 'seeker',
  summary: 'Accepts an interview request by its uuid, or by that of its message.',
  spec: '1§7',
  body: z.object({ uuid: messageUuid }),
  response: answered,
  limit: bookingLimit,
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over', 'interview_changed'],
});

export const createInterview = defineCall({
  method: 'POST',
  path: '/api/createInterview',
  access: 'seeker',
  summary:
    'Accepts (3) or declines (4) an interview request by its uuid, or by that of its message. A decline can be undone for ten seconds; the employer is notified then.',
  spec: '1§7',
  body: z.object({
    uuid: messageUuid,
    interview_type: z.coerce.number('not_a_number').pipe(z.literal([interviewAnswer.accept, interviewAnswer.decline])),
  }),
  response: result,
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over', 'interview_changed'],
});

export const undoInterviewDecline = defineCall({
  method: 'POST',
  path: '/api/undo_interview_decline',
  access: 'seeker',
  summary: 'Takes back a decline within ten seconds, by the uuid of the interview or of its message.',
  body: z.object({ uuid: messageUuid }),
  response: result,
  problems: ['not_found', 'interview_cancelled', 'interview_over', 'undo_too_late'],
});

export const setPostponeEmailToEmployerOnDashboard = defineCall({
  method: 'POST',
  path: '/api/set_postpone_email_to_employer_on_dashboard',
  access: 'seeker',
  summary: 'Postpones an interview, with the reason.',
  spec: '1§7',
  body: z.object({ reason, uuid: messageUuid }),
  response: result.extend({ interviews: z.array(dashboardInterview) }),
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over', 'interview_changed'],
});

export const setPostponeEmailToEmployerOnChat = defineCall({
  method: 'POST',
  path: '/api/set_postpone_email_to_employer_on_chat',
  access: 'seeker',
  summary: 'Postpones an interview by its uuid or that of its message, with the reason.',
  spec: '1§7',
  body: z.object({ employer_id: id, reason, uuid: messageUuid }),
  response: result.extend({ receiver_name: z.string(), sender_name: z.string() }),
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over', 'interview_changed'],
});

export const setInterviewRequestEmailToSeeker = defineCall({
  method: 'POST',
  path: '/api/set_interview_request_email_to_seeker',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Asks somebody who has applied for an interview: by mail with ICS, in the chat and in the calendar.',
  spec: '2§7',
  body: z.object({
    app_id: id,
    seeker: seekerId,
    title: requiredText(interviewLimits.title),
    description: requiredText(interviewLimits.description),
    schedule: scheduleTimes,
  }),
  response: scheduled,
  demo: { result: 'success', new_interview_id: '' },
  limit: bookingLimit,
  problems: [...bookingProblems, 'job_ended'],
});

const newScheduleCall = {
  method: 'POST',
  access: 'employer',
  confirmedEmployers: true,
  spec: '2§7',
  response: scheduled,
  demo: { result: 'success', new_interview_id: '' },
  limit: bookingLimit,
} as const;

export const createNewSchedule = defineCall({
  ...newScheduleCall,
  path: '/api/create_new_schedule',
  summary:
    'Asks for an interview by e-mail or user id. An address that belongs to nobody whom the employer may ask gets a link to the room.',
  body: z.object({ schedule: newSchedule }),
  problems: [...bookingProblems, 'membership_required', 'too_many_contacts', 'outreach_paused'],
});

export const createNewScheduleWithUserid = defineCall({
  ...newScheduleCall,
  path: '/api/create_new_schedule_with_userid',
  summary: 'Asks a job seeker whom the employer may write to for an interview.',
  body: z.object({ schedule: scheduleWithUserId }),
  problems: [...bookingProblems, 'membership_required', 'too_many_contacts', 'outreach_paused'],
});

export const createNewScheduleForCompany = defineCall({
  ...newScheduleCall,
  path: '/api/create_new_schedule_for_company',
  summary: 'Puts a meeting with another company into the calendar and mails it the link of the room.',
  body: z.object({ schedule: scheduleForCompany }),
  problems: [
    ...bookingProblems,
    'membership_required',
    'too_many_to_address',
    'too_many_to_strangers',
    'mails_to_address_stopped',
    'too_many_contacts',
    'outreach_paused',
  ],
});

export const moveSchedule = defineCall({
  method: 'POST',
  path: '/api/move_schedule',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Moves an interview; a job seeker is asked again. `error` when the new time is taken.',
  body: z.object({ interview_id: interviewId, schedule: movedSchedule }),
  response: result,
  demo: { result: 'success' },
  limit: bookingLimit,
  problems: [
    'not_found',
    'request_answered',
    'interview_cancelled',
    'interview_over',
    'too_many_to_address',
    'too_many_to_strangers',
    'mails_to_address_stopped',
    'outreach_paused',
  ],
});

export const deleteSchedule = defineCall({
  method: 'POST',
  path: '/api/delete_schedule',
  access: 'employer',
  summary: 'Cancels an interview; the other side gets a mail with an ICS that takes it out of their calendar.',
  spec: '2§7',
  body: z.object({ interview_id: interviewId }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'request_answered', 'interview_cancelled', 'interview_over'],
});

export const startVideoInterview = defineCall({
  method: 'POST',
  path: '/api/start_video_interview',
  access: 'employer',
  summary: 'The employer has opened the room of an interview, whose `room_id` is its `stream_id`.',
  spec: '2§7',
  body: z.object({ stream_id: z.uuid('invalid'), room_id: text(200) }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'interview_cancelled', 'interview_over', 'interview_not_ready'],
});

export const finishVideoInterview = defineCall({
  method: 'POST',
  path: '/api/finish_video_interview',
  access: 'user',
  summary: 'Ends an interview. How long it lasted is known from its room; the seconds of the report are not used.',
  spec: '1§7',
  body: z.object({ stream_id: z.uuid('invalid'), interview_seconds: whole(0, 86_400) }),
  response: result,
  demo: { result: 'success' },
  problems: ['not_found', 'interview_cancelled', 'interview_over', 'interview_not_ready'],
});

export const getInterviewCandidates = defineCall({
  method: 'POST',
  path: '/api/get_interview_candidates',
  access: 'employer',
  summary: 'People whom the employer can ask for an interview: those with an open application, newest first.',
  body: z.object({ keyword: text(200).default('') }),
  response: z.array(interviewCandidate),
  demo: 'reads',
});
