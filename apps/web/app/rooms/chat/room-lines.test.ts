import type { RoomMessage } from '@jobblik/contract/rooms/rooms.schema';
import { expect, it } from 'vitest';
import { type RoomLine, roomLines } from './room-lines';

const at = (minute: number) => `2026-11-24T09:0${minute}:00.000Z`;
const line = (uuid: string, minute: number, isOwn = false): RoomLine => ({
  uuid,
  name: 'Lene',
  isOwn,
  action: 'message',
  message: uuid,
  file: null,
  at: at(minute),
});
const message = (uuid: string, minute: number, participant_id: string): RoomMessage => ({
  uuid,
  participant_id,
  name: 'Bo',
  action: 'message',
  message: uuid,
  file: null,
  at: at(minute),
});

it('shows each message once, by time, with the own ones marked', () => {
  const conversation = [line('before', 0), line('mine', 2, true)];
  const messages = [message('guest', 1, 'b'), message('mine', 2, 'a'), message('new', 3, 'a')];
  expect(roomLines(messages, { ownId: 'a', conversation }).map(({ uuid, isOwn }) => [uuid, isOwn])).toEqual([
    ['before', false],
    ['guest', false],
    ['mine', true],
    ['new', true],
  ]);
});

it('a room without a conversation shows its own messages', () => {
  expect(roomLines([message('x', 1, 'b')], { ownId: 'a', conversation: [] })).toMatchObject([{ uuid: 'x' }]);
});
