import type { NoticeKind } from '@jobblik/contract/notices/notice-kind.rules';
import { type NoticeType, noticeType, saysJob, saysTime } from '@jobblik/contract/notices/notice-type';
import type { Notification } from '@jobblik/contract/notifications/notifications.schema';
import type { Words } from '../platform/words/i18n';

type Role = 'seeker' | 'employer';

/** Fictitious names for the samples. */
const people = { company: 'Fjordens Bageri', candidate: 'Signe Holm', person: 'Jens Lund' };

/** The type of notification that represents a kind, and whether it is about the job, the company or the candidate. */
const inList: Partial<Record<NoticeKind, readonly [NoticeType, 'job' | 'other', Partial<Notification>?]>> = {
  application_changed: [noticeType.applicationChanged, 'job', { state: 'in_process' }],
  application_seen: [noticeType.applicationSeen, 'job', { company: people.company, person: people.person }],
  application_reading: [noticeType.applicationChanged, 'job', { state: 'reading', company: people.company }],
  questions: [noticeType.questions, 'other'],
  interview_reminder: [noticeType.interviewSoon, 'other'],
  job_match: [noticeType.jobMatch, 'job'],
  visit: [noticeType.visit, 'other'],
  application: [noticeType.application, 'job'],
  answers: [noticeType.answers, 'other'],
  cv_match: [noticeType.cvMatch, 'other'],
};

/** Sample of a kind in the list of notifications; null for a kind that is never in it. */
export function sampleNotification(
  t: Words<'notifications'>,
  kind: NoticeKind,
  { role, now }: { role: Role; now: number },
): Notification | null {
  const interview = role === 'employer' ? noticeType.interviewAnswer : noticeType.interviewRequest;
  const [type, about, fields = {}] =
    kind === 'interview' ? ([interview, 'other', { state: 'accepted' }] as const) : (inList[kind] ?? []);
  if (type === undefined) return null;
  const other = role === 'employer' ? people.candidate : people.company;
  return {
    id: 0,
    type,
    [`type_${type}`]: about === 'job' ? t('sample.job') : other,
    [`agent_${type}`]: t('sample.agent'),
    ...(saysJob.includes(type) && { job: t('sample.job') }),
    ...(saysTime.includes(type) && sampleTime(now)),
    link: '',
    created_at: new Date(now).toISOString(),
    seen: false,
    ...fields,
  };
}

const [hour, day] = [3_600_000, 86_400_000];

/** Half an hour in three days, on the hour. */
function sampleTime(now: number) {
  const start = Math.ceil(now / hour) * hour + 3 * day;
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + hour / 2).toISOString() };
}

/** The subject of the mail of a kind; null for a kind without mail. */
export function sampleSubject(
  t: Words<'notifications'>,
  kind: NoticeKind,
  { role, when }: { role: Role; when: string },
): string | null {
  const words = {
    company: people.company,
    seeker: people.candidate,
    name: role === 'employer' ? people.candidate : people.company,
    title: t('sample.job'),
    when,
    count: 1,
  };
  switch (kind) {
    case 'job_match':
    case 'cv_match':
    case 'visit':
      return null;
    case 'interview':
    case 'interview_reminder':
      return t(`sample.mail.${kind}.${role}`, words);
    case 'recommendation':
      return t('sample.mail.recommendation', { count: 5 });
    default:
      return t(`sample.mail.${kind}`, words);
  }
}
