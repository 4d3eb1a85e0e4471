import type { Principal } from '@jobblik/contract/kernel/session';
import { expect, it } from 'vitest';
import { placeFor } from './rooms.policy.ts';

const user = (userId: number, more: object = {}): Principal => ({
  kind: 'user',
  userId,
  role: 'employer',
  demo: false,
  sessionId: 's',
  ...more,
});
const guest: Principal = { kind: 'guest' };
const interview = {
  employerId: 1,
  seekerId: 2,
  title: 'Kok',
  startsAt: new Date(0),
  endsAt: new Date(1),
  admitsSeeker: true,
  closesAt: new Date(2),
};
const host = { isHost: true, isParty: false };
const visitor = { isHost: false, isParty: false };
const open = { hostId: 1, closedAt: null };

it.each([
  ['free', user(1), {}, host],
  ['free', user(2), {}, visitor],
  ['free', guest, {}, visitor],
  ['free', user(1, { demo: true }), {}, visitor],
  ['free', user(1), { closedAt: new Date() }, null],
  ['company', guest, {}, visitor],
  ['company', user(1), {}, host],
] as const)('a %s room, %o, %o', (kind, who, room, expected) =>
  expect(placeFor({ kind, ...open, ...room }, who, { interview: null, isInvited: false })).toEqual(expected),
);

it.each([
  [user(1), interview, false, { isHost: true, isParty: true }],
  [user(2, { role: 'seeker' }), interview, false, { isHost: false, isParty: true }],
  [user(2, { role: 'seeker' }), { ...interview, admitsSeeker: false }, false, null],
  [user(1), { ...interview, admitsSeeker: false }, false, { isHost: true, isParty: true }],
  [user(3), interview, false, null],
  [user(3), interview, true, visitor],
  [guest, interview, false, null],
  [guest, interview, true, visitor],
  [user(1, { demo: true }), interview, false, null],
  [user(1), null, false, null],
  [guest, null, true, null],
] as const)('the room of an interview, %o, %o, invited %s', (who, found, isInvited, expected) =>
  expect(placeFor({ kind: 'interview', ...open }, who, { interview: found, isInvited })).toEqual(expected),
);
