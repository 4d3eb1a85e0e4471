import type { Candidate, Description, PeerSignal } from '@jobblik/contract/rooms/rooms.schema';
import type { LinkState } from './call-state';
import type { LocalMedia, TrackKind } from './local-media';

/** The media lines of every connection, in this order; so the kind of a track is its index. */
export const trackKinds: readonly TrackKind[] = ['audio', 'camera', 'screen'];

export interface PeerOptions {
  isOfferer: boolean;
  iceServers: RTCIceServer[];
  media: LocalMedia;
  send(signal: PeerSignal): void;
  onTrack(kind: TrackKind, track: MediaStreamTrack): void;
  onLink(link: LinkState): void;
}

export interface Peer {
  pc: RTCPeerConnection;
  receive(signal: PeerSignal): Promise<void>;
  /** Restarts ICE; only on the offering side. */
  restart(): Promise<void>;
  close(): void;
}

/**
 * A connection to one other browser. It is negotiated once: all media lines exist from the start, and turning a camera on or
 * sharing a screen only replaces a line's track. Only one side offers, so offers never collide.
 */
export function openPeer(options: PeerOptions): Peer {
  const { isOfferer, media, send } = options;
  const pc = new RTCPeerConnection({ iceServers: options.iceServers, bundlePolicy: 'max-bundle' });
  const queued: Candidate[] = [];
  const candidates = batched(send);
  let work: Promise<void> = Promise.resolve();

  pc.onicecandidate = ({ candidate }) => candidate && candidates.add(candidate.toJSON() as Candidate);
  pc.ontrack = ({ track, transceiver }) => {
    const kind = trackKinds[pc.getTransceivers().indexOf(transceiver)];
    if (kind) options.onTrack(kind, track);
  };
  pc.onconnectionstatechange = () => {
    const link = linkOf(pc.connectionState);
    if (link) options.onLink(link);
  };
  const stopFollowing = media.onTrack((kind, track) => void senderOf(pc, kind)?.replaceTrack(track));

  if (isOfferer) {
    for (const kind of trackKinds)
      pc.addTransceiver(media.state.get()[kind] ?? mediaTypeOf(kind), { direction: 'sendrecv' });
    void serially(() => offer(false));
  }

  /** Handles descriptions one after the other, in the order of arrival. */
  function serially(task: () => Promise<void>): Promise<void> {
    const next = work.then(async () => {
      if (pc.signalingState !== 'closed') await task();
    });
    work = next.catch(() => undefined);
    return next;
  }

  async function offer(isRestart: boolean): Promise<void> {
    await pc.setLocalDescription(await pc.createOffer({ iceRestart: isRestart }));
    sendDescription();
  }

  async function answer(description: Description): Promise<void> {
    await pc.setRemoteDescription(description);
    await takeLines();
    await pc.setLocalDescription();
    sendDescription();
  }

  /** Sends over the media lines of the offer. */
  async function takeLines(): Promise<void> {
    for (const [at, transceiver] of pc.getTransceivers().entries()) {
      const kind = trackKinds[at];
      if (!kind) continue;
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(media.state.get()[kind]);
    }
  }

  function sendDescription(): void {
    const { localDescription: description } = pc;
    if (description) send({ description: { type: description.type as Description['type'], sdp: description.sdp } });
  }

  async function addQueued(): Promise<void> {
    for (const candidate of queued.splice(0)) await addCandidate(candidate);
  }

  async function addCandidate(candidate: Candidate): Promise<void> {
    // A candidate from before a restart does not fit the new description.
    await pc.addIceCandidate(candidate as RTCIceCandidateInit).catch(() => undefined);
  }

  return {
    pc,
    receive: (signal) =>
      serially(async () => {
        if ('candidates' in signal) {
          queued.push(...signal.candidates);
        } else if (signal.description.type === 'offer') {
          if (!isOfferer) await answer(signal.description);
        } else if (isOfferer && pc.signalingState === 'have-local-offer') {
          await pc.setRemoteDescription(signal.description);
        }
        if (pc.remoteDescription) await addQueued();
      }),
    restart: () =>
      serially(async () => {
        // The answer to the previous offer was lost with a connection; offers again.
        await offer(pc.currentRemoteDescription !== null);
      }),
    close() {
      stopFollowing();
      candidates.stop();
      pc.onconnectionstatechange = null;
      pc.ontrack = null;
      pc.close();
    },
  };
}

export function senderOf(pc: RTCPeerConnection, kind: TrackKind): RTCRtpSender | undefined {
  return pc.getTransceivers()[trackKinds.indexOf(kind)]?.sender;
}

export function mediaTypeOf(kind: TrackKind): 'audio' | 'video' {
  return kind === 'audio' ? 'audio' : 'video';
}

/** The state of the media connection for the call; undefined if unchanged. */
export function linkOf(state: RTCPeerConnectionState): LinkState | undefined {
  if (state === 'connected') return 'connected';
  if (state === 'disconnected' || state === 'failed') return 'lost';
  return state === 'connecting' ? 'connecting' : undefined;
}

/** Batches ICE candidates of the same moment into one signal. */
export function batched(send: (signal: { candidates: Candidate[] }) => void) {
  let waiting: Candidate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const candidates = waiting;
    waiting = [];
    send({ candidates });
  };
  return {
    add(candidate: Candidate): void {
      waiting.push(candidate);
      timer ??= setTimeout(flush, 20);
    },
    stop: () => clearTimeout(timer),
  };
}
