import type { RoomKind } from '@jobblik/contract/rooms/rooms.rules';
import { describe, expect, it } from 'vitest';
import {
  type Arrival,
  emptyRoom,
  type MediaPlan,
  type RoomChange,
  type RoomOutcome,
  type RoomState,
  roomAfter,
  viewOf,
} from './room-state.rules.ts';

const meshOnly: MediaPlan = { sfuForAll: false, nodes: [] };
const withJanus: MediaPlan = { sfuForAll: false, nodes: ['ws://a', 'ws://b'] };
const media = { microphone: true, camera: true, screen: false };
const person = (id: string, more: Partial<Arrival> = {}): Arrival => ({
  id,
  connection: `${id}-1`,
  userId: null,
  name: id.toUpperCase(),
  isHost: id === 'host',
  isParty: false,
  ...media,
  ...more,
});

function accepted(outcome: RoomOutcome) {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
}
const after = (state: RoomState, change: RoomChange, now = 0, kind: RoomKind = 'free') =>
  accepted(roomAfter(state, change, kind, now));
const join = (state: RoomState, who: Arrival, { now = 0, plan = meshOnly } = {}) =>
  after(state, { type: 'join', who, plan }, now).state;
const roomOf = (count: number, plan = meshOnly) =>
  Array.from({ length: count }, (_, index) => person(`p${index}`, { isHost: index === 0 })).reduce(
    (state, who) => join(state, who, { plan }),
    emptyRoom,
  );
const ids = ({ occupants }: RoomState) => occupants.map(({ id }) => id);

describe('joining', () => {
  it('keeps the order of arrival, and the time starts with the second person', () => {
    const alone = join(emptyRoom, person('host'), { now: 1000 });
    expect(alone.startedAt).toBeNull();
    const two = join(alone, person('b'), { now: 5000 });
    expect([ids(two), two.startedAt]).toEqual([['host', 'b'], 5000]);
    expect(join(two, person('c'), { now: 9000 }).startedAt).toBe(5000);
  });

  it('again after a cut keeps the same place and does not count again', () => {
    const two = join(join(emptyRoom, person('host')), person('b'), { now: 5000 });
    const cut = after(two, { type: 'cut', id: 'host', connection: 'host-1' }, 8000).state;
    expect(viewOf({ id: 'r', revision: 1, state: cut }, 8000).participants.map(({ away }) => away)).toEqual([
      true,
      false,
    ]);
    const back = after(cut, { type: 'join', who: person('host'), plan: meshOnly }, 12_000);
    expect(ids(back.state)).toEqual(['host', 'b']);
    expect(back.state.occupants[0]?.awayAt).toBeNull();
    expect([back.state.startedAt, back.departures]).toEqual([5000, []]);
  });

  it('from a second device takes over the place, and the older one is notified', () => {
    const two = join(join(emptyRoom, person('host', { userId: 7 })), person('b'));
    const second = after(two, { type: 'join', who: person('tablet', { userId: 7 }), plan: meshOnly });
    expect(ids(second.state)).toEqual(['tablet', 'b']);
    expect(second.departures).toEqual([{ id: 'host', userId: 7, connection: 'host-1', reason: 'replaced' }]);
  });

  it('of the same page loaded again replaces the connection of before', () => {
    const one = join(emptyRoom, person('b'));
    const again = after(one, { type: 'join', who: person('b', { connection: 'b-2' }), plan: meshOnly });
    expect(again.departures).toMatchObject([{ connection: 'b-1', reason: 'replaced' }]);
    // The end of the older page does not affect the newer one.
    expect(after(again.state, { type: 'cut', id: 'b', connection: 'b-1' }).isChanged).toBe(false);
    expect(ids(after(again.state, { type: 'leave', id: 'b', connection: 'b-1' }).state)).toEqual(['b']);
  });

  it.each([
    ['a fifth without a media server', 4, meshOnly],
    ['a thirteenth with one', 12, withJanus],
  ])('as %s is refused', (_, count, plan) => {
    const full = roomOf(count, plan);
    expect(roomAfter(full, { type: 'join', who: person('late'), plan }, 'free', 0)).toEqual({
      refused: 'room_full',
    });
    // A person who has a place keeps it.
    expect(ids(join(full, person('p1'), { plan }))).toHaveLength(count);
  });

  it.each([
    ['free', 3, {}, true],
    ['free', 3, { isHost: true }, false],
    ['interview', 2, {}, true],
    ['interview', 2, { isParty: true }, false],
    ['interview', 1, {}, false],
  ] as const)(
    'in a room of kind %s with %d guests and nobody whose room it is, as %j: full %s',
    (kind, count, as, isFull) => {
      const guests = Array.from({ length: count }, (_, index) => person(`p${index}`));
      const state = guests.reduce((before, who) => join(before, who), emptyRoom);
      const outcome = roomAfter(state, { type: 'join', who: person('late', as), plan: meshOnly }, kind, 0);
      expect('refused' in outcome).toBe(isFull);
    },
  );

  it('after removal by the host is refused, as a person and as a guest', () => {
    const three = join(join(join(emptyRoom, person('host')), person('b', { userId: 3 })), person('c'));
    const left = ['b', 'c'].reduce((state, id) => after(state, { type: 'remove', id }).state, three);
    const again = (who: Arrival) => roomAfter(left, { type: 'join', who, plan: meshOnly }, 'free', 0);
    expect(again(person('other', { userId: 3 }))).toEqual({ refused: 'removed' });
    expect(again(person('c'))).toEqual({ refused: 'removed' });
    expect(roomAfter(left, { type: 'remove', id: 'host' }, 'free', 0)).toEqual({ refused: 'no_place' });
  });

  it.each([
    ['another name in the same browser', { browser: 'x' }, true],
    ['another browser with the same invitation', { browser: 'y', invitation: 'i' }, true],
    ['an account in the same browser', { userId: 9, browser: 'x' }, true],
    ['another browser without it', { browser: 'y' }, false],
    ['the host in the same browser', { userId: 1, browser: 'x', isHost: true }, false],
    ['the candidate in the same browser', { userId: 2, browser: 'x', isParty: true }, false],
  ])('after removal as a guest, as %s', (_, more, refused) => {
    const guest = person('c', { browser: 'x', invitation: 'i' });
    const left = after(join(emptyRoom, guest), { type: 'remove', id: 'c' }).state;
    expect('refused' in roomAfter(left, { type: 'join', who: person('d', more), plan: meshOnly }, 'free', 0)).toBe(
      refused,
    );
  });
});

