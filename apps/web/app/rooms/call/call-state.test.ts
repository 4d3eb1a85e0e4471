import type { RoomView } from '@jobblik/contract/rooms/rooms.schema';
import { describe, expect, it } from 'vitest';
import { type CallEvent, type CallState, callAfter, networkState, newCall, retryAfter } from './call-state.ts';

const someone = (id: string, connection = `${id}-1`) => ({
  id,
  connection,
  name: id,
  is_host: false,
  away: false,
  microphone: true,
  camera: true,
  screen: false,
});
const viewOf = (revision: number, people: string[], more: Partial<RoomView> = {}): RoomView => ({
  room_id: 'room',
  revision,
  transport: 'mesh',
  epoch: 1,
  participants: people.map((person) => someone(...(person.split('/') as [string, string?]))),
  elapsed_ms: people.length > 1 ? 0 : null,
  ...more,
});
const joined = (view: RoomView, now = 0): CallEvent => ({
  type: 'joined',
  answer: { participant_id: 'me', view },
  now,
});

/** Applies events one after the other; returns the effects as short texts. */
function run(events: readonly CallEvent[], start: CallState = newCall('me-1')) {
  const done: string[][] = [];
  let state = start;
  for (const event of events) {
    const [next, effects] = callAfter(state, event);
    state = next;
    done.push(
      effects.map((effect) => {
        if (effect.type === 'open_peer')
          return `open ${effect.peer.connection}${effect.peer.isOfferer ? ' offer' : ''}`;
        if ('connection' in effect) return `${effect.type} ${effect.connection}`;
        return 'epoch' in effect ? `${effect.type} ${effect.epoch}` : effect.type;
      }),
    );
  }
  return { state, done };
}
const view = (given: RoomView, now = 0): CallEvent => ({ type: 'view', view: given, now });

describe('in a mesh', () => {
  it('a later participant offers to everyone in the room, and answers those who join after', () => {
    const { done, state } = run([joined(viewOf(1, ['a', 'me'])), view(viewOf(2, ['a', 'me', 'b']))]);
    expect(done).toEqual([['open a-1 offer'], ['open b-1']]);
    expect(state.phase).toBe('in');
  });

  it('an older view changes nothing', () => {
    const { done, state } = run([joined(viewOf(5, ['a', 'me'])), view(viewOf(4, ['me'])), view(viewOf(5, ['me']))]);
    expect(done.slice(1)).toEqual([[], []]);
    expect(state.peers).toHaveLength(1);
  });

  it('disconnects from a participant who leaves, and connects again to a reloaded page', () => {
    const { done } = run([
      joined(viewOf(1, ['a', 'me', 'b'])),
      view(viewOf(2, ['a/a-2', 'me', 'b'])),
      view(viewOf(3, ['a/a-2', 'me'])),
    ]);
    expect(done.slice(1)).toEqual([['close_peer a-1', 'open a-2 offer'], ['close_peer b-1']]);
  });

  it('losing the signalling connection keeps the media connections, and joining again opens none twice', () => {
    const { done, state } = run([
      joined(viewOf(1, ['a', 'me'], { elapsed_ms: 1000 }), 1000),
      { type: 'socket_down' },
      joined(viewOf(3, ['a', 'me'], { elapsed_ms: 11_050 }), 11_000),
    ]);
    expect(done).toEqual([['open a-1 offer'], [], []]);
    // Counted once, and the clock does not jump.
    expect([state.phase, state.startedAt]).toEqual(['in', 0]);
  });

  it('the offering side retries a lost connection, and only while the server is reached', () => {
    const lost = (connection: string): CallEvent => ({
      type: 'peer_link',
      connection,
      epoch: 1,
      link: 'lost',
      now: 10_000,
    });
    const start = run([joined(viewOf(1, ['a', 'me', 'b'])), lost('a-1'), lost('b-1')]).state;
    const late = { type: 'tick', now: 10_000 + retryAfter } as const;
    expect(run([{ type: 'tick', now: 10_100 }, late, { type: 'tick', now: late.now + 100 }], start).done).toEqual([
      [],
      ['restart_peer a-1'],
      [],
    ]);
    expect(run([{ type: 'socket_down' }, late], start).done[1]).toEqual([]);
  });
});

