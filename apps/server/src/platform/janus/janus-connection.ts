import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A message of Janus: an answer, or an event of a handle. */
const message = z.looseObject({
  janus: z.string(),
  transaction: z.string().optional(),
  sender: z.number().optional(),
  session_id: z.number().optional(),
  data: z.looseObject({ id: z.number().optional() }).optional(),
  plugindata: z.object({ plugin: z.string(), data: z.record(z.string(), z.unknown()) }).optional(),
  jsep: z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() }).optional(),
  error: z.object({ code: z.number(), reason: z.string() }).optional(),
});
export type JanusMessage = z.infer<typeof message>;
export type Jsep = NonNullable<JanusMessage['jsep']>;

/** A refusal of Janus or its plugin, with their codes (`videoroom`: 427 the room exists, 428 no such feed). */
export class JanusError extends Error {
  readonly code: number;
  constructor(code: number, reason: string) {
    super(`Janus: ${code} ${reason}`);
    this.code = code;
  }
}

export interface PluginAnswer {
  data: Record<string, unknown>;
  jsep?: Jsep | undefined;
}

/** A handle of the video room plugin: one publisher, one subscriber, or one that manages rooms. */
export interface JanusHandle {
  /** @throws JanusError; Error when the connection is lost or no answer comes in time */
  request(body: Record<string, unknown>, jsep?: Jsep): Promise<PluginAnswer>;
  trickle(candidates: readonly object[]): Promise<void>;
  detach(): Promise<void>;
}

export interface JanusConnection {
  attach(onEvent?: (event: PluginAnswer) => void): Promise<JanusHandle>;
  /** Sends a ping. @throws Error without an answer */
  ping(): Promise<void>;
  close(): void;
}

/** Time limit of an answer in milliseconds; a hanging Janus counts as unavailable. */
const answerWithin = 4_000;

/**
 * Opens one session with a Janus over WebSocket, with the WebSocket client of Node: the dozen requests that rooms need do not
 * justify a library with native parts.
 * @param onClose called once when the connection is lost, not after `close`
 * @throws Error when Janus cannot be reached
 */
export async function connectJanus(
  url: string,
  { apiSecret, onClose }: { apiSecret: string | undefined; onClose: () => void },
): Promise<JanusConnection> {
  const socket = new WebSocket(url, 'janus-protocol');
  const waiting = new Map<
    string,
    { resolve(answer: JanusMessage): void; reject(error: Error): void; isPlugin: boolean }
  >();
  const listeners = new Map<number, (event: PluginAnswer) => void>();
  let isClosed = false;

  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => fail(), answerWithin);
    const fail = () => {
      clearTimeout(late);
      socket.close();
      reject(new Error(`no Janus answers at ${url}`));
    };
    socket.addEventListener('error', fail, { once: true });
    socket.addEventListener('open', () => {
      clearTimeout(late);
      resolve();
    });
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the connection to Janus was lost'));
    waiting.clear();
    if (!isClosed) onClose();
    isClosed = true;
  });
  socket.addEventListener('message', ({ data }) => receive(message.parse(JSON.parse(String(data)))));

  function receive(received: JanusMessage): void {
    const pending = received.transaction === undefined ? undefined : waiting.get(received.transaction);
    // A request to a plugin is acknowledged at once; its answer follows as an event.
    if (received.janus === 'ack' && pending?.isPlugin) return;
    if (pending && received.transaction !== undefined) {
      waiting.delete(received.transaction);
      if (received.error) pending.reject(new JanusError(received.error.code, received.error.reason));
      else pending.resolve(received);
    } else if (received.janus === 'event' && received.sender !== undefined && received.plugindata) {
      listeners.get(received.sender)?.({ data: received.plugindata.data, jsep: received.jsep });
    }
  }

  function request(body: Record<string, unknown>, isPlugin = false): Promise<JanusMessage> {
    const transaction = randomUUID();
    return new Promise((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN) return reject(new Error('the connection to Janus is closed'));
      const late = setTimeout(() => {
        waiting.delete(transaction);
        reject(new Error(`Janus did not answer "${body.janus}" in time`));
      }, answerWithin);
      const done =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          then(value);
        };
      waiting.set(transaction, { resolve: done(resolve), reject: done(reject), isPlugin });
      socket.send(JSON.stringify({ ...body, transaction, ...(apiSecret && { apisecret: apiSecret }) }));
    });
  }

  const session_id = idOf(await request({ janus: 'create' }));

  return {
    async attach(onEvent) {
      const handle_id = idOf(await request({ janus: 'attach', session_id, plugin: 'janus.plugin.videoroom' }));
      if (onEvent) listeners.set(handle_id, onEvent);
      return {
        async request(body, jsep) {
          const sent = { janus: 'message', session_id, handle_id, body, ...(jsep && { jsep }) };
          const { plugindata, jsep: answered } = await request(sent, true);
          const data = plugindata?.data ?? {};
          if (typeof data.error_code === 'number') throw new JanusError(data.error_code, String(data.error));
          return { data, jsep: answered };
        },
        async trickle(candidates) {
          await request({ janus: 'trickle', session_id, handle_id, candidates });
        },
        async detach() {
          listeners.delete(handle_id);
          await request({ janus: 'detach', session_id, handle_id });
        },
      };
    },
    async ping() {
      await request({ janus: 'keepalive', session_id });
    },
    close() {
      isClosed = true;
      socket.close();
    },
  };
}

function idOf({ data }: JanusMessage): number {
  if (data?.id === undefined) throw new Error('Janus answered without an id');
  return data.id;
}
