import { messageType } from '@jobblik/contract/chat/chat.rules';
import { expect, it } from 'vitest';
import { chatContactWith, chatMessageWith } from '../chat.factory';
import { historyOf, lastSeq, unreadSeq, withNewer, withOlder, withRead, withSeen } from './history';

const page = (seqs: readonly number[], part: object = {}) => ({
  result_message_json: seqs.map((seq) => chatMessageWith(seq)),
  has_more: false,
  read_seq: 0,
  contact_read_seq: 0,
  contact: chatContactWith(),
  ...part,
});
const start = historyOf(page([4, 5, 6], { has_more: true, read_seq: 4 }));
const seqs = ({ messages }: typeof start) => messages.map(({ seq }) => seq);

it('grows at both ends, and a repeated page is added once', () => {
  const newer = withNewer(withNewer(start, page([7, 8])), page([7, 8]));
  expect(seqs(newer)).toEqual([4, 5, 6, 7, 8]);
  expect(newer.hasOlder).toBe(true);
  const whole = withOlder(newer, page([1, 2, 3]));
  expect(seqs(whole)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(whole.hasOlder).toBe(false);
  expect(lastSeq(whole)).toBe(8);
});

it('keeps the messages when a newer page is empty', () => {
  expect(withNewer(start, page([])).messages).toBe(start.messages);
  expect(lastSeq({ messages: [] })).toBe(0);
});

it.each([
  [messageType.interviewAccepted, 'accepted'],
  [messageType.interviewDeclined, 'declined'],
  [messageType.postponed, 'postponed'],
] as const)('a reply of type %i changes the request to %s', (type, state) => {
  const request = chatMessageWith(6, { message_type: messageType.interviewRequest, state: 'open' });
  const requested = historyOf({ ...page([4, 5]), result_message_json: [chatMessageWith(5), request] });
  const reply = chatMessageWith(7, { message_type: type, type: 'send', reply_to: request.uuid });
  const answered = withNewer(requested, { ...page([]), result_message_json: [reply] });
  expect(answered.messages.map((message) => message.state)).toEqual([null, state, null]);
});

it('does not move a read position back', () => {
  expect(withSeen(withSeen(start, 6), 5).seenSeq).toBe(6);
  expect(withRead(withRead(start, 6), 5).readSeq).toBe(6);
  expect(withNewer(withSeen(start, 6), page([7], { contact_read_seq: 2 })).seenSeq).toBe(6);
});

it('the newest message of the contact is unread until it is read; own messages never are', () => {
  expect(unreadSeq(start)).toBe(6);
  expect(unreadSeq(withRead(start, 6))).toBe(0);
  const own = withNewer(withRead(start, 6), {
    ...page([]),
    result_message_json: [chatMessageWith(7, { type: 'send' })],
  });
  expect(unreadSeq(own)).toBe(0);
});
