import { Problem } from '@jobblik/contract/kernel/problem';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { FairQueue } from '../fair-queue.ts';
import { toProblem } from '../http/problems.ts';
import type { Limit } from './limits.ts';
import type { SocketRefusal } from './realtime.ts';

/** Handler and schema of an event from browsers. */
export interface Receiver<Sender> {
  schema: z.ZodType;
  handle(payload: unknown, sender: Sender): Promise<unknown>;
  /** Of the waiting events with the same value only the newest is handled. */
  latestBy?: ((payload: unknown) => string | number) | undefined;
}

/** Refused events after which a socket is closed; a correct page never gets near that. */
const patience = 200;

/** Maximum number of waiting events of everybody. */
const mostWaiting = 20_000;

interface EventQueueOptions<Sender> {
  receivers: ReadonlyMap<string, Receiver<Sender>>;
  /** Maximum number of waiting events of one line. */
  waiting: number;
  log: Logger;
}

/** One socket of an {@link createEventQueue | queue of events}. */
export interface EventSocket<Sender> {
  sender: Sender;
  /** Counts an event of this person over all sockets. */
  take: () => ReturnType<Limit>;
  /** Events of sockets with the same line are handled one after the other. */
  line: string;
  /** Refuses every event, as from the demo visitor. */
  isReadOnly?: boolean;
  /** Whether the session is still valid; checked before each event. */
  isSignedIn: () => Promise<boolean>;
}

/**
 * The events of all sockets of a namespace. They are limited by person, checked, parsed, handled in the order of arrival, one of a
 * line at a time, and acknowledged. An event that does not fit in is refused at once with `too_many_requests`, and has had no effect.
 */
export function createEventQueue<Sender>({ receivers, waiting, log }: EventQueueOptions<Sender>) {
  const queue = new FairQueue<string>({
    concurrency: Number.POSITIVE_INFINITY,
    perOwner: 1,
    waitingPerOwner: waiting,
    waiting: mostWaiting,
  });
  /** Waiting events that a newer one replaces. */
  const replaceable = new Map<string, { payload: unknown }>();

  async function inTurn(line: string, handle: () => Promise<unknown>): Promise<unknown> {
    try {
      return await queue.run(line, handle);
    } catch (error) {
      throw error instanceof Problem && error.code === 'too_many_at_once' ? tooMany() : error;
    }
  }

  /** Opens the queue for a socket. The returned function never rejects; it returns whether the socket may stay open. */
  return (socket: EventSocket<Sender>) => {
    const { sender, take, line, isReadOnly = false, isSignedIn } = socket;
    let refused = 0;
    let isEnded = false;

    async function answer(name: string, payload: unknown): Promise<unknown> {
      const allowed = take();
      if (allowed === false) throw tooMany();
      if (isReadOnly) throw new Problem('demo_read_only');
      const receiver = receivers.get(name);
      if (!receiver) throw new Problem('not_found');
      const parsed = receiver.schema.safeParse(payload);
      if (!parsed.success) throw new Problem('invalid_input', { cause: parsed.error });
      const event = { payload: parsed.data as unknown };
      const key = receiver.latestBy && `${line} ${name} ${receiver.latestBy(parsed.data)}`;
      const older = key && replaceable.get(key);
      if (older) {
        older.payload = parsed.data;
        return {};
      }
      if (key) replaceable.set(key, event);
      const release = () => key && replaceable.get(key) === event && replaceable.delete(key);
      const handled = inTurn(line, async () => {
        release();
        if (!(await allowed)) throw tooMany();
        isEnded ||= !(await isSignedIn());
        if (isEnded) throw new Problem('unauthenticated');
        return await receiver.handle(event.payload, sender);
      });
      return (await handled.finally(release)) ?? {};
    }

    return async (name: string, args: readonly unknown[]): Promise<boolean> => {
      const last = args.at(-1);
      const acknowledge = typeof last === 'function' ? (answer: unknown) => void last(answer) : () => undefined;
      try {
        acknowledge(await answer(name, args[0]));
      } catch (error) {
        if (error instanceof Problem) refused += 1;
        else log.error({ err: error, event: name }, 'a socket event failed');
        acknowledge({ code: toProblem(error).code } satisfies SocketRefusal);
      }
      return refused < patience && !isEnded;
    };
  };
}

function tooMany(): Problem {
  return new Problem('too_many_requests');
}