describe('the transport', () => {
  it.each([
    [1, false, 'mesh'],
    [4, false, 'mesh'],
    [5, false, 'sfu'],
    [2, true, 'sfu'],
  ] as const)('of %d people, media server for all %s: %s', (count, sfuForAll, transport) => {
    const room = roomOf(count, { ...withJanus, sfuForAll });
    expect(room.transport).toBe(transport);
    expect(room.node).toBe(transport === 'sfu' ? 'ws://a' : null);
  });

  it('stays when people leave, and the media are set up once when it changes', () => {
    const four = roomOf(4, withJanus);
    const five = join(four, person('e'), { plan: withJanus });
    expect([four.epoch, five.epoch]).toEqual([1, 2]);
    const four2 = after(five, { type: 'leave', id: 'e', connection: 'e-1' }).state;
    const five2 = join(four2, person('f'), { plan: withJanus });
    expect([five2.transport, five2.epoch]).toEqual(['sfu', 2]);
  });

  it('moves to another media server when its own is lost, and to a mesh when none is left', () => {
    const five = roomOf(5, withJanus);
    const lost = (node: string, nodes: string[]) =>
      after(five, { type: 'node_lost', node, plan: { sfuForAll: false, nodes } });
    expect(lost('ws://b', ['ws://a']).isChanged).toBe(false);
    expect(lost('ws://a', ['ws://b']).state).toMatchObject({ transport: 'sfu', node: 'ws://b', epoch: 3 });
    expect(lost('ws://a', []).state).toMatchObject({ transport: 'mesh', node: null, epoch: 3 });
  });
});

