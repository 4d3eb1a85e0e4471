import type { ProblemCode } from '@jobblik/contract/kernel/problem';
import type { LeaveReason } from '@jobblik/contract/rooms/rooms.rules';
import type { JoinedRoom, Participant, RoomView } from '@jobblik/contract/rooms/rooms.schema';

/** State of a media connection. */
export type LinkState = 'connecting' | 'connected' | 'lost';

/** A connection to another browser of a mesh. */
export interface PeerState {
  /** Id of the other page's connection. */
  connection: string;
  participantId: string;
  epoch: number;
  /** The later participant offers; the other one answers. */
  isOfferer: boolean;
  link: LinkState;
  /** When the last attempt to connect began, in milliseconds. */
  triedAt: number;
}

export interface CallState {
  phase: 'joining' | 'in' | 'reconnecting' | 'left';
  /** Why the call is over. */
  reason: LeaveReason | null;
  /** Code of a refusal that a retry cannot change. */
  problem: ProblemCode | null;
  me: string;
  connection: string;
  view: RoomView | null;
  /** Start of the call in ms by this browser's clock: when the first two people met; null before. */
  startedAt: number | null;
  peers: readonly PeerState[];
  /** The connection to the media server, while the room uses one. */
  sfu: { epoch: number; link: LinkState; triedAt: number } | null;
}

export type CallEvent =
  | { type: 'joined'; answer: Pick<JoinedRoom, 'participant_id' | 'view'>; now: number }
  | { type: 'refused'; code: ProblemCode }
  | { type: 'view'; view: RoomView; now: number }
  | { type: 'socket_down' }
  | { type: 'left'; reason: LeaveReason }
  | { type: 'peer_link'; connection: string; epoch: number; link: LinkState; now: number }
  | { type: 'sfu_link'; epoch: number; link: LinkState; now: number }
  | { type: 'tick'; now: number };

/** Actions after an event, in this order. */
export type CallEffect =
  | { type: 'open_peer'; peer: PeerState }
  | { type: 'close_peer'; connection: string }
  | { type: 'restart_peer'; connection: string }
  | { type: 'open_sfu'; epoch: number }
  | { type: 'close_sfu' }
  | { type: 'stop' };

/** Milliseconds after which a lost or failed connection is retried. */
export const retryAfter = 4_000;

/** Refusals that end the call; after others the next connection tries again. */
const final: ReadonlySet<ProblemCode> = new Set([
  'stream_not_found',
  'removed_from_room',
  'room_full',
  'name_required',
  'unauthenticated',
]);

export function newCall(connection: string): CallState {
  return {
    phase: 'joining',
    reason: null,
    problem: null,
    me: '',
    connection,
    view: null,
    startedAt: null,
    peers: [],
    sfu: null,
  };
}

type Step = readonly [CallState, readonly CallEffect[]];

/** The next state of the call after an event, and the actions. */
export function callAfter(state: CallState, event: CallEvent): Step {
  if (state.phase === 'left') return [state, []];
  switch (event.type) {
    case 'joined': {
      const me = event.answer.participant_id;
      return withView({ ...state, phase: 'in', me, view: null }, event.answer.view, event.now);
    }
    case 'refused':
      if (!final.has(event.code)) return [state, []];
      if (event.code === 'removed_from_room') return over({ ...state, reason: 'removed' });
      // A room that existed before has been closed in the meantime.
      if (event.code === 'stream_not_found' && state.view) return over({ ...state, reason: 'ended' });
      return over({ ...state, problem: event.code });
    case 'view':
      return state.view ? withView(state, event.view, event.now) : [state, []];
    case 'socket_down':
      // Media continue from browser to browser while only the server is unreachable.
      return [state.phase === 'in' ? { ...state, phase: 'reconnecting' } : state, []];
    case 'left':
      return over({ ...state, reason: event.reason });
    case 'peer_link': {
      const isIt = (peer: PeerState) => peer.connection === event.connection && peer.epoch === event.epoch;
      const link = event.link;
      // After a new loss, waits a moment in which the connection may recover.
      const triedAt = (peer: PeerState) => (link === 'lost' ? event.now - retryAfter / 2 : peer.triedAt);
      const peers = state.peers.map((peer) => (isIt(peer) ? { ...peer, link, triedAt: triedAt(peer) } : peer));
      return [{ ...state, peers }, []];
    }
    case 'sfu_link':
      if (state.sfu?.epoch !== event.epoch) return [state, []];
      return [{ ...state, sfu: { ...state.sfu, link: event.link, triedAt: event.now } }, []];
    case 'tick':
      return retried(state, event.now);
  }
}

