import { expect, it } from 'vitest';
import { chatMessageWith } from '../chat.factory';
import { timelineOf } from './timeline';

const read = (items: ReturnType<typeof timelineOf>) =>
  items.map((item) =>
    item.kind === 'message'
      ? `${item.message.seq}${item.joined ? ' joined' : ''}`
      : item.kind === 'day'
        ? 'day'
        : 'new',
  );

it('begins each day with its date, in the product’s time zone', () => {
  // 23.30 and 0.30 in Copenhagen.
  const late = chatMessageWith(1, { created_at: '2026-07-01T21:30:00.000Z' });
  const next = chatMessageWith(2, { created_at: '2026-07-01T22:30:00.000Z' });
  expect(read(timelineOf([late, next], null))).toEqual(['day', '1', 'day', '2']);
});

it('joins what one person writes within five minutes', () => {
  const messages = [
    chatMessageWith(1),
    chatMessageWith(2),
    chatMessageWith(3, { type: 'send' }),
    chatMessageWith(9, { type: 'send' }),
  ];
  expect(read(timelineOf(messages, null))).toEqual(['day', '1', '2 joined', '3', '9']);
});

it('draws one line above the first message of the contact that was unread', () => {
  const messages = [chatMessageWith(1), chatMessageWith(2, { type: 'send' }), chatMessageWith(3), chatMessageWith(4)];
  expect(read(timelineOf(messages, 1))).toEqual(['day', '1', '2', 'new', '3', '4 joined']);
  expect(read(timelineOf(messages, 4))).toEqual(['day', '1', '2', '3', '4 joined']);
});

it('is empty without messages', () => {
  expect(timelineOf([], 0)).toEqual([]);
});
