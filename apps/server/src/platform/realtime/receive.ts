import { Problem } from '@jobblik/contract/kernel/problem';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { toProblem } from '../http/problems.ts';
import { createRateBound, type SocketBound, socketBound } from './rate-bound.ts';
import type { SocketRefusal } from './realtime.ts';

/** Handler and schema of an event from browsers. */
export interface Receiver<Sender> {
  schema: z.ZodType;
  handle(payload: unknown, sender: Sender): Promise<unknown>;
}

/** Refused events after which a socket is closed; a correct page never gets near that. */
const patience = 200;

export interface ReceiverOptions<Sender> {
  receivers: ReadonlyMap<string, Receiver<Sender>>;
  sender: Sender;
  /** Refuses every event, as from the demo visitor. */
  isReadOnly?: boolean;
  bound?: SocketBound;
  /** Whether the session is still valid; checked before each event. */
  isSignedIn: () => Promise<boolean>;
  log: Logger;
}

/**
 * Receives the events of one socket: limits, checks and parses them, handles them for the session's user in the order of arrival,
 * and acknowledges them. The returned function never rejects; it returns whether the socket may stay open.
 */
export function createReceiver<Sender>(options: ReceiverOptions<Sender>, now: number) {
  const { receivers, sender, isReadOnly = false, bound = socketBound, isSignedIn, log } = options;
  const allowed = createRateBound(bound, now);
  let refused = 0;
  let isEnded = false;
  /** The previous events. */
  let earlier: Promise<unknown> = Promise.resolve();

  async function handle(receiver: Receiver<Sender>, payload: unknown): Promise<unknown> {
    isEnded ||= !(await isSignedIn());
    if (isEnded) throw new Problem('unauthenticated');
    return await receiver.handle(payload, sender);
  }

  async function answer(name: string, payload: unknown, current: number): Promise<unknown> {
    if (!allowed(current)) throw new Problem('too_many_requests', { status: 429 });
    if (isReadOnly) throw new Problem('demo_read_only');
    const receiver = receivers.get(name);
    if (!receiver) throw new Problem('not_found');
    const parsed = receiver.schema.safeParse(payload);
    if (!parsed.success) throw new Problem('invalid_input', { cause: parsed.error });
    const handled = earlier.then(() => handle(receiver, parsed.data));
    earlier = handled.catch(() => undefined);
    return (await handled) ?? {};
  }

  return async (name: string, args: readonly unknown[], current: number): Promise<boolean> => {
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? (answer: unknown) => void last(answer) : () => undefined;
    try {
      acknowledge(await answer(name, args[0], current));
    } catch (error) {
      if (error instanceof Problem) refused += 1;
      else log.error({ err: error, event: name }, 'a socket event failed');
      acknowledge({ code: toProblem(error).code } satisfies SocketRefusal);
    }
    return refused < patience && !isEnded;
  };
}
