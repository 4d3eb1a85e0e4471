import * as link from '@jobblik/contract/interviews/calendar-link.api';
import * as slots from '@jobblik/contract/interviews/free-slots.api';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { interviewAnswer } from '@jobblik/contract/interviews/interviews.rules';
import * as invitation from '@jobblik/contract/interviews/invitation.api';
import { namesOfPair } from '../chat/index.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { type Answered, answerInterview } from './answer-interview.ts';
import { askApplicant, scheduleAddress, scheduleSeeker } from './ask-for-interview.ts';
import type { Booked } from './book-interview.ts';
import { createCalendarLink, readCalendarLink, revokeCalendarLink } from './calendar/calendar-link.ts';
import { cancelInterview } from './cancel-interview.ts';
import { undoDecline } from './declines/decline-interview.ts';
import { presentTime } from './interviews.present.ts';
import { answerByLink, showInvitation, undoByLink } from './invitations/answer-by-link.ts';
import { dashboardInterviews, readCandidates, readDetail, readList, readWeek } from './list/list-interviews.ts';
import { moveInterview } from './move-interview.ts';
import { finishVideoInterview, startVideoInterview } from './room/run-interview.ts';
import { listFreeSlots, offerFreeSlots, publishFreeSlots, removeFreeSlot } from './slots/free-slots.ts';
import { pickSlot, slotsFor } from './slots/pick-slot.ts';

const done = { result: 'success' } as const;

const refusals = { taken: 'error', no_mailbox: 'failed' } as const;

function scheduled(booked: Booked) {
  return 'refused' in booked
    ? { result: refusals[booked.refused], new_interview_id: '' }
    : { result: 'success' as const, new_interview_id: booked.uuid };
}

async function answered(services: Services, userId: number, { isAnswered, interview }: Answered) {
  return {
    result: isAnswered ? ('success' as const) : ('error' as const),
    interviews: await dashboardInterviews(services, userId),
    employer_id: interview.employerId,
    app_id: interview.applicationId,
    interview_time: presentTime(interview.startsAt, interview.endsAt),
    real_uuid: interview.uuid,
  };
}

