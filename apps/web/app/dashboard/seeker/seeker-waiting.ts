import type { GeneralQuestions, OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { DashboardInterview } from '@jobblik/contract/interviews/interviews.schema';
import { isOver, mayEnter, phaseOf, readyBefore } from '@jobblik/contract/interviews/phase.rules';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { daysBetween } from '../../platform/words/format';

/** Something that waits for a job seeker. */
export type SeekerItem =
  | { kind: 'enter' | 'request' | 'agreed' | 'moved'; key: string; interview: DashboardInterview }
  | {
      kind: 'questions';
      key: string;
      company: string;
      about: string | null;
      count: number;
      question: string;
      at: string;
      to: string;
    }
  | { kind: 'message'; key: string; contact: ChatContact; others: number }
  | { kind: 'deadline'; key: string; job: JobCard; deadline: string };

export interface SeekerData {
  interviews: readonly DashboardInterview[];
  applications: readonly OwnApplication[];
  generalQuestions: readonly GeneralQuestions[];
  contacts: readonly ChatContact[];
  savedJobs: readonly JobCard[];
}

/** Rows that are shown before "show more". */
export const shownItems = 6;
/** From how many days before it a deadline counts as near. */
const nearDays = 7;
/** Messages that another row shows. */
const shownElsewhere: readonly unknown[] = [messageType.interviewRequest, messageType.interview, messageType.questions];

/** Items that wait for a job seeker, those due first on top. @param now milliseconds */
export function waitingFor(data: SeekerData, now: number): SeekerItem[] {
  return [
    ...data.interviews.flatMap((interview) => interviewItem(interview, now)),
    ...questionItems(data),
    ...messageItem(data.contacts),
    ...deadlineItems(data, now),
  ].toSorted((one, other) => rankOf(one, now) - rankOf(other, now));
}

function interviewItem(interview: DashboardInterview, now: number): SeekerItem[] {
  const key = `interview-${interview.uuid}`;
  const phase = phaseOf(interview, now);
  if (isOver(phase)) return [];
  const kind = mayEnter(phase) ? 'enter' : phase === 'requested' ? 'request' : phase === 'agreed' ? 'agreed' : 'moved';
  return [{ kind, key, interview }];
}

function questionItems({ applications, generalQuestions }: SeekerData): SeekerItem[] {
  return [
    ...applications.map(({ id, company, job_title, unanswered_count, unanswered_question, history, created_at }) => ({
      kind: 'questions' as const,
      key: `application-${id}`,
      company: company.name,
      about: job_title,
      count: unanswered_count,
      question: unanswered_question ?? '',
      at: history.findLast(({ kind }) => kind === 'asked')?.at ?? created_at,
      to: pathTo('applicationAnswers', { application_id: id }),
    })),
    ...generalQuestions.map(({ ask_id, company, unanswered_count, unanswered_question, created_at }) => ({
      kind: 'questions' as const,
      key: `ask-${ask_id}`,
      company: company.name,
      about: null,
      count: unanswered_count,
      question: unanswered_question ?? '',
      at: created_at,
      to: pathTo('commonAnswers', { ask_id }),
    })),
  ].filter(({ count }) => count > 0);
}

function messageItem(contacts: readonly ChatContact[]): SeekerItem[] {
  const unread = contacts.filter(
    ({ unread_cnt, last_message_type, blocked }) =>
      unread_cnt > 0 && !blocked && !shownElsewhere.includes(last_message_type),
  );
  const [contact] = unread;
  return contact ? [{ kind: 'message', key: 'messages', contact, others: unread.length - 1 }] : [];
}

function deadlineItems({ savedJobs, applications }: SeekerData, now: number): SeekerItem[] {
  const applied = new Set(applications.map(({ job_id }) => job_id));
  return savedJobs
    .flatMap((job) => {
      const { id, state, job_deadline_date: deadline } = job;
      if (state !== 'live' || deadline === null || applied.has(id)) return [];
      return [{ kind: 'deadline' as const, key: `job-${id}`, job, deadline }];
    })
    .filter(({ deadline }) => daysUntil(deadline, now) <= nearDays)
    .toSorted((one, other) => one.deadline.localeCompare(other.deadline));
}

function rankOf(item: SeekerItem, now: number): number {
  switch (item.kind) {
    case 'enter':
      return 0;
    case 'agreed':
      return daysUntil(dateOf(item.interview), now) <= 1 ? 1 : 7;
    case 'deadline':
      return daysUntil(item.deadline, now) <= 1 ? 2 : 6;
    case 'request':
      return 3;
    case 'questions':
      return 4;
    case 'message':
      return 5;
    case 'moved':
      return 8;
  }
}

/** Days until a local date (`YYYY-MM-DD`). */
function daysUntil(date: string, now: number): number {
  return daysBetween(now, `${date}T12:00:00Z`);
}

/** The local date of an interview, which the wire has as `DD.MM.YYYY` (spec 1§3). */
export function dateOf({ schedule_date }: Pick<DashboardInterview, 'schedule_date'>): string {
  return schedule_date.split('.').reverse().join('-');
}

/** When the room of an interview opens. Both times are `HH:mm` of one day, as on the wire. */
export function doorOpens(starts: string): string {
  const [hours = 0, minutes = 0] = starts.split(':').map(Number);
  const opens = (hours * 60 + minutes - readyBefore / 60_000 + 24 * 60) % (24 * 60);
  return [Math.floor(opens / 60), opens % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
