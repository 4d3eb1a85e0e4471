import { expect, it, onTestFinished, vi } from 'vitest';
import type { JanusConnection, PluginAnswer } from '../../platform/janus/janus-connection.ts';
import { linkToJanus, tracksIn } from './janus-link.ts';

const stream = (mid: string, feed_mid: string, feed_display: string | undefined, active = true) => ({
  mid,
  feed_mid,
  ...(feed_display && { feed_display }),
  active,
});

it('the lines of an offer give the person and the kind of their track', () => {
  const streams = [
    stream('0', '0', 'ane'),
    stream('1', '1', 'ane'),
    stream('2', '2', 'ane'),
    stream('3', '1', 'bo'),
    stream('4', '0', 'gone', false),
    stream('5', '0', undefined),
    stream('6', '9', 'bo'),
  ];
  expect(tracksIn({ streams })).toEqual([
    { mid: '0', participant_id: 'ane', kind: 'audio' },
    { mid: '1', participant_id: 'ane', kind: 'camera' },
    { mid: '2', participant_id: 'ane', kind: 'screen' },
    { mid: '3', participant_id: 'bo', kind: 'camera' },
  ]);
});

it.each([[{}], [{ streams: 'none' }], [{ streams: [] }]])('%o has no track', (data) =>
  expect(tracksIn(data)).toEqual([]),
);

/** A Janus with one other publisher; a test decides its answers to a subscriber. */
function janusWith(answer: (body: Record<string, unknown>) => Promise<PluginAnswer>) {
  const events: ((event: PluginAnswer) => void)[] = [];
  const connection: JanusConnection = {
    async attach(onEvent) {
      events.push(onEvent ?? (() => undefined));
      const request = async (body: Record<string, unknown>): Promise<PluginAnswer> =>
        body.ptype === 'publisher'
          ? { data: { publishers: [{ id: 'bo' }] }, jsep: { type: 'answer', sdp: 'taken' } }
          : answer(body);
      return { request, trickle: async () => undefined, detach: async () => undefined };
    },
    ping: async () => undefined,
    close: () => undefined,
  };
  return { connection, events };
}

const streamsOfBo = { data: { streams: [stream('0', '1', 'bo')] }, jsep: { type: 'offer', sdp: 'from bo' } } as const;
const offerOfBo = { sdp: 'from bo', tracks: [{ mid: '0', participant_id: 'bo', kind: 'camera' }] };

async function linked(connection: JanusConnection) {
  const [onOffer, onError] = [vi.fn(), vi.fn()];
  const who = { room: 'r', feed: 'ane', participantId: 'ane' };
  const link = await linkToJanus({ connection, ...who, onOffer, onError, askAgainAfter: 1 });
  await link.publish('offered');
  return { link, onOffer, onError };
}

it('a failed subscription is tried again, and its tracks reach the page', async () => {
  const bodies: unknown[] = [];
  const { connection } = janusWith(async (body) => {
    bodies.push(body);
    if (bodies.length === 1) throw new Error('Janus did not answer "message" in time');
    return streamsOfBo;
  });
  const { link, onOffer, onError } = await linked(connection);
  await vi.waitFor(() => expect(onOffer).toHaveBeenCalledWith(offerOfBo));
  expect(onError).toHaveBeenCalledOnce();
  expect(bodies).toEqual([1, 2].map(() => expect.objectContaining({ request: 'join', streams: [{ feed: 'bo' }] })));
  await link.close();
});

it('a late answer is used, and no subscription is requested twice', async () => {
  const answer = vi.fn(async (): Promise<PluginAnswer> => {
    events.at(-1)?.(streamsOfBo);
    throw new Error('Janus did not answer "message" in time');
  });
  const { connection, events } = janusWith(answer);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { link, onOffer, onError } = await linked(connection);
  await vi.advanceTimersByTimeAsync(100);
  expect(onError).toHaveBeenCalledOnce();
  expect(onOffer.mock.calls).toEqual([[offerOfBo]]);
  expect(answer).toHaveBeenCalledOnce();
  await link.close();
});