export const interviewsRoutes = [
  serve(api.getInterviews, ({ who, body }, services) =>
    readWeek(services, who, { week: body.current_week, year: body.current_year }),
  ),
  serve(api.getInterviewList, ({ who, body }, services) => readList(services, who, body.past)),
  serve(api.getInterviewDetail, async ({ who, body }, services) => {
    const detail = await readDetail(services, who, body.stream_id);
    return { result: detail.interview ? 'success' : 'failed', ...detail };
  }),
  serve(api.getInterviewCandidates, ({ who, body }, services) => readCandidates(services, who, body.keyword)),
  serve(api.acceptInterview, async ({ who, body }, services) =>
    answered(services, who.userId, await answerInterview(services, who, body.uuid, { answer: 'accepted' })),
  ),
  serve(api.createInterview, async ({ who, body }, services) => {
    const answer = body.interview_type === interviewAnswer.accept ? 'accepted' : 'declined';
    const { isAnswered } = await answerInterview(services, who, body.uuid, { answer });
    return { result: isAnswered ? 'success' : 'error' };
  }),
  serve(api.undoInterviewDecline, async ({ who, body }, services) => {
    await undoDecline(services, who, body.uuid);
    return done;
  }),
  serve(api.setPostponeEmailToEmployerOnDashboard, async ({ who, body }, services) => {
    await answerInterview(services, who, body.uuid, { answer: 'postponed', reason: body.reason });
    return { ...done, interviews: await dashboardInterviews(services, who.userId) };
  }),
  serve(api.setPostponeEmailToEmployerOnChat, async ({ who, body }, services) => {
    const { uuid, reason, employer_id: employerId } = body;
    await answerInterview(services, who, uuid, { answer: 'postponed', reason, employerId });
    const { seeker, employer } = await namesOfPair(services, { seekerId: who.userId, employerId });
    return { ...done, sender_name: seeker, receiver_name: employer };
  }),
  serve(api.setInterviewRequestEmailToSeeker, async ({ who, body }, services) => {
    const { app_id: applicationId, seeker: seekerId, title, description, schedule } = body;
    const { startsAt, endsAt } = schedule;
    const request = { applicationId, seekerId, title, description, startsAt, endsAt };
    return scheduled(await askApplicant(services, who, request));
  }),
  serve(api.createNewSchedule, async ({ who, body: { schedule } }, services) => {
    const { user, ...request } = schedule;
    if ('userId' in user) return scheduled(await scheduleSeeker(services, who, { ...request, seekerId: user.userId }));
    return scheduled(await scheduleAddress(services, who, { ...request, email: user.email, kind: 'guest' }));
  }),
  serve(api.createNewScheduleWithUserid, async ({ who, body: { schedule } }, services) =>
    scheduled(await scheduleSeeker(services, who, { ...schedule, seekerId: schedule.user_id })),
  ),
  serve(api.createNewScheduleForCompany, async ({ who, body: { schedule } }, services) =>
    scheduled(await scheduleAddress(services, who, { ...schedule, email: schedule.company_email, kind: 'company' })),
  ),
  serve(api.moveSchedule, async ({ who, body }, services) => ({
    result: (await moveInterview(services, who, body.interview_id, body.schedule)) ? 'success' : 'error',
  })),
  serve(api.deleteSchedule, async ({ who, body }, services) => {
    await cancelInterview(services, who, body.interview_id);
    return done;
  }),
  serve(api.startVideoInterview, async ({ who, body }, services) => {
    await startVideoInterview(services, who, { uuid: body.stream_id, roomId: body.room_id });
    return done;
  }),
  serve(api.finishVideoInterview, async ({ who, body }, services) => {
    await finishVideoInterview(services, who, { uuid: body.stream_id });
    return done;
  }),
  serve(invitation.getInterviewInvitation, ({ params }, services) => showInvitation(services, params.token)),
  serve(invitation.answerInterviewInvitation, async ({ params, body }, services) => {
    const { isAnswered, ...shown } = await answerByLink(services, params.token, body);
    return { result: isAnswered ? 'success' : 'error', ...shown };
  }),
  serve(invitation.undoInvitationDecline, async ({ params }, services) => ({
    ...done,
    invitation: await undoByLink(services, params.token),
  })),
  serve(slots.getOwnFreeSlots, async ({ who }, { db, clock }) => ({
    slots: await listFreeSlots(db, who.userId, clock.now()),
  })),
  serve(slots.publishFreeSlots, async ({ who, body }, services) => {
    const { isStored, slots: free } = await publishFreeSlots(services, who, body.slots);
    return { result: isStored ? 'success' : 'error', slots: free };
  }),
  serve(slots.removeFreeSlot, async ({ who, body }, services) => ({
    ...done,
    slots: await removeFreeSlot(services, who, body.slot_id),
  })),
  serve(slots.offerFreeSlots, async ({ who, body }, services) => {
    const { app_id: applicationId, title, description } = body;
    return scheduled(await offerFreeSlots(services, who, { applicationId, title, description }));
  }),
  serve(slots.getFreeSlots, async ({ who, body }, services) => ({ slots: await slotsFor(services, who, body.uuid) })),
  serve(slots.pickFreeSlot, async ({ who, body }, services) =>
    answered(services, who.userId, await pickSlot(services, who, body.uuid, body.slot_id)),
  ),
  serve(link.getCalendarLink, ({ who }, services) => readCalendarLink(services, who)),
  serve(link.createCalendarLink, async ({ who }, services) => ({
    ...done,
    ...(await createCalendarLink(services, who)),
  })),
  serve(link.revokeCalendarLink, async ({ who }, services) => {
    await revokeCalendarLink(services, who);
    return done;
  }),
];
