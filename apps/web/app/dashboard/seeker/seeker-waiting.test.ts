import type { GeneralQuestions, OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { DashboardInterview } from '@jobblik/contract/interviews/interviews.schema';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { doorOpens, type SeekerData, waitingFor } from './seeker-waiting';

const now = Date.parse('2026-11-20T09:00:00Z');

const nothing: SeekerData = { interviews: [], applications: [], generalQuestions: [], contacts: [], savedJobs: [] };

/** Of half an hour from 12:00. */
const interview = (
  uuid: string,
  state: DashboardInterview['state'],
  schedule_date: string,
  { starts = '12:00', seconds = 0 } = {},
) => {
  const starts_at = `${schedule_date.split('.').reverse().join('-')}T${starts}:00+01:00`;
  const ends_at = new Date(Date.parse(starts_at) + 1_800_000).toISOString();
  const facts = { state, starts_at, ends_at, together_since: null, interview_seconds: seconds };
  return { uuid, schedule_date, ...facts } as DashboardInterview;
};
const application = (id: number, unanswered_count: number, job_id = id) =>
  ({
    id,
    job_id,
    job_title: 'Backendudvikler',
    company: { name: 'Nordlys Energi' },
    unanswered_count,
    unanswered_question: unanswered_count > 0 ? 'Hvornår kan du begynde?' : null,
    created_at: '2026-11-01T08:00:00Z',
    history: [{ kind: 'asked', at: '2026-11-20T07:52:00Z' }],
  }) as unknown as OwnApplication;
const contact = (user_id: number, unread_cnt: number, last_message_type: number = messageType.text, blocked = false) =>
  ({ user_id, unread_cnt, last_message_type, blocked }) as ChatContact;
const saved = (id: number, job_deadline_date: string | null, state = 'live') =>
  ({ id, job_deadline_date, state }) as JobCard;

const keysOf = (data: Partial<SeekerData>) => waitingFor({ ...nothing, ...data }, now).map(({ key }) => key);

test('nothing waits without data', () => expect(keysOf({})).toEqual([]));

test('an open room is first, then items due today or tomorrow, then people who wait for an answer, then the rest', () =>
  expect(
    keysOf({
      interviews: [
        interview('moved', 'postponed', '22.11.2026'),
        interview('later', 'accepted', '25.11.2026'),
        interview('asked', 'requested', '24.11.2026'),
        interview('tomorrow', 'accepted', '21.11.2026'),
        interview('open', 'accepted', '20.11.2026', { starts: '10:05' }),
        interview('held', 'accepted', '20.11.2026', { starts: '09:00', seconds: 900 }),
        interview('missed', 'accepted', '20.11.2026', { starts: '09:30' }),
      ],
      applications: [application(1, 2)],
      contacts: [contact(5, 1)],
      savedJobs: [saved(8, '2026-11-26'), saved(9, '2026-11-20')],
    }),
  ).toEqual([
    'interview-open',
    'interview-tomorrow',
    'job-9',
    'interview-asked',
    'application-1',
    'messages',
    'job-8',
    'interview-later',
    'interview-moved',
  ]));

test('questions count while they wait for an answer, about an ad and about the CV', () => {
  const general = {
    ask_id: 3,
    company: { name: 'Kløver' },
    unanswered_count: 1,
    unanswered_question: 'Hvad er du god til?',
    created_at: '2026-11-19T08:00:00Z',
  };
  const answered = { ...general, ask_id: 4, unanswered_count: 0 };
  const items = waitingFor(
    {
      ...nothing,
      applications: [application(1, 2), application(2, 0)],
      generalQuestions: [general, answered] as GeneralQuestions[],
    },
    now,
  );
  expect(items).toEqual([
    {
      kind: 'questions',
      key: 'application-1',
      company: 'Nordlys Energi',
      about: 'Backendudvikler',
      count: 2,
      question: 'Hvornår kan du begynde?',
      at: '2026-11-20T07:52:00Z',
      to: '/kandidat/job/ansøgningsdetalje/1',
    },
    expect.objectContaining({
      key: 'ask-3',
      about: null,
      question: 'Hvad er du god til?',
      to: '/kandidat/job/fælles-svar-detalje/3',
    }),
  ]);
});

test('unread messages are one row, without messages that another row shows and those of blocked people', () => {
  const contacts = [
    contact(1, 0),
    contact(2, 1, messageType.questions),
    contact(3, 2, messageType.interviewRequest),
    contact(4, 1, messageType.text, true),
    contact(5, 2),
    contact(6, 1, messageType.rejected),
  ];
  expect(waitingFor({ ...nothing, contacts }, now)).toEqual([
    { kind: 'message', key: 'messages', contact: contacts[4], others: 1 },
  ]);
});

test.each([
  ['a week away', saved(1, '2026-11-27'), ['job-1']],
  ['further away', saved(1, '2026-11-28'), []],
  ['none', saved(1, null), []],
  ['past', saved(1, '2026-11-19', 'past_deadline'), []],
  ['near, but the ad is paused', saved(1, '2026-11-21', 'inactive'), []],
])('a saved ad whose deadline is %s', (_what, job, keys) => expect(keysOf({ savedJobs: [job] })).toEqual(keys));

test('a saved ad with an application does not wait', () =>
  expect(keysOf({ savedJobs: [saved(7, '2026-11-21')], applications: [application(1, 0, 7)] })).toEqual([]));

test.each([
  ['10:30', '10:25'],
  ['09:00', '08:55'],
  ['00:03', '23:58'],
])('the room of an interview at %s opens at %s', (starts, opens) => expect(doorOpens(starts)).toBe(opens));
