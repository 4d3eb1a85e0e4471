import type { SentTrack } from '@jobblik/contract/rooms/rooms.schema';
import type { JanusConnection, JanusHandle, Jsep, PluginAnswer } from '../../platform/janus/janus-connection.ts';

/** The media lines of a publisher, in this order. */
const kinds = ['audio', 'camera', 'screen'] as const;

export interface JanusLinkOptions {
  connection: JanusConnection;
  /** The video room on the Janus, and the participant of this page in it. */
  room: string;
  feed: string;
  participantId: string;
  /** The tracks for the page; {@link JanusLink.answer} answers. */
  onOffer(offer: { sdp: string; tracks: SentTrack[] }): void;
  onError(error: unknown): void;
  /** Milliseconds after which an unanswered request to Janus is sent again. */
  askAgainAfter?: number;
}

export interface JanusLink {
  /** Receives the page's offer of its own tracks. @returns the answer */
  publish(sdp: string): Promise<string>;
  answer(sdp: string): Promise<void>;
  trickle(of: 'publish' | 'subscribe', candidates: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

interface Publisher {
  id: string;
}

interface Stream {
  mid: string;
  feed_mid?: string;
  feed_display?: string;
  active?: boolean;
}

/** One page on a Janus: a handle that receives its tracks, and one that sends it those of everyone else. */
export async function linkToJanus(options: JanusLinkOptions): Promise<JanusLink> {
  const { connection, room, feed, participantId, onOffer, askAgainAfter = 2_000 } = options;
  let subscriber: JanusHandle | null = null;
  /** Publishers whose tracks the page does not get yet. */
  const pending = new Set<string>();
  /** Publishers of the current request; a late answer to an abandoned request counts as well. */
  let requested: readonly string[] = [];
  let askingAgain: NodeJS.Timeout | undefined;
  let hasJoined = false;
  let isWaiting = false;
  let isClosed = false;
  /** Requests of the subscriber run one after the other. */
  let work: Promise<void> = Promise.resolve();

  const publisher = await connection.attach(({ data }) => subscribeTo(publishersIn(data)));

  function subscribeTo(publishers: readonly Publisher[]): void {
    for (const { id } of publishers) if (id !== feed) pending.add(id);
    next();
  }

  /** One offer at a time: the next one waits for the page's answer. */
  function next(): void {
    work = work.then(subscribe).catch((error: unknown) => {
      options.onError(error);
      askAgain();
    });
  }

  /** A busy Janus answers late or not at all; without this the page would never get the requested tracks. */
  function askAgain(): void {
    if (isClosed) return;
    clearTimeout(askingAgain);
    askingAgain = setTimeout(() => {
      if (requested.length > 0) isWaiting = false;
      subscribeTo(requested.map((id) => ({ id })));
    }, askAgainAfter);
  }

  async function subscribe(): Promise<void> {
    if (isClosed || isWaiting || pending.size === 0) return;
    requested = [...pending];
    const streams = requested.map((id) => ({ feed: id }));
    pending.clear();
    isWaiting = true;
    subscriber ??= await connection.attach(({ data, jsep }) => jsep && offer(data, jsep));
    const request = hasJoined
      ? { request: 'update', subscribe: streams }
      : { request: 'join', ptype: 'subscriber', room, streams };
    const { data, jsep } = await subscriber.request(request);
    offer(data, jsep);
  }

  function offer(data: PluginAnswer['data'], jsep: Jsep | undefined): void {
    hasJoined = true;
    requested = [];
    isWaiting = jsep !== undefined;
    if (jsep) onOffer({ sdp: jsep.sdp, tracks: tracksIn(data) });
    else next();
  }

  return {
    async publish(sdp) {
      const body = { request: 'joinandconfigure', ptype: 'publisher', room, id: feed, display: participantId };
      const { data, jsep } = await publisher.request(body, { type: 'offer', sdp });
      subscribeTo(publishersIn(data));
      if (!jsep) throw new Error('Janus answered without a description');
      return jsep.sdp;
    },
    async answer(sdp) {
      await subscriber?.request({ request: 'start' }, { type: 'answer', sdp });
      isWaiting = false;
      next();
    },
    async trickle(of, candidates) {
      await (of === 'publish' ? publisher : subscriber)?.trickle(candidates);
    },
    async close() {
      isClosed = true;
      clearTimeout(askingAgain);
      await Promise.allSettled([publisher.detach(), subscriber?.detach()]);
    },
  };
}

function publishersIn(data: PluginAnswer['data']): readonly Publisher[] {
  return Array.isArray(data.publishers) ? (data.publishers as Publisher[]) : [];
}

/** The people whose tracks the lines of an offer contain. The position of a line at its publisher gives its kind. */
export function tracksIn(data: PluginAnswer['data']): SentTrack[] {
  const streams = Array.isArray(data.streams) ? (data.streams as Stream[]) : [];
  return streams.flatMap(({ mid, feed_mid, feed_display, active }) => {
    const kind = kinds[Number(feed_mid)];
    return kind && feed_display && active !== false ? { mid, participant_id: feed_display, kind } : [];
  });
}