function over(state: CallState): Step {
  const effects: CallEffect[] = state.peers.map(({ connection }) => ({ type: 'close_peer', connection }));
  if (state.sfu) effects.push({ type: 'close_sfu' });
  return [{ ...state, phase: 'left', peers: [], sfu: null }, [...effects, { type: 'stop' }]];
}

/** Applies a newer view: opens connections to new pages, closes those to pages that left. */
function withView(state: CallState, view: RoomView, now: number): Step {
  if (state.view && view.revision <= state.view.revision) return [state, []];
  const startedAt = view.elapsed_ms === null ? null : now - view.elapsed_ms;
  const next = { ...state, view, startedAt: nearer(state.startedAt, startedAt) };
  const [peers, peerEffects] = meshFor(next, view, now);
  const [sfu, sfuEffects] = sfuFor(next, view, now);
  return [{ ...next, peers, sfu }, [...peerEffects, ...sfuEffects]];
}

/** The known start, unless the given one differs by two seconds or more: the delay of a message must not move the clock. */
function nearer(known: number | null, given: number | null): number | null {
  return known !== null && given !== null && Math.abs(known - given) < 2_000 ? known : given;
}

function meshFor(state: CallState, view: RoomView, now: number): [PeerState[], CallEffect[]] {
  const expected = view.transport === 'mesh' ? othersIn(view, state.me) : [];
  const isExpected = (peer: PeerState) =>
    peer.epoch === view.epoch && expected.some(({ connection }) => connection === peer.connection);
  const remaining = state.peers.filter(isExpected);
  const mine = view.participants.findIndex(({ id }) => id === state.me);
  const added = expected
    .filter(({ connection }) => !remaining.some((peer) => peer.connection === connection))
    .map((other): PeerState => {
      const isOfferer = mine > view.participants.indexOf(other);
      const { connection, id: participantId } = other;
      return { connection, participantId, epoch: view.epoch, isOfferer, link: 'connecting', triedAt: now };
    });
  const closed = state.peers.filter((peer) => !isExpected(peer));
  return [
    [...remaining, ...added],
    [
      ...closed.map(({ connection }): CallEffect => ({ type: 'close_peer', connection })),
      ...added.map((peer): CallEffect => ({ type: 'open_peer', peer })),
    ],
  ];
}

function sfuFor(state: CallState, view: RoomView, now: number): [CallState['sfu'], CallEffect[]] {
  const before = state.sfu;
  if (view.transport !== 'sfu') return [null, before ? [{ type: 'close_sfu' }] : []];
  if (before?.epoch === view.epoch) return [before, []];
  const effects: CallEffect[] = before ? [{ type: 'close_sfu' }] : [];
  return [
    { epoch: view.epoch, link: 'connecting', triedAt: now },
    [...effects, { type: 'open_sfu', epoch: view.epoch }],
  ];
}

/** Retries failed connections; only while the server can forward signals. */
function retried(state: CallState, now: number): Step {
  if (state.phase !== 'in') return [state, []];
  const isDue = ({ link, triedAt }: { link: LinkState; triedAt: number }) =>
    link !== 'connected' && now - triedAt >= retryAfter;
  const due = state.peers.filter((peer) => peer.isOfferer && isDue(peer));
  const peers = state.peers.map((peer) => (due.includes(peer) ? { ...peer, triedAt: now } : peer));
  const effects: CallEffect[] = due.map(({ connection }) => ({ type: 'restart_peer', connection }));
  const { sfu } = state;
  if (!sfu || !isDue(sfu)) return [{ ...state, peers }, effects];
  const again: CallEffect[] = [{ type: 'close_sfu' }, { type: 'open_sfu', epoch: sfu.epoch }];
  return [{ ...state, peers, sfu: { ...sfu, link: 'connecting', triedAt: now } }, [...effects, ...again]];
}

/** All other participants, in the order in which they joined. */
export function othersIn(view: RoomView, me: string): Participant[] {
  return view.participants.filter(({ id }) => id !== me);
}

export type NetworkState = 'alone' | 'connecting' | 'good' | 'poor' | 'lost';

/** State of the call's network. `lossShare` is the share of recently lost packets. */
export function networkState({ phase, view, peers, sfu, me }: CallState, lossShare: number): NetworkState {
  if (phase === 'reconnecting') return 'lost';
  if (!view || othersIn(view, me).length === 0) return 'alone';
  const links = sfu ? [sfu.link] : peers.map(({ link }) => link);
  if (links.includes('lost')) return 'lost';
  if (links.includes('connecting')) return 'connecting';
  return lossShare > 0.05 ? 'poor' : 'good';
}