describe('leaving', () => {
  it('by closing notifies everyone', () => {
    const two = join(join(emptyRoom, person('host')), person('b'), { now: 5 });
    const closed = after(two, { type: 'close' });
    expect(closed.departures.map(({ id, reason }) => [id, reason])).toEqual([
      ['host', 'ended'],
      ['b', 'ended'],
    ]);
    expect(closed.state).toMatchObject({ occupants: [], startedAt: null });
  });

  it('without an event keeps the place for 30 seconds', () => {
    const two = join(join(emptyRoom, person('host')), person('b'));
    const sweep = (state: RoomState, now: number, ...connected: string[]) =>
      after(state, { type: 'sweep', connected: new Set(connected) }, now);
    expect(sweep(two, 0, 'host', 'b').isChanged).toBe(false);
    const away = sweep(two, 1000, 'host').state;
    expect(away.occupants[1]?.awayAt).toBe(1000);
    expect(sweep(away, 30_999, 'host').isChanged).toBe(false);
    const gone = sweep(away, 31_000, 'host');
    expect([gone.isChanged, ids(gone.state)]).toEqual([true, ['host']]);
  });
});

it('the view shows what others may see, and time from the server', () => {
  const two = join(join(emptyRoom, person('host', { userId: 1 })), person('b'), { now: 5000 });
  const muted = after(two, { type: 'media', id: 'b', media: { ...media, microphone: false } }).state;
  expect(viewOf({ id: 'room', revision: 3, state: muted }, 65_000)).toEqual({
    room_id: 'room',
    revision: 3,
    transport: 'mesh',
    epoch: 1,
    elapsed_ms: 60_000,
    participants: [
      { id: 'host', connection: 'host-1', name: 'HOST', is_host: true, away: false, ...media },
      { id: 'b', connection: 'b-1', name: 'B', is_host: false, away: false, ...media, microphone: false },
    ],
  });
});

describe('the time that the parties are in the room together', () => {
  const minutes = (count: number) => count * 60_000;
  const parties = {
    host: person('host', { userId: 1, isParty: true }),
    seeker: person('s', { userId: 2, isParty: true }),
  };
  const arrive = (state: RoomState, who: Arrival, at: number, kind: RoomKind = 'interview') =>
    after(state, { type: 'join', who, plan: meshOnly }, minutes(at), kind).state;
  const leave = (state: RoomState, { id, connection }: Arrival, at: number) =>
    after(state, { type: 'leave', id, connection }, minutes(at), 'interview').state;

  it('counts only while both are there, also in several parts, and stays when the room is empty', () => {
    const alone = arrive(arrive(emptyRoom, parties.host, 0), person('guest'), 5);
    expect(alone.meeting).toEqual({ since: null, seconds: 0 });
    const both = arrive(alone, parties.seeker, 10);
    expect(both.meeting).toEqual({ since: minutes(10), seconds: 0 });
    const parted = leave(both, parties.seeker, 30);
    expect(parted.meeting).toEqual({ since: null, seconds: 1200 });
    const again = leave(arrive(parted, parties.seeker, 40), parties.host, 44);
    const empty = leave(leave(again, parties.seeker, 50), person('guest'), 50);
    expect(empty).toMatchObject({ occupants: [], startedAt: null, meeting: { since: null, seconds: 1440 } });
  });

  it('ends where the connection was cut, unless the person returns', () => {
    const both = arrive(arrive(emptyRoom, parties.host, 0), parties.seeker, 0);
    const cut = after(both, { type: 'cut', id: 's', connection: 's-1' }, minutes(20), 'interview').state;
    expect(arrive(cut, parties.seeker, 20.2).meeting).toEqual({ since: 0, seconds: 0 });
    const swept = after(cut, { type: 'sweep', connected: new Set(['host']) }, minutes(21), 'interview').state;
    expect(swept.meeting).toEqual({ since: null, seconds: 1200 });
    expect(after(both, { type: 'close' }, minutes(24), 'interview').state.meeting).toEqual({
      since: null,
      seconds: 1440,
    });
  });

  it('is that of the host and anybody else in a company room, and is not counted in a free one', () => {
    const pair = (kind: RoomKind) =>
      arrive(arrive(emptyRoom, person('host'), 0, kind), person('guest'), 1, kind).meeting;
    expect(pair('company')).toEqual({ since: minutes(1), seconds: 0 });
    expect(pair('free')).toEqual({ since: null, seconds: 0 });
    expect(arrive(arrive(emptyRoom, person('a'), 0, 'company'), person('b'), 1, 'company').meeting?.since).toBeNull();
  });
});
