import type { RateLimit } from '@jobblik/contract/kernel/call';
import { LRUCache } from 'lru-cache';

/** Counts one by key; false beyond the limit. A promise only where other servers are asked. */
export type Limit = (key: string) => boolean | Promise<boolean>;

/** Creates a limit. @param name the same on every server */
export type Limits = (name: string, limit: RateLimit) => Limit;

/** Counts of all servers together. */
export interface SharedCounts {
  /**
   * Adds one to a count that begins again after `seconds`, and returns it.
   * @throws Error when the counts cannot be reached
   */
  add(key: string, seconds: number): Promise<number>;
}

/** A key's count in its window. */
export interface CountedEvent {
  count: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/** Counts one by key. A promise only where other servers are asked. */
export type Counter = (key: string) => CountedEvent | Promise<CountedEvent>;

/** Creates a counter. @param name the same on every server */
export type Counters = (name: string, limit: RateLimit, options?: CounterOptions) => Counter;

export interface CounterOptions {
  /** Keys that are counted at the same time; the one that was counted longest ago begins again. */
  mostKeys?: number;
}

/**
 * Counts in fixed windows: the first event of a key opens one. Each server counts first; what is beyond its own count is beyond the
 * limit without asking the others, and while they cannot be asked its own count is the count.
 * @param now milliseconds
 */
export function createCounters(
  shared: () => SharedCounts | undefined,
  now: () => number = () => performance.now(),
): Counters {
  return (name, { max, seconds }, { mostKeys = 50_000 } = {}) => {
    // Reserves its memory at once, which most calls never need.
    let windows: LRUCache<string, { ends: number; count: number }> | undefined;
    return (key) => {
      windows ??= new LRUCache({ max: mostKeys });
      const known = windows.get(key);
      const window = known && now() < known.ends ? known : { ends: now() + seconds * 1000, count: 0 };
      if (window !== known) windows.set(key, window);
      const left = window.ends - now();
      if (window.count >= max) return { count: max + 1, left };
      window.count += 1;
      const own = { count: window.count, left };
      const counts = shared();
      if (!counts) return own;
      return counts.add(`${name}:${key}`, seconds).then(
        (count) => {
          if (count > max) window.count = max;
          return { count, left };
        },
        () => own,
      );
    };
  };
}

/** Limits on the same counts. */
export function createLimits(counters: Counters): Limits {
  return (name, limit) => {
    const counter = counters(name, limit);
    const isWithin = ({ count }: CountedEvent) => count <= limit.max;
    return (key) => {
      const counted = counter(key);
      return counted instanceof Promise ? counted.then(isWithin) : isWithin(counted);
    };
  };
}

/** Limits of sockets and their events. */
export const socketLimits = {
  /** Events of one person over all browsers. Typing is reported every 400 ms, and a person clicks a few times per second. */
  events: { max: 60, seconds: 3 },
  /** Events of one person in rooms: setting up media needs several for each participant at once. */
  roomEvents: { max: 240, seconds: 6 },
  /** Events of all people without an account at one address, which can be a whole school in several rooms. */
  guestEvents: { max: 1200, seconds: 6 },
  /** Connections of one person: each reload of a page opens one. */
  personConnections: { max: 120, seconds: 60 },
  /** Connections of one address; all of them come back at once after a restart. */
  addressConnections: { max: 3000, seconds: 60 },
} satisfies Record<string, RateLimit>;
