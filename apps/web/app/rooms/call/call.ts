import type { SocketEvent } from '@jobblik/contract/kernel/event';
import type { ProblemCode } from '@jobblik/contract/kernel/problem';
import * as events from '@jobblik/contract/rooms/rooms.events';
import type { JoinedRoom, MediaState, PeerSignal, RoomMessage, RoomView } from '@jobblik/contract/rooms/rooms.schema';
import { io, type Socket } from 'socket.io-client';
import { newUuid } from '../../platform/new-uuid';
import { createStore, type Store } from '../../platform/session/store';
import { type CallEffect, type CallEvent, type CallState, callAfter, newCall } from './call-state';
import type { LocalMedia } from './local-media';
import { openPeer, type Peer } from './peer';
import { createRemoteTracks, type RemoteTracks } from './remote-tracks';
import { openSfu, type SfuLink } from './sfu-link';

export interface CallOptions {
  /** Address of the signalling, including the namespace. */
  url: string;
  ticket: string;
  /** The session's token, for people with an account. */
  token: () => string | null;
  media: LocalMedia;
}

export interface Call {
  state: Store<CallState>;
  tracks: Store<RemoteTracks>;
  messages: Store<readonly RoomMessage[]>;
  /** Called when the host mutes this person. */
  onMuted(listener: () => void): void;
  /**
   * Sends an event and waits for its acknowledgement. Throws an error with the `code` of a refusal; `network` without an answer.
   */
  send(event: Pick<SocketEvent, 'name'>, payload: unknown): Promise<unknown>;
  /** Leaves the room; others stay. */
  leave(): void;
  /** Ends the call for everyone. Throws like {@link Call.send}; the call then continues. */
  end(): Promise<void>;
  /** Share of packets lost since the last call, 0 to 1. */
  measureLoss(): Promise<number>;
  /** Statistics of all connections, for measurements. */
  stats(): Promise<RTCStatsReport[]>;
}

/** An event that the server refused. */
export class CallRefused extends Error {
  readonly code: ProblemCode;
  constructor(code: ProblemCode) {
    super(code);
    this.code = code;
  }
}

const answerWithin = 8_000;
/** Milliseconds after which joining is tried again if the server could not accept it. */
const joinAgainAfter = 2_000;
const tickEvery = 1_000;

