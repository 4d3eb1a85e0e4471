import type { Logger } from 'pino';
import { connectJanus, type JanusConnection } from './janus-connection.ts';

/** Milliseconds between two pings, and between two attempts to connect to an unavailable Janus. */
const every = { ping: 2_000, connect: 1_000 };

export interface JanusNodes {
  /** Addresses of the available servers, in the order of the settings. */
  up(): string[];
  /** @throws Error when this Janus does not answer */
  connection(url: string): JanusConnection;
  /** Calls the listener when a Janus becomes unavailable. */
  onLost(listener: (url: string) => void): void;
  /** Resolves after the first attempt on every Janus. */
  tried: Promise<unknown>;
  close(): void;
}

/** Keeps a connection to each Janus while the server runs. */
export function followJanus(
  urls: readonly string[],
  { apiSecret, log }: { apiSecret: string | undefined; log: Logger },
): JanusNodes {
  const open = new Map<string, JanusConnection>();
  const timers = new Map<string, NodeJS.Timeout>();
  const listeners: ((url: string) => void)[] = [];
  let isClosed = false;

  function later(url: string, work: () => void, ms: number): void {
    if (!isClosed) timers.set(url, setTimeout(work, ms).unref());
  }

  async function connect(url: string): Promise<void> {
    try {
      const connection = await connectJanus(url, { apiSecret, onClose: () => lose(url) });
      if (isClosed) return connection.close();
      open.set(url, connection);
      log.info({ url }, 'a Janus answers');
      later(url, () => void ping(url, connection), every.ping);
    } catch (error) {
      log.debug({ err: error, url }, 'a Janus does not answer');
      later(url, () => void connect(url), every.connect);
    }
  }

  async function ping(url: string, connection: JanusConnection): Promise<void> {
    try {
      await connection.ping();
      later(url, () => void ping(url, connection), every.ping);
    } catch (error) {
      log.warn({ err: error, url }, 'a Janus gives no sign of life');
      connection.close();
      lose(url);
    }
  }

  function lose(url: string): void {
    if (isClosed || !open.delete(url)) return;
    clearTimeout(timers.get(url));
    log.warn({ url }, 'a Janus is lost; its rooms move');
    for (const listener of listeners) listener(url);
    later(url, () => void connect(url), every.connect);
  }

  return {
    up: () => urls.filter((url) => open.has(url)),
    connection(url) {
      const found = open.get(url);
      if (!found) throw new Error(`the Janus at ${url} does not answer`);
      return found;
    },
    onLost: (listener) => void listeners.push(listener),
    tried: Promise.all(urls.map(connect)),
    close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      for (const connection of open.values()) connection.close();
    },
  };
}
