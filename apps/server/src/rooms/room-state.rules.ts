import {
  type LeaveReason,
  type RoomKind,
  type RoomTransport,
  roomCapacity,
  roomLimits,
} from '@jobblik/contract/rooms/rooms.rules';
import type { MediaState, RoomView } from '@jobblik/contract/rooms/rooms.schema';

/** A person in a room, or one whose connection was cut recently. Instants are milliseconds. */
export interface Occupant extends MediaState {
  id: string;
  connection: string;
  userId: number | null;
  name: string;
  isHost: boolean;
  /** One of the two parties of an interview. */
  isParty: boolean;
  /** Id that a guest's browser stores for this room, and the guest's mailed invitation. */
  browser?: string | undefined;
  invitation?: string | undefined;
  /** When the connection was cut; null while it is open. */
  awayAt: number | null;
}

/** The state of a room, stored in its row. */
export interface RoomState {
  occupants: readonly Occupant[];
  transport: RoomTransport;
  /** Address of the media server, with transport `sfu`. */
  node: string | null;
  epoch: number;
  /** When two people were in the room together for the first time. */
  startedAt: number | null;
  /** When its parties were in it together. Absent in rooms that were stored without it. */
  meeting?: Meeting;
  /** People whom the host has removed: their user ids, and ids of their places, browsers and invitations. */
  removed: readonly (number | string)[];
}

/**
 * When the parties of a room were in it together: those of an interview, in a company's room the host and anybody else. Kept after
 * the room is empty.
 */
export interface Meeting {
  /** Since when they are; null while they are not. */
  since: number | null;
  /** Whole seconds before that; at least 1 for each time. */
  seconds: number;
}

export const noMeeting: Meeting = { since: null, seconds: 0 };

/** The media that a room can use: `sfuForAll` where every room uses a media server; `nodes` are the available ones. */
export interface MediaPlan {
  sfuForAll: boolean;
  nodes: readonly string[];
}

export type Arrival = Omit<Occupant, 'awayAt'>;

export type RoomChange =
  | { type: 'join'; who: Arrival; plan: MediaPlan }
  | { type: 'leave'; id: string; connection: string }
  | { type: 'cut'; id: string; connection: string }
  | { type: 'media'; id: string; media: MediaState }
  | { type: 'remove'; id: string }
  | { type: 'close' }
  /** Ids that have a connection, on any server. */
  | { type: 'sweep'; connected: ReadonlySet<string> }
  | { type: 'node_lost'; node: string; plan: MediaPlan };

export interface Departure {
  id: string;
  userId: number | null;
  /** Only the page of this connection is notified. */
  connection: string;
  reason: LeaveReason;
}

export type RoomOutcome =
  | { refused: 'room_full' | 'no_place' | 'removed' }
  | { state: RoomState; departures: readonly Departure[]; isChanged: boolean };

export const emptyRoom: RoomState = {
  occupants: [],
  transport: 'mesh',
  node: null,
  epoch: 1,
  startedAt: null,
  removed: [],
};

/** The room after a change, and the people to notify that they have left it. */
export function roomAfter(state: RoomState, change: RoomChange, kind: RoomKind, now: number): RoomOutcome {
  const outcome = changed(state, change, kind, now);
  if ('refused' in outcome) return outcome;
  const meeting = meetingAfter(state, outcome.state, kind, now);
  return { ...outcome, state: { ...outcome.state, meeting } };
}

function isMet({ occupants }: RoomState, kind: RoomKind): boolean {
  if (kind === 'interview') return occupants.filter(({ isParty }) => isParty).length >= 2;
  return kind === 'company' && occupants.length >= 2 && occupants.some(({ isHost }) => isHost);
}

/** The meeting after a change. A person who was cut off and did not return has left when the connection was cut. */
function meetingAfter(before: RoomState, after: RoomState, kind: RoomKind, now: number): Meeting {
  const meeting = before.meeting ?? noMeeting;
  if (isMet(after, kind)) return meeting.since === null ? { ...meeting, since: now } : meeting;
  if (meeting.since === null) return meeting;
  const gone = before.occupants.filter(({ id }) => !after.occupants.some((one) => one.id === id));
  const left = Math.min(now, ...gone.flatMap(({ awayAt }) => awayAt ?? []));
  const seconds = Math.max(1, Math.round((left - meeting.since) / 1000));
  return { since: null, seconds: meeting.seconds + seconds };
}

function changed(state: RoomState, change: RoomChange, kind: RoomKind, now: number): RoomOutcome {
  switch (change.type) {
    case 'join':
      return joined(state, change, kind, now);
    case 'leave':
      return without(state, (one) => one.id === change.id && one.connection === change.connection, 'left');
    case 'cut':
      return updated(state, change.id, (one) =>
        one.connection === change.connection && one.awayAt === null ? { ...one, awayAt: now } : one,
      );
    case 'media':
      return updated(state, change.id, (one) => ({ ...one, ...change.media }));
    case 'remove': {
      const gone = state.occupants.find(({ id }) => id === change.id);
      if (!gone || gone.isHost) return { refused: 'no_place' };
      const ids = [gone.userId, gone.id, gone.browser, gone.invitation].filter((one) => one != null);
      const removed = [...state.removed, ...ids];
      return without({ ...state, removed }, ({ id }) => id === change.id, 'removed');
    }
    case 'close':
      return without({ ...state, startedAt: null, removed: [] }, () => true, 'ended');
    case 'sweep':
      return swept(state, change.connected, now);
    case 'node_lost':
      return state.node === change.node ? moved(state, change.plan) : { state, departures: [], isChanged: false };
  }
}

/**
 * Whether the host has removed a person, under any name. The host cannot be removed, and the parties of an interview are identified
 * only by their accounts.
 */
