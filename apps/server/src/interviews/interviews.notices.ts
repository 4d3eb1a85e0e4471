import {
  interviewAnswered,
  interviewCancelled,
  interviewMoved,
  interviewReminder,
  interviewRequested,
  interviewSoon,
} from '@jobblik/contract/interviews/interviews.events';
import { type Side, seenBy } from '@jobblik/contract/interviews/interviews.rules';
import type { NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { answerStates, noticeType } from '@jobblik/contract/notices/notice-type';
import { inArray } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { type Notice, noticesOn } from '../notices/index.ts';
import type { Services } from '../platform/services.ts';
import { type InterviewMail, interviewMail } from './interviews.mails.ts';
import { findInterview, type Interview, jobTitleOf } from './interviews.queries.ts';
import { invitationToken } from './invitations/answer-by-link.ts';
import { namesOfParties } from './parties.ts';
import { calendarPath, roomPath } from './room/room-path.ts';

interface Version {
  interview_id: number;
  sequence: number;
}

/** An interview with the names for its notices. */
interface NoticeContext {
  interview: Interview;
  names: { seeker: string; company: string };
  /** Title of the ad that it is about; null for none. */
  job: string | null;
  emailOf: (userId: number) => string | null;
  /** See `invitationToken`. */
  answerToken: string | undefined;
}

/** The interview of an event; undefined if it has changed since, as a later event reports that. */
async function readContext(
  services: Services,
  { interview_id, sequence }: Version,
): Promise<NoticeContext | undefined> {
  const interview = await findInterview(services.db, interview_id);
  if (!interview || interview.sequence !== sequence) return undefined;
  const ids = [interview.employerId, interview.seekerId].filter((id) => id !== null);
  const people = await services.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  return {
    interview,
    names: await namesOfParties(services, interview),
    job: await jobTitleOf(services.db, interview),
    answerToken: await invitationToken(services.env, interview),
    emailOf: (userId) => people.find(({ id }) => id === userId)?.email ?? null,
  };
}

type BellContent = Omit<
  NonNullable<Notice['notification']>,
  'name' | 'nameOfId' | 'actorId' | 'link' | 'job' | 'startsAt' | 'endsAt'
>;

/** The notice to one side. The key contains the version: each change is reported once. */
function notice(
  services: Services,
  { interview, names, job, emailOf, answerToken }: NoticeContext,
  to: 'seeker' | 'employer',
  what: { event: string; kind?: NoticeKind; bell?: BellContent; link?: string; mail?: InterviewMail },
): Notice[] {
  const { id, sequence, employerId, seekerId, startsAt, endsAt } = interview;
  const userId = to === 'seeker' ? seekerId : employerId;
  const otherId = to === 'seeker' ? employerId : seekerId;
  if (userId === null) return [];
  const address = emailOf(userId);
  const about =
    to === 'seeker'
      ? { name: names.company, actorId: employerId }
      : seekerId === null
        ? { name: names.seeker }
        : { name: '', nameOfId: seekerId, actorId: seekerId };
  return [
    {
      userId,
      kind: what.kind ?? 'interview',
      key: `interview.${what.event}/${id}/${sequence}`,
      ...(otherId !== null && { aboutId: otherId }),
      ...(what.bell && {
        notification: { ...what.bell, ...about, job, startsAt, endsAt, link: what.link ?? calendarPath(to, interview) },
      }),
      ...(what.mail &&
        address && { mail: interviewMail(services, what.mail, { interview, names, job, to: address, answerToken }) }),
    },
  ];
}

/** The sides for which an interview is agreed; a seeker whose decline waits expects it no more. */
function expecting(interview: Interview): Side[] {
  return (['seeker', 'employer'] as const).filter((side) => seenBy(side, interview).state === 'accepted');
}

/** Notices to both sides about interviews. The mail of a request is sent by the request itself. */
export const interviewsNotices = [
  noticesOn(interviewRequested, 'interviews.tell-of-request', async (event, services) => {
    const about = await readContext(services, event);
    if (!about) return [];
    if (about.interview.kind !== 'candidate')
      return notice(services, about, 'employer', { event: 'requested', mail: 'booked.employer' });
    const isOffered = about.interview.state === 'offered';
    return notice(services, about, 'seeker', {
      event: 'requested',
      bell: { type: noticeType.interviewRequest },
      ...(isOffered && { mail: 'offered.seeker' as const }),
    });
  }),
  noticesOn(interviewAnswered, 'interviews.tell-of-answer', async (event, services) => {
    const about = await readContext(services, event);
    const state = answerStates.find((one) => one === about?.interview.state);
    if (!about || !state) return [];
    const { reason } = about.interview;
    return [
      ...notice(services, about, 'employer', {
        event: 'answered',
        bell: { type: noticeType.interviewAnswer, state, ...(reason && { message: reason }) },
        mail: `${state}.employer`,
      }),
      ...notice(services, about, 'seeker', { event: 'answered', mail: `${state}.seeker` }),
    ];
  }),
  noticesOn(interviewMoved, 'interviews.tell-of-move', async (event, services) => {
    const about = await readContext(services, event);
    if (!about) return [];
    return notice(services, about, 'seeker', {
      event: 'moved',
      bell: { type: noticeType.interviewChanged, state: 'moved' },
      mail: 'moved.seeker',
    });
  }),
  noticesOn(interviewCancelled, 'interviews.tell-of-cancel', async (event, services) => {
    const about = await readContext(services, event);
    if (!about) return [];
    return [
      ...notice(services, about, 'seeker', {
        event: 'cancelled',
        bell: { type: noticeType.interviewChanged, state: 'cancelled' },
        mail: 'cancelled.seeker',
      }),
      // The employer's own calendar program is updated by this mail only.
      ...(about.interview.startsAt
        ? notice(services, about, 'employer', { event: 'cancelled', mail: 'cancelled.employer' })
        : []),
    ];
  }),
  noticesOn(interviewReminder, 'interviews.remind-both', async ({ before, ...event }, services) => {
    const about = await readContext(services, event);
    if (!about) return [];
    return expecting(about.interview).flatMap((to) =>
      notice(services, about, to, {
        event: `reminder.${before}`,
        kind: 'interview_reminder',
        mail: `reminder.${to}`,
      }),
    );
  }),
  noticesOn(interviewSoon, 'interviews.tell-of-start', async (event, services) => {
    const about = await readContext(services, event);
    const startsAt = about?.interview.startsAt;
    if (!about || !startsAt || startsAt <= services.clock.now()) return [];
    return expecting(about.interview).flatMap((to) =>
      notice(services, about, to, {
        event: 'soon',
        kind: 'interview_reminder',
        bell: { type: noticeType.interviewSoon },
        link: roomPath(about.interview, to),
      }),
    );
  }),
];
