import type { SocketEvent } from '@jobblik/contract/kernel/event';
import * as events from '@jobblik/contract/rooms/rooms.events';
import type { SentTrack } from '@jobblik/contract/rooms/rooms.schema';
import type { LinkState } from './call-state';
import type { LocalMedia, TrackKind } from './local-media';
import { batched, linkOf, mediaTypeOf, senderOf, trackKinds } from './peer';

export interface SfuOptions {
  epoch: number;
  iceServers: RTCIceServer[];
  media: LocalMedia;
  send(event: Pick<SocketEvent, 'name'>, payload: unknown): Promise<unknown>;
  onTrack(participantId: string, kind: TrackKind, track: MediaStreamTrack): void;
  onLink(link: LinkState): void;
}

export interface SfuLink {
  /** Accepts an offer of the media server. */
  receive(offer: { epoch: number; sdp: string; tracks: SentTrack[] }): Promise<void>;
  connections(): RTCPeerConnection[];
  close(): void;
}

/** The two connections to a media server: one sends the local tracks, one receives those of everyone else. */
export function openSfu({ epoch, iceServers, media, send, onTrack, onLink }: SfuOptions): SfuLink {
  let isClosed = false;
  const publishing = connect('publish');
  let subscribing: RTCPeerConnection | null = null;
  let work: Promise<void> = Promise.resolve();
  const stopFollowing = media.onTrack((kind, track) => void senderOf(publishing.pc, kind)?.replaceTrack(track));
  const closing: (() => void)[] = [publishing.stop];

  function connect(of: 'publish' | 'subscribe') {
    const pc = new RTCPeerConnection({ iceServers, bundlePolicy: 'max-bundle' });
    const candidates = batched(({ candidates }) => {
      send(events.sfuCandidates, { epoch, of, candidates }).catch(giveUp);
    });
    pc.onicecandidate = ({ candidate }) => candidate && candidates.add(candidate.toJSON() as never);
    pc.onconnectionstatechange = () => {
      const link = linkOf(pc.connectionState);
      if (link === 'lost' || (of === 'publish' && link)) onLink(link);
    };
    return { pc, stop: candidates.stop };
  }

  /** Gives up; the call retries the whole connection after a while. */
  function giveUp(): void {
    if (!isClosed) onLink('lost');
  }

  async function publish(): Promise<void> {
    const { pc } = publishing;
    for (const kind of trackKinds)
      pc.addTransceiver(media.state.get()[kind] ?? mediaTypeOf(kind), { direction: 'sendonly' });
    await pc.setLocalDescription();
    const answer = (await send(events.sfuPublish, { epoch, sdp: pc.localDescription?.sdp ?? '' })) as { sdp: string };
    if (!isClosed) await pc.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
  }

  async function subscribe({ sdp, tracks }: { sdp: string; tracks: SentTrack[] }): Promise<void> {
    if (isClosed) return;
    if (!subscribing) {
      const opened = connect('subscribe');
      subscribing = opened.pc;
      closing.push(opened.stop);
    }
    const pc = subscribing;
    await pc.setRemoteDescription({ type: 'offer', sdp });
    await pc.setLocalDescription();
    await send(events.sfuSubscribed, { epoch, sdp: pc.localDescription?.sdp ?? '' });
    for (const transceiver of pc.getTransceivers()) {
      const sent = tracks.find(({ mid }) => mid === transceiver.mid);
      if (sent) onTrack(sent.participant_id, sent.kind, transceiver.receiver.track);
    }
  }

  publish().catch(giveUp);
  return {
    receive(offer) {
      if (offer.epoch === epoch) work = work.then(() => subscribe(offer)).catch(giveUp);
      return work;
    },
    connections: () => [publishing.pc, ...(subscribing ? [subscribing] : [])],
    close() {
      isClosed = true;
      stopFollowing();
      for (const stop of closing) stop();
      for (const pc of [publishing.pc, subscribing]) {
        if (!pc) continue;
        pc.onconnectionstatechange = null;
        pc.close();
      }
    },
  };
}