describe('with a media server', () => {
  const sfu = (revision: number, epoch: number) =>
    viewOf(revision, ['a', 'me', 'b', 'c', 'd'], { transport: 'sfu', epoch });

  it('a room that is too large for a mesh switches to the server, and continues after it is lost', () => {
    const { done, state } = run([
      joined(viewOf(1, ['a', 'me', 'b', 'c'])),
      view(sfu(2, 2)),
      view(sfu(3, 3)),
      view(viewOf(4, ['a', 'me'], { epoch: 4 })),
    ]);
    expect(done.slice(1)).toEqual([
      ['close_peer a-1', 'close_peer b-1', 'close_peer c-1', 'open_sfu 2'],
      ['close_sfu', 'open_sfu 3'],
      ['open a-1 offer', 'close_sfu'],
    ]);
    expect(state.sfu).toBeNull();
  });

  it('a connection that fails is retried; events of an older one are ignored', () => {
    const start = run([joined(sfu(1, 2))]).state;
    const old = run([{ type: 'sfu_link', epoch: 1, link: 'connected', now: 1 }], start).state;
    expect(old.sfu?.link).toBe('connecting');
    expect(run([{ type: 'tick', now: retryAfter }], start).done).toEqual([['close_sfu', 'open_sfu 2']]);
    const up = run([{ type: 'sfu_link', epoch: 2, link: 'connected', now: 1 }], start).state;
    expect(run([{ type: 'tick', now: 60_000 }], up).done).toEqual([[]]);
  });
});

describe('the end', () => {
  it.each(['ended', 'removed', 'replaced', 'left'] as const)(
    '"%s" closes everything and stops every track',
    (reason) => {
      const { done, state } = run([joined(viewOf(1, ['a', 'me'])), { type: 'left', reason }]);
      expect(done[1]).toEqual(['close_peer a-1', 'stop']);
      expect([state.phase, state.reason]).toEqual(['left', reason]);
      expect(run([joined(viewOf(9, ['a', 'me'])), { type: 'tick', now: 99_999 }], state).done).toEqual([[], []]);
    },
  );

  it.each([
    ['room_full', 'left'],
    ['stream_not_found', 'left'],
    ['network', 'joining'],
    ['internal', 'joining'],
  ] as const)('a refusal with %s: %s', (code, phase) =>
    expect(run([{ type: 'refused', code }]).state.phase).toBe(phase),
  );
});

it('a room that does not exist at a reconnect has ended', () => {
  const { state } = run([
    joined(viewOf(1, ['a', 'me'])),
    { type: 'socket_down' },
    { type: 'refused', code: 'stream_not_found' },
  ]);
  expect([state.phase, state.reason, state.problem]).toEqual(['left', 'ended', null]);
});

it('a participant who was removed while disconnected gets the reason', () => {
  const { state } = run([joined(viewOf(1, ['a', 'me'])), { type: 'refused', code: 'removed_from_room' }]);
  expect([state.phase, state.reason, state.problem]).toEqual(['left', 'removed', null]);
});

it('the state of the network', () => {
  const two = run([joined(viewOf(1, ['a', 'me']))]).state;
  const link = (state: 'connected' | 'lost') =>
    run([{ type: 'peer_link', connection: 'a-1', epoch: 1, link: state, now: 0 }], two).state;
  expect(networkState(run([joined(viewOf(1, ['me']))]).state, 0)).toBe('alone');
  expect(networkState(two, 0)).toBe('connecting');
  expect(networkState(link('connected'), 0.01)).toBe('good');
  expect(networkState(link('connected'), 0.1)).toBe('poor');
  expect(networkState(link('lost'), 0)).toBe('lost');
  expect(networkState(run([{ type: 'socket_down' }], two).state, 0)).toBe('lost');
});
