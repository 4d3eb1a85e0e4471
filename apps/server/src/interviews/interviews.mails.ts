import { invitationAnswers, invitationPath } from '@jobblik/contract/interviews/invitation.rules';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import type { NoticeMail } from '../notices/index.ts';
import { followStrangerMail, type StrangerLinks } from '../notices/strangers/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { danishClock, dateFormat } from '../platform/formats.ts';
import { inLanguage } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { MailContent, MailList } from '../platform/mail/mail-content.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { eventAttachment } from './calendar/calendar-file.ts';
import { presentTime } from './interviews.present.ts';
import type { Interview } from './interviews.queries.ts';
import { calendarPath, roomPath } from './room/room-path.ts';

const word = words('mail');

/** Kinds of mails about interviews: the event, and the recipient. */
export const interviewMails = [
  'requested.seeker',
  'requested.outsider',
  'booked.employer',
  'offered.seeker',
  'accepted.seeker',
  'accepted.employer',
  'declined.seeker',
  'declined.employer',
  'postponed.seeker',
  'postponed.employer',
  'moved.seeker',
  'moved.outsider',
  'cancelled.seeker',
  'cancelled.employer',
  'cancelled.outsider',
  'reminder.seeker',
  'reminder.employer',
  'reminder.outsider',
] as const;
export type InterviewMail = (typeof interviewMails)[number];

const day = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `tirsdag den 24. november 2026 kl. 10.00–10.30 dansk tid`, as a mail is read anywhere; empty without a time. */
export function timeInWords({ startsAt, endsAt }: Pick<Interview, 'startsAt' | 'endsAt'>): string {
  if (!startsAt || !endsAt) return '';
  const { schedule_start: start, schedule_end: end } = presentTime(startsAt, endsAt);
  return `${day.format(startsAt)} ${danishClock(start, end)}`;
}

export interface MailAbout {
  interview: Interview;
  names: { seeker: string; company: string };
  /** Title of the ad that it is about. */
  job?: string | null;
  to: string;
  /** Secret of the links that answer it without signing in; absent for mails that ask for nothing. */
  answerToken?: string | undefined;
}

/** A mail about an interview with the event for calendar programs, without the layout. */
export function interviewMail(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  kind: InterviewMail,
  { interview, names, job, to, answerToken }: MailAbout,
): NoticeMail {
  const by = kind.slice(kind.indexOf('.') + 1) as 'seeker' | 'employer' | 'outsider';
  const time = timeInWords(interview);
  const values = { ...names, time, title: interview.title };
  const button =
    by === 'outsider'
      ? { label: word('interviews.room'), url: roomPath(interview, by) }
      : { label: word('interviews.calendar'), url: calendarPath(by, interview) };
  const isOver = kind.startsWith('cancelled') || kind.startsWith('declined');
  const content: MailContent = {
    subject: word(`interviews.${kind}.subject`, values),
    heading: word(`interviews.${kind}.heading`, values),
    paragraphs: [
      word(`interviews.${kind}.text`, values),
      // A stranger gets fixed words: the title is the only text that the employer chooses.
      ...(by !== 'outsider' && /^(requested|offered|moved)/.test(kind) ? [interview.description] : []),
      ...(kind === 'postponed.employer' ? [interview.reason] : []),
    ],
    details: [
      ...(time ? [{ label: word('interviews.when'), value: time }] : []),
      { label: word('interviews.about'), value: interview.title },
      // A stranger gets the title only.
      ...(job && by !== 'outsider' ? [{ label: word('interviews.job'), value: job }] : []),
    ],
    ...(answerToken && /^(requested|moved)\.seeker$/.test(kind) && { lists: [answersOf(answerToken)] }),
    ...(!(isOver && by === 'outsider') && { button }),
    reason: word(`interviews.reason.${by}`, values),
  };
  const invited = by === 'employer' ? undefined : { name: names.seeker || to, email: to };
  return {
    to,
    content,
    people: [interview.employerId, interview.seekerId].filter((id) => id !== null),
    attachments: eventAttachment(env, interview, { by, names, ...(invited && { invited }) }, clock.now()),
  };
}

/** The answers to an invitation, each with its link. A link only chooses: programs that open links of mails answer nothing. */
function answersOf(token: string): MailList {
  return {
    heading: word('interviews.answers.heading'),
    items: invitationAnswers.map((answer) => ({
      label: word(`interviews.answers.${answer}`),
      url: invitationPath(token, answer),
      note: word(`interviews.answers.${answer}_note`),
    })),
  };
}

/** The finished mail for a person without an account, who cannot have chosen a language: in Danish, with the links to stop and report. */
export function strangerMail(
  services: Pick<Services, 'env' | 'clock'>,
  kind: InterviewMail,
  about: MailAbout,
  { stop, report, headers }: StrangerLinks,
): Mail {
  return inLanguage(defaultLanguage, () => {
    const { content, ...rest } = interviewMail(services, kind, about);
    return { ...rest, ...layoutMail({ ...content, stop, report }, mailSender(services.env)), headers };
  });
}

/** Queues a mail that follows an invitation of a person without an account, unless they want no such mails. */
export async function mailOutsider(
  tx: Transaction,
  services: Services,
  kind: InterviewMail,
  about: MailAbout,
): Promise<void> {
  const links = await followStrangerMail(tx, services, { senderId: about.interview.employerId, address: about.to });
  if (links) await queueMail(tx, services, strangerMail(services, kind, about, links));
}