export function isRemoved(
  { removed }: Pick<RoomState, 'removed'>,
  who: Pick<Occupant, 'userId' | 'isHost' | 'isParty' | 'browser' | 'invitation'> & { id?: string | undefined },
): boolean {
  if (who.isHost) return false;
  const ids = who.isParty ? [who.userId] : [who.userId, who.id, who.browser, who.invitation];
  return ids.some((id) => id != null && removed.includes(id));
}

function joined(
  before: RoomState,
  { who, plan }: Extract<RoomChange, { type: 'join' }>,
  kind: RoomKind,
  now: number,
): RoomOutcome {
  if (isRemoved(before, who)) return { refused: 'removed' };
  const isSame = (one: Occupant) => one.id === who.id || (who.userId !== null && one.userId === who.userId);
  const at = before.occupants.findIndex(isSame);
  const older = before.occupants[at];
  const occupant: Occupant = { ...who, awayAt: null };
  const occupants =
    at >= 0
      ? before.occupants
          .filter((one, place) => place === at || !isSame(one))
          .map((one) => (isSame(one) ? occupant : one))
      : [...before.occupants, occupant];
  const transport = transportFor(before, occupants.length, plan);
  const most = roomCapacity[plan.nodes.length > 0 ? 'sfu' : 'mesh'];
  if (at < 0 && occupants.length + reservedPlaces(occupants, kind) > most) return { refused: 'room_full' };
  const started = before.startedAt ?? (occupants.length >= 2 ? now : null);
  const state = withTransport({ ...before, occupants, startedAt: started }, transport, plan);
  const isReplaced = older && older.connection !== who.connection;
  const departures: Departure[] = isReplaced
    ? [{ id: older.id, userId: older.userId, connection: older.connection, reason: 'replaced' }]
    : [];
  return { state, departures, isChanged: true };
}

/** Places reserved for people who are not in the room: for the host, and in the room of an interview for its two parties. */
function reservedPlaces(occupants: readonly Occupant[], kind: RoomKind): number {
  const [reserved, isTaken] =
    kind === 'interview' ? [2, ({ isParty }: Occupant) => isParty] : [1, ({ isHost }: Occupant) => isHost];
  return Math.max(0, reserved - occupants.filter(isTaken).length);
}

/** A room switches to a media server when it has too many people for a mesh, and keeps it while anyone is in the room. */
function transportFor(state: RoomState, people: number, plan: MediaPlan): RoomTransport {
  if (plan.nodes.length === 0) return 'mesh';
  if (state.transport === 'sfu' && people > 1) return 'sfu';
  return plan.sfuForAll || people > roomCapacity.mesh ? 'sfu' : 'mesh';
}

function withTransport(state: RoomState, transport: RoomTransport, plan: MediaPlan): RoomState {
  const isAlive = state.node !== null && plan.nodes.includes(state.node);
  const node = transport === 'mesh' ? null : isAlive ? state.node : (plan.nodes[0] ?? null);
  const isSame = transport === state.transport && node === state.node;
  return isSame ? state : { ...state, transport, node, epoch: state.epoch + 1 };
}

/** Moves everyone's media to another server; without one a small room becomes a mesh. */
function moved(state: RoomState, plan: MediaPlan): RoomOutcome {
  const transport: RoomTransport = plan.nodes.length > 0 ? 'sfu' : 'mesh';
  const next = withTransport({ ...state, node: null }, transport, plan);
  return { state: next, departures: [], isChanged: true };
}

function swept(state: RoomState, connected: ReadonlySet<string>, now: number): RoomOutcome {
  const marked = state.occupants.map((one) =>
    connected.has(one.id) || one.awayAt !== null ? one : { ...one, awayAt: now },
  );
  const isLate = ({ awayAt }: Occupant) => awayAt !== null && now - awayAt >= roomLimits.awaySeconds * 1000;
  const occupants = marked.filter((one) => !isLate(one));
  const isChanged =
    occupants.length !== state.occupants.length || marked.some((one, at) => one !== state.occupants[at]);
  return { state: emptied({ ...state, occupants }), departures: [], isChanged };
}

/** An empty room is reset: the next call in it starts its own time. */
function emptied(state: RoomState): RoomState {
  return state.occupants.length === 0 ? { ...state, startedAt: null } : state;
}

function updated(state: RoomState, id: string, change: (one: Occupant) => Occupant): RoomOutcome {
  const occupants = state.occupants.map((one) => (one.id === id ? change(one) : one));
  const isChanged = occupants.some((one, at) => one !== state.occupants[at]);
  return { state: { ...state, occupants }, departures: [], isChanged };
}

function without(state: RoomState, isGone: (one: Occupant) => boolean, reason: LeaveReason): RoomOutcome {
  const departures = state.occupants
    .filter(isGone)
    .map(({ id, userId, connection }) => ({ id, userId, connection, reason }));
  const occupants = state.occupants.filter((one) => !isGone(one));
  return { state: emptied({ ...state, occupants }), departures, isChanged: departures.length > 0 };
}

/** The part of the state that everyone in the room sees. */
export function viewOf(room: { id: string; revision: number; state: RoomState }, now: number): RoomView {
  const { occupants, transport, epoch, startedAt } = room.state;
  return {
    room_id: room.id,
    revision: room.revision,
    transport,
    epoch,
    participants: occupants.map(({ id, connection, name, isHost, awayAt, microphone, camera, screen }) => ({
      id,
      connection,
      name,
      is_host: isHost,
      away: awayAt !== null,
      microphone,
      camera,
      screen,
    })),
    elapsed_ms: startedAt === null ? null : Math.max(0, now - startedAt),
  };
}
