import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import { SettingError } from '../env.ts';

/**
 * Connects the sockets of several servers through a Redis stream. When Redis is unavailable later, nudges wait for it.
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
  return {
    // Events contain no binary data, so the adapter need not search for it.
    adapter: createAdapter(client, { streamName: 'jobblik', maxLen: 10_000, blockTimeInMs: 1000, onlyPlaintext: true }),
    close: async () => client.destroy(),
  };
}