/** Joins a room and maintains the connections to everyone in it, until the call ends. */
export function startCall({ url, ticket, token, media }: CallOptions): Call {
  const connection = newUuid();
  const state = createStore<CallState>(newCall(connection));
  const messages = createStore<readonly RoomMessage[]>([]);
  const remote = createRemoteTracks();
  const peers = new Map<string, Peer>();
  /** Signals of pages that the view does not show yet. */
  const early = new Map<string, PeerSignal[]>();
  const mutedListeners: (() => void)[] = [];
  let sfu: SfuLink | null = null;
  let iceServers: RTCIceServer[] = [];
  let packets = { lost: 0, received: 0 };
  let joiningAgain: ReturnType<typeof setTimeout> | undefined;

  // A separate connection: closing a room, or a frame that is too large, must not disconnect the rest of the page.
  const socket: Socket = io(url, {
    forceNew: true,
    auth: (give) => give({ ticket, ...(token() !== null && { token: token() }) }),
    reconnectionDelay: 300,
    reconnectionDelayMax: 2_000,
    timeout: 5_000,
  });

  const handle = (event: CallEvent): void => {
    const [next, effects] = callAfter(state.get(), event);
    if (next !== state.get()) state.set(next);
    for (const effect of effects) run(effect);
  };

  function run(effect: CallEffect): void {
    switch (effect.type) {
      case 'open_peer':
        connectTo(effect.peer);
        return;
      case 'close_peer':
        peers.get(effect.connection)?.close();
        peers.delete(effect.connection);
        return;
      case 'restart_peer':
        follow(effect.connection, peers.get(effect.connection)?.restart());
        return;
      case 'open_sfu':
        sfu = openSfu({
          epoch: effect.epoch,
          iceServers,
          media,
          send,
          onTrack: remote.set,
          onLink: (link) => handle({ type: 'sfu_link', epoch: effect.epoch, link, now: Date.now() }),
        });
        return;
      case 'close_sfu':
        sfu?.close();
        sfu = null;
        return;
      case 'stop':
        stop();
        return;
    }
  }

  function connectTo({
    connection: to,
    participantId,
    epoch,
    isOfferer,
  }: Extract<CallEffect, { type: 'open_peer' }>['peer']) {
    remote.drop(participantId);
    const peer = openPeer({
      isOfferer,
      iceServers,
      media,
      send: (signal) => {
        const payload = { participant_id: participantId, epoch, from: connection, to, signal };
        // Signals lost with the connection are sent again with a new offer when it is back.
        if (socket.connected) socket.emit(events.roomSignalSent.name, payload);
      },
      onTrack: (kind, track) => remote.set(participantId, kind, track),
      onLink: (link) => handle({ type: 'peer_link', connection: to, epoch, link, now: Date.now() }),
    });
    peers.set(to, peer);
    for (const signal of early.get(to) ?? []) follow(to, peer.receive(signal));
    early.delete(to);
  }

  /** If a description cannot be used, the connection is retried. */
  function follow(to: string, work: Promise<void> | undefined): void {
    const epoch = state.get().view?.epoch ?? 0;
    work?.catch(() => handle({ type: 'peer_link', connection: to, epoch, link: 'lost', now: Date.now() }));
  }

  function stop(): void {
    clearInterval(ticking);
    clearTimeout(joiningAgain);
    stopFollowing();
    media.stopAll();
    remote.clear();
    socket.disconnect();
    removeEventListener('pagehide', leave);
  }

  async function send(event: Pick<SocketEvent, 'name'>, payload: unknown): Promise<unknown> {
    // The server would refuse events sent before the place is taken again.
    if (event.name !== events.roomJoin.name && state.get().phase !== 'in') throw new CallRefused('network');
    const answer: unknown = await socket
      .timeout(answerWithin)
      .emitWithAck(event.name, payload)
      .catch(() => {
        throw new CallRefused('network');
      });
    if (typeof answer === 'object' && answer !== null && 'code' in answer)
      throw new CallRefused(answer.code as ProblemCode);
    return answer;
  }

  const ownMedia = (): MediaState => {
    const { audio, isMuted, camera, screen } = media.state.get();
    return { microphone: audio !== null && !isMuted, camera: camera !== null, screen: screen !== null };
  };

  async function join(): Promise<void> {
    try {
      const answer = (await send(events.roomJoin, { connection, media: ownMedia() })) as JoinedRoom;
      iceServers = answer.ice_servers as RTCIceServer[];
      messages.set(answer.messages);
      handle({ type: 'joined', answer, now: Date.now() });
    } catch (error) {
      refuse(error instanceof CallRefused ? error.code : 'internal');
    }
  }

  /** A server that has just started, or has lost its database, accepts people a moment later. */
  function refuse(code: ProblemCode): void {
    handle({ type: 'refused', code });
    if (state.get().phase === 'left') return;
    clearTimeout(joiningAgain);
    joiningAgain = setTimeout(() => (socket.connected ? void join() : socket.connect()), joinAgainAfter);
  }

  socket.on('connect', () => void join());
  socket.on('disconnect', (reason) => {
    handle({ type: 'socket_down' });
    // Socket.IO does not reconnect after these, or after a refusal.
    if (reason === 'io server disconnect') refuse('network');
  });
  socket.on('connect_error', (error: Error & { data?: { code?: ProblemCode } }) => {
    if (error.data?.code) refuse(error.data.code);
  });
  socket.on(events.roomChanged.name, (view: RoomView) => handle({ type: 'view', view, now: Date.now() }));
  socket.on(events.roomLeft.name, ({ reason }) => handle({ type: 'left', reason }));
  socket.on(events.roomMuted.name, () => {
    void media.setMuted(true);
    for (const listener of mutedListeners) listener();
  });
  socket.on(events.roomMessagePushed.name, (message: RoomMessage) =>
    messages.set((now) => (now.some(({ uuid }) => uuid === message.uuid) ? now : [...now, message])),
  );
  socket.on(
    events.roomSignalPushed.name,
    ({ from, epoch, signal }: { from: string; epoch: number; signal: PeerSignal }) => {
      const known = state.get().peers.find((peer) => peer.connection === from);
      const peer = known?.epoch === epoch ? peers.get(from) : undefined;
      if (peer) follow(from, peer.receive(signal));
      else early.set(from, [...(early.get(from) ?? []).slice(-20), signal]);
    },
  );
  socket.on(events.sfuOffer.name, (offer) => void sfu?.receive(offer));

  const stopFollowing = media.onTrack(() => {
    if (state.get().phase === 'in') socket.emit(events.roomMedia.name, ownMedia());
  });
  const ticking = setInterval(() => handle({ type: 'tick', now: Date.now() }), tickEvery);

  function leave(): void {
    if (state.get().phase === 'left') return;
    socket.emit(events.roomLeave.name, {});
    handle({ type: 'left', reason: 'left' });
  }
  addEventListener('pagehide', leave);

  const connections = () => [...[...peers.values()].map(({ pc }) => pc), ...(sfu?.connections() ?? [])];
  const stats = () => Promise.all(connections().map((pc) => pc.getStats()));
  return {
    state,
    tracks: remote.store,
    messages,
    onMuted: (listener) => void mutedListeners.push(listener),
    send,
    leave,
    async end() {
      try {
        await send(events.roomClose, {});
      } catch (error) {
        // The event of the end may arrive before the acknowledgement.
        if (state.get().phase !== 'left') throw error;
      }
      handle({ type: 'left', reason: 'ended' });
    },
    stats,
    async measureLoss() {
      let [lost, received] = [0, 0];
      for (const report of await stats())
        for (const entry of report.values()) {
          if (entry.type !== 'inbound-rtp') continue;
          lost += entry.packetsLost ?? 0;
          received += entry.packetsReceived ?? 0;
        }
      const fresh = { lost: Math.max(0, lost - packets.lost), received: Math.max(0, received - packets.received) };
      packets = { lost, received };
      const all = fresh.lost + fresh.received;
      return all === 0 ? 0 : fresh.lost / all;
    },
  };
}
