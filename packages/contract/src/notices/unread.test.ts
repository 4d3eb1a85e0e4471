import { expect, it } from 'vitest';
import { noUnread, type UnreadKind, unreadCounts, unreadFrom, unreadKinds } from './unread.ts';

it('is all zeros and empty maps when nothing is unread', () => {
  expect(unreadFrom([])).toEqual(noUnread());
  expect(noUnread()).toEqual({
    unread_message_cnt: 0,
    unread_notification_cnt: 0,
    unread_job_agent_total_cnt: 0,
    unread_job_agent_cnt_arr: {},
    job_seeker_interviews: 0,
    unread_apply_total_cnt: 0,
    unread_apply_cnt_arr: {},
    unread_seeker_agent_total_cnt: 0,
    unread_seeker_agent_cnt_arr: {},
    unread_cv_answer_cnt: 0,
    employer_ready_interviews: 0,
    employer_being_interviews: 0,
  });
});

it('adds up each kind and keeps agents and jobs apart', () => {
  const counts = unreadFrom([
    { kind: 'message', refId: 7, count: 2 },
    { kind: 'message', refId: 8, count: 3 },
    { kind: 'application', refId: 11, count: 4 },
    { kind: 'application', refId: 12, count: 1 },
    { kind: 'job_agent', refId: 5, count: 6 },
    { kind: 'seeker_agent', refId: 6, count: 9 },
    { kind: 'cv_answer', refId: 6, count: 1 },
    { kind: 'contact_answer', refId: 6, count: 1 },
    { kind: 'ready_interview', refId: 0, count: 1 },
  ]);
  expect(counts).toMatchObject({
    unread_message_cnt: 5,
    unread_apply_total_cnt: 5,
    unread_apply_cnt_arr: { '11': 4, '12': 1 },
    unread_job_agent_total_cnt: 6,
    unread_job_agent_cnt_arr: { '5': 6 },
    unread_seeker_agent_total_cnt: 9,
    unread_seeker_agent_cnt_arr: { '6': 9 },
    unread_cv_answer_cnt: 2,
    employer_ready_interviews: 1,
    employer_being_interviews: 0,
  });
});

it.each(unreadKinds)('%s shows in a counter of the header', (kind: UnreadKind) => {
  const counts = unreadFrom([{ kind, refId: 1, count: 1 }]);
  expect(unreadCounts.parse(counts)).toEqual(counts);
  expect(Object.values(counts)).toContain(1);
});
