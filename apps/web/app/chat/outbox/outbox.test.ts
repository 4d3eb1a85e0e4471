import { expect, it } from 'vitest';
import {
  canRetry,
  dueMessages,
  isHeldUp,
  nextOutbox,
  type Outbox,
  type OutboxEvent,
  type OutboxMessage,
} from './outbox';

const text = (uuid: string, part: Partial<OutboxMessage> = {}): OutboxMessage => ({
  uuid,
  at: Number(uuid.slice(1)),
  receiver: 7,
  kind: 'text',
  text: `Hej ${uuid}`,
  state: 'waiting',
  ...part,
});
const image = (uuid: string, part: Partial<OutboxMessage> = {}) =>
  text(uuid, { kind: 'image', text: '', file: { name: 'kat.png', size: 9 }, ...part });

const after = (start: Outbox, ...events: OutboxEvent[]) => events.reduce(nextOutbox, start);
const states = (outbox: Outbox) => outbox.map(({ uuid, state, code }) => [uuid, state, code].filter(Boolean).join(' '));
const due = (outbox: Outbox) => dueMessages(outbox).map(({ uuid }) => uuid);

it('sends to one contact one after another, and to several at once', () => {
  const outbox = [text('m1'), text('m2'), text('m3', { receiver: 8 })];
  expect(due(outbox)).toEqual(['m1', 'm3']);
  const sending = after(outbox, { type: 'started', uuid: 'm1' });
  expect(due(sending)).toEqual(['m3']);
  expect(due(after(sending, { type: 'removed', uuid: 'm1' }))).toEqual(['m2', 'm3']);
});

it('keeps the order of writing for messages added in any order', () => {
  const outbox = after([text('m2')], { type: 'queued', message: text('m3') }, { type: 'queued', message: text('m1') });
  expect(states(outbox)).toEqual(['m1 waiting', 'm2 waiting', 'm3 waiting']);
});

it.each(['network', 'unavailable', 'internal', 'too_many_requests', 'unauthenticated'] as const)(
  'waits for its next turn after %s, before what was written later',
  (code) => {
    const outbox = after(
      [text('m1'), text('m2')],
      { type: 'started', uuid: 'm1' },
      { type: 'rejected', uuid: 'm1', code },
    );
    expect(states(outbox)).toEqual([`m1 waiting ${code}`, 'm2 waiting']);
    expect(due(outbox)).toEqual(['m1']);
    expect(isHeldUp(outbox)).toBe(true);
  },
);

it('leaves a refused message for its writer and continues with the next', () => {
  const outbox = after(
    [text('m1'), text('m2')],
    { type: 'started', uuid: 'm1' },
    { type: 'rejected', uuid: 'm1', code: 'may_not_write' },
  );
  expect(states(outbox)).toEqual(['m1 failed may_not_write', 'm2 waiting']);
  expect(due(outbox)).toEqual(['m2']);
  expect(isHeldUp(outbox)).toBe(false);
  expect(due(after(outbox, { type: 'retried', uuid: 'm1' }))).toEqual(['m1']);
});

it('uploads a file while texts are sent, then sends it in its turn', () => {
  const outbox = after([image('m1'), text('m2')], { type: 'started', uuid: 'm1' });
  expect(states(outbox)).toEqual(['m1 uploading', 'm2 waiting']);
  expect(due(outbox)).toEqual(['m2']);
  const uploaded = after(outbox, { type: 'uploaded', uuid: 'm1', uploaded: { name: 'x.webp', action: 'image' } });
  expect(due(uploaded)).toEqual(['m1']);
  expect(states(after(uploaded, { type: 'started', uuid: 'm1' }))).toEqual(['m1 sending', 'm2 waiting']);
});

it('uploads a file again that the server has lost', () => {
  const uploaded = { name: 'x.webp', action: 'image' as const };
  const outbox = after(
    [image('m1', { uploaded, state: 'sending' })],
    { type: 'rejected', uuid: 'm1', code: 'file_not_found' },
    { type: 'retried', uuid: 'm1' },
    { type: 'started', uuid: 'm1' },
  );
  expect(states(outbox)).toEqual(['m1 uploading']);
});

it('resumes what a reload interrupted, and does not change messages that are being sent', () => {
  const outbox = after([text('m2', { state: 'sending' })], {
    type: 'restored',
    messages: [text('m1', { state: 'sending' }), text('m2'), text('m3', { state: 'failed', code: 'may_not_write' })],
  });
  expect(states(outbox)).toEqual(['m1 waiting', 'm2 sending', 'm3 failed may_not_write']);
  expect(after(outbox, { type: 'restored', messages: [text('m1')] })).toBe(outbox);
});

it.each([
  ['damaged_file', false],
  ['unsupported_type', false],
  ['too_large', false],
  ['quota_unused', true],
  ['may_not_write', true],
] as const)('a file that was refused with %s can be sent again: %s', (code, expected) => {
  expect(canRetry(image('m1', { state: 'failed', code }))).toBe(expected);
});

it('a text can always be sent again', () => {
  expect(canRetry(text('m1', { state: 'failed', code: 'too_large' }))).toBe(true);
});
