import type { SentContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { EmployerInterview, MyJob } from '@jobblik/contract/jobs/jobs.schema';
import type { CandidateWithQuestions } from '@jobblik/contract/questions/questions.schema';
import { expect, test } from 'vitest';
import { type EmployerDashboard, type EmployerData, unlistedCount, waitingFor } from './employer-waiting';

const now = Date.parse('2026-11-20T09:26:00Z');

const dashboard = {
  company_name: 'Nordlys Energi',
  jobs: [{}],
  interviews: [],
  unread_jobs: [],
  ending_jobs: [],
  draft_jobs: [],
  answered: [],
} as unknown as EmployerDashboard;
const nothing: EmployerData = {
  dashboard,
  hasPlan: true,
  asked: [],
  requests: [],
  contacts: [],
  matches: [],
  begun: null,
};

const unread = (job_id: number, count: number) => ({ job_id, title: 'Montør', count, since: null });
const interview = (uuid: string, state: EmployerInterview['state'], starts_at: string) =>
  ({ uuid, state, starts_at }) as EmployerInterview;
const answeredAt = '2026-11-01T12:00:00Z';
const asked = (user_id: number, is_new: boolean, part: { answered_at?: null; candidate?: null } = {}) =>
  ({ user_id, answered_at: answeredAt, is_new, candidate: {}, ...part }) as CandidateWithQuestions;
const applicant = (application_id: number) =>
  ({ application_id, job_id: 1, answered_at: answeredAt }) as EmployerDashboard['answered'][number];
const request = (request_id: number, is_new: boolean, part: { candidate?: null } = {}) =>
  ({ request_id, answered_at: answeredAt, is_new, candidate: {}, ...part }) as SentContactRequest;
const contact = (user_id: number, unread_cnt: number, last_message_type: number = messageType.text) =>
  ({ user_id, unread_cnt, last_message_type, blocked: false }) as ChatContact;
const ad = (id: number, end: string, { repost = true, edit = true, deadline = null as string | null } = {}) =>
  ({
    id,
    seo: 'x',
    title: 'Montør',
    state: 'live',
    created_at: '2026-10-25T09:00:00Z',
    end_date: end,
    job_deadline_date: deadline,
    can: { repost, edit },
  }) as MyJob;

const keysOf = (data: Partial<EmployerData>) => waitingFor({ ...nothing, ...data }, now).map(({ key }) => key);
const withBoard = (part: Partial<EmployerDashboard>) => ({ dashboard: { ...dashboard, ...part } });

test('waiting ads that are not listed are counted', () =>
  expect(
    unlistedCount({
      ...dashboard,
      unread_jobs: [unread(1, 4)],
      ending_jobs: [ad(5, '2026-11-21T09:00:00Z')],
      waiting_cnt: { unread: 1, ending: 60, drafts: 0 },
    }),
  ).toBe(59));

test('nothing waits without data', () => expect(keysOf({})).toEqual([]));

test('steps before publishing are first, then items due tomorrow, then applications, then the rest', () =>
  expect(
    keysOf({
      ...withBoard({
        unread_jobs: [unread(1, 4), unread(2, 3)],
        interviews: [
          interview('far', 'postponed', '2026-11-25T09:00:00Z'),
          interview('near', 'postponed', '2026-11-21T09:00:00Z'),
        ],
        ending_jobs: [ad(5, '2026-11-21T09:00:00Z'), ad(6, '2026-11-26T09:00:00Z')],
        answered: [applicant(12)],
        draft_jobs: [{ ...ad(7, ''), waits_for_email: false }],
      }),
      hasPlan: false,
      asked: [asked(8, true)],
      requests: [request(9, true)],
      contacts: [contact(10, 1)],
      matches: [{ id: 11, name: 'Montører', count: 2 }],
      begun: 'Elektriker',
    }),
  ).toEqual([
    'step',
    'interview-near',
    'ending-5',
    'job-1',
    'job-2',
    'interview-far',
    'answered-12',
    'asked-8',
    'messages',
    'request-9',
    'ending-6',
    'agent-11',
    'draft-new',
    'draft-7',
  ]));

test('only interviews that have to be moved wait here; the others are in the calendar of the day', () =>
  expect(
    keysOf(
      withBoard({
        interviews: (['requested', 'accepted', 'ended'] as const).map((state) =>
          interview(state, state, '2026-11-20T10:00:00Z'),
        ),
      }),
    ),
  ).toEqual([]));

test.each([
  ['not seen yet', asked(1, true), ['asked-1']],
  ['seen', asked(1, false), []],
  ['taken back', asked(1, true, { answered_at: null }), []],
  ['by somebody who cannot be opened any more', asked(1, true, { candidate: null }), []],
])('answers that are %s', (_what, one, keys) => expect(keysOf({ asked: [one] })).toEqual(keys));

test.each([
  ['not seen yet', request(1, true), ['request-1']],
  ['seen, open or refused', request(1, false), []],
  ['by somebody who cannot be opened any more', request(1, true, { candidate: null }), []],
])('a request for contact whose yes is %s', (_what, one, keys) => expect(keysOf({ requests: [one] })).toEqual(keys));

test('messages are one row, without those that another row shows', () =>
  expect(
    waitingFor(
      { ...nothing, contacts: [contact(1, 0), contact(2, 1, messageType.postponed), contact(3, 1), contact(4, 2)] },
      now,
    ),
  ).toEqual([{ kind: 'message', key: 'messages', contact: contact(3, 1), others: 1 }]));

test.each([
  ['can be posted again', ad(1, '2026-11-24T09:00:00Z'), 'repost'],
  [
    'was posted again, and ends at its deadline',
    ad(1, '2026-12-10T09:00:00Z', { repost: false, deadline: '2026-11-23' }),
    'edit',
  ],
  ['was posted again, and ends with its month', ad(1, '2026-11-24T09:00:00Z', { repost: false }), undefined],
  [
    'may not be edited',
    ad(1, '2026-12-10T09:00:00Z', { repost: false, edit: false, deadline: '2026-11-23' }),
    undefined,
  ],
])('an ad that ends soon and %s', (_what, job, action) =>
  expect(waitingFor({ ...nothing, ...withBoard({ ending_jobs: [job] }) }, now)[0]).toEqual(
    action === undefined ? undefined : expect.objectContaining({ kind: 'ending', action }),
  ),
);

test('an ad that waits for the confirmed e-mail is not a draft', () =>
  expect(keysOf(withBoard({ draft_jobs: [{ ...ad(1, ''), waits_for_email: true }] }))).toEqual([]));

test('agents without new hits do not wait', () =>
  expect(keysOf({ matches: [{ id: 1, name: 'Montører', count: 0 }] })).toEqual([]));
