import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import { SettingError } from '../env.ts';
import type { SharedCounts } from './limits.ts';

/** Milliseconds after which a count is given up; each server then counts alone. */
const countWithin = 250;

/**
 * Connects the sockets of several servers through a Redis stream, and their limits through counts. When Redis is unavailable later,
 * nudges wait for it; limits do not.
 * @throws SettingError when Redis is unreachable at the start
 */
export async function connectRedis(url: string, log: Logger) {
  let ready = false;
  const client = createClient({
    url,
    commandsQueueMaxLength: 10_000,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (attempts) => (ready ? Math.min(attempts * 200, 5000) : false),
    },
  });
  client.on('error', (error: Error) => {
    if (ready) log.error({ err: error }, 'redis');
  });
  try {
    await client.connect();
  } catch (error) {
    throw new SettingError(`REDIS_URL: no Redis answers (${error instanceof Error ? error.message : error})`, {
      cause: error,
    });
  }
  ready = true;
  const counts: SharedCounts = {
    async add(key, seconds) {
      // Commands would wait for a connection.
      if (!client.isReady) throw new Error('Redis is not connected');
      const name = `jobblik:limit:${key}`;
      const expiration = { type: 'EX', value: seconds } as const;
      const added = client.multi().set(name, '0', { expiration, condition: 'NX' }).incr(name).exec();
      const [, count] = await within(countWithin, added);
      return Number(count);
    },
  };
  return {
    counts,
    // Events contain no binary data, so the adapter need not search for it.
    adapter: createAdapter(client, { streamName: 'jobblik', maxLen: 10_000, blockTimeInMs: 1000, onlyPlaintext: true }),
    close: async () => client.destroy(),
  };
}

/** The result of work that must not take longer. @throws Error when it does */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
