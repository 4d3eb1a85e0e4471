import { type NoticeKind, noticeKindsOf } from '@jobblik/contract/notices/notice-kind.rules';
import daMail from '@jobblik/words/da/mail.json' with { type: 'json' };
import daWords from '@jobblik/words/da/notifications.json' with { type: 'json' };
import enMail from '@jobblik/words/en/mail.json' with { type: 'json' };
import enWords from '@jobblik/words/en/notifications.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { pageWords, registerWords } from '../platform/words/i18n';
import { sampleNotification, sampleSubject } from './notice-samples';

registerWords('da', { da: { notifications: daWords } });
const t = pageWords([], 'notifications');

const now = Date.parse('2026-11-24T12:00:00Z');
const kinds = (['seeker', 'employer'] as const).flatMap((role) =>
  Object.entries(noticeKindsOf[role]).map(([kind, channels]) => ({
    role,
    kind: kind as NoticeKind,
    channels: channels as readonly string[],
  })),
);

it.each(kinds)('$role has a sample of $kind in each of its channels', ({ role, kind, channels }) => {
  expect(sampleNotification(t, kind, { role, now }) !== null).toBe(channels.includes('bell'));
  const subject = sampleSubject(t, kind, { role, when: '27. november' });
  expect(subject !== null).toBe(channels.includes('mail'));
  expect(subject ?? '').not.toMatch(/[{}]|sample\./);
});

it.each([
  ['da', daMail, daWords],
  ['en', enMail, enWords],
])('subjects are those of the mails: %s', (_language, mail, { sample }) => {
  expect(sample.mail).toEqual({
    application_changed: mail.applications.decided.subject,
    application_seen: mail.applications.seen.subject,
    application_reading: mail.applications.reading.subject,
    application_sent: mail.applications.sent.subject,
    questions: mail.questions.asked.subject,
    contact_request: mail.cv.contact_asked.subject,
    recommendation: mail.recommendations.subject_other,
    application: mail.applications.received.subject,
    answers: mail.questions.answered.subject_job,
    contact_answer: mail.cv.contact_accepted.subject,
    ad_ending: mail.jobs.ending.subject,
    message: mail.chat.unread.subject_from_one,
    interview: {
      seeker: mail.interviews.requested.seeker.subject,
      employer: mail.interviews.accepted.employer.subject,
    },
    interview_reminder: {
      seeker: mail.interviews.reminder.seeker.subject,
      employer: mail.interviews.reminder.employer.subject,
    },
  });
});
