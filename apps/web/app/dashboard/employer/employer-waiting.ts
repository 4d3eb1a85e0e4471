import type { SentContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { EmployerInterview, MyJob } from '@jobblik/contract/jobs/jobs.schema';
import type { employerDashboardAnswer } from '@jobblik/contract/jobs/own-jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import type { CandidateWithQuestions } from '@jobblik/contract/questions/questions.schema';
import type { z } from 'zod';
import { endsByDeadline, lastShownDay } from '../../jobs/own/index';
import { daysBetween } from '../../platform/words/format';
import { type FirstStep, nextStep } from './employer-next-step';

export type EmployerDashboard = z.infer<typeof employerDashboardAnswer>;

/** An item that waits for an employer. */
export type EmployerItem =
  | { kind: 'step'; key: string; step: FirstStep; to: string }
  | { kind: 'unread'; key: string; job: EmployerDashboard['unread_jobs'][number] }
  | { kind: 'moved'; key: string; interview: EmployerInterview }
  | { kind: 'applicant'; key: string; applicant: EmployerDashboard['answered'][number] }
  | { kind: 'answers'; key: string; asked: CandidateWithQuestions; at: string }
  | { kind: 'contact'; key: string; request: SentContactRequest; at: string }
  | { kind: 'message'; key: string; contact: ChatContact; others: number }
  | { kind: 'match'; key: string; agent: { id: number; name: string }; count: number }
  | { kind: 'ending'; key: string; job: MyJob; end: Date; action: 'repost' | 'edit' }
  | { kind: 'draft'; key: string; title: string; to: string };

export interface EmployerData {
  dashboard: EmployerDashboard;
  /** Undefined while unknown. */
  hasPlan: boolean | undefined;
  asked: readonly CandidateWithQuestions[];
  requests: readonly SentContactRequest[];
  contacts: readonly ChatContact[];
  matches: readonly { id: number; name: string; count: number }[];
  /** Title of an ad that was begun in this browser and not saved; null without one. */
  begun: string | null;
}

/** Messages that another part of the screen shows. */
const shownElsewhere: readonly unknown[] = [
  messageType.postponed,
  messageType.interviewAccepted,
  messageType.interviewDeclined,
];

/** Rows that are shown before "show more". */
export const shownItems = 6;

/** Items that wait for an employer, those due first on top. @param now milliseconds */
export function waitingFor(data: EmployerData, now: number): EmployerItem[] {
  return [
    ...stepItem(data),
    ...movedItems(data.dashboard),
    ...data.dashboard.unread_jobs.map((job) => ({ kind: 'unread' as const, key: `job-${job.job_id}`, job })),
    ...applicantItems(data.dashboard),
    ...answerItems(data),
    ...messageItem(data.contacts),
    ...contactItems(data),
    ...endingItems(data.dashboard),
    ...matchItems(data),
    ...draftItems(data),
  ].toSorted((one, other) => rankOf(one, now) - rankOf(other, now));
}

/** Number of waiting ads that the overview does not list. */
export function unlistedCount({ unread_jobs, ending_jobs, draft_jobs, waiting_cnt }: EmployerDashboard): number {
  const listed = unread_jobs.length + ending_jobs.length + draft_jobs.length;
  return Math.max(0, waiting_cnt.unread + waiting_cnt.ending + waiting_cnt.drafts - listed);
}

const ranks: Readonly<Record<EmployerItem['kind'], number>> = {
  step: 0,
  unread: 2,
  moved: 3,
  applicant: 4,
  answers: 5,
  message: 6,
  contact: 7,
  ending: 8,
  match: 9,
  draft: 10,
};

/** Items due today or tomorrow come before those that can wait. */
function rankOf(item: EmployerItem, now: number): number {
  const due = item.kind === 'moved' ? item.interview.starts_at : item.kind === 'ending' ? item.end : null;
  return due !== null && daysBetween(now, due) <= 1 ? 1 : ranks[item.kind];
}

function stepItem({ dashboard, hasPlan }: EmployerData): EmployerItem[] {
  const step = nextStep(dashboard, hasPlan);
  return step === null ? [] : [{ kind: 'step', key: 'step', ...step }];
}

function movedItems({ interviews }: EmployerDashboard): EmployerItem[] {
  return interviews
    .filter(({ state }) => state === 'postponed')
    .map((interview) => ({ kind: 'moved', key: `interview-${interview.uuid}`, interview }));
}

function applicantItems({ answered }: EmployerDashboard): EmployerItem[] {
  return answered.map((applicant) => ({ kind: 'applicant', key: `answered-${applicant.application_id}`, applicant }));
}

function answerItems({ asked, contacts }: EmployerData): EmployerItem[] {
  const unread = new Set(contacts.filter(({ unread_cnt }) => unread_cnt > 0).map(({ user_id }) => user_id));
  return asked.flatMap((one) => {
    const { user_id, answered_at: at, candidate, is_new } = one;
    if (at === null || candidate === null || unread.has(user_id) || !is_new) return [];
    return [{ kind: 'answers' as const, key: `asked-${user_id}`, asked: one, at }];
  });
}

function contactItems({ requests }: EmployerData): EmployerItem[] {
  return requests.flatMap((request) => {
    const { answered_at: at, candidate, request_id, is_new } = request;
    if (at === null || candidate === null || !is_new) return [];
    return [{ kind: 'contact' as const, key: `request-${request_id}`, request, at }];
  });
}

function messageItem(contacts: readonly ChatContact[]): EmployerItem[] {
  const unread = contacts.filter(
    ({ unread_cnt, blocked, last_message_type }) =>
      // Requests for another time have their own row, other answers to interviews stand among the interviews.
      unread_cnt > 0 && !blocked && !shownElsewhere.includes(last_message_type),
  );
  const [contact] = unread;
  return contact ? [{ kind: 'message', key: 'messages', contact, others: unread.length - 1 }] : [];
}

/** Ads that end soon and can still be extended: posted again, or with a later deadline. */
function endingItems({ ending_jobs }: EmployerDashboard): EmployerItem[] {
  return ending_jobs.flatMap((job) => {
    const end = lastShownDay(job);
    const action = job.can.repost ? 'repost' : job.can.edit && endsByDeadline(job) ? 'edit' : null;
    return action === null ? [] : [{ kind: 'ending' as const, key: `ending-${job.id}`, job, end, action }];
  });
}

function matchItems({ matches }: EmployerData): EmployerItem[] {
  return matches
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ kind: 'match', key: `agent-${id}`, agent: { id, name }, count }));
}

function draftItems({ dashboard, begun }: EmployerData): EmployerItem[] {
  const saved = dashboard.draft_jobs
    .filter(({ waits_for_email, waits_for_review }) => !waits_for_email && !waits_for_review)
    .map(({ id, seo, title }) => ({
      kind: 'draft' as const,
      key: `draft-${id}`,
      title,
      to: pathTo('editAd', { id, seo }),
    }));
  if (begun === null) return saved;
  return [{ kind: 'draft', key: 'draft-new', title: begun, to: pathTo('createAd') }, ...saved];
}
