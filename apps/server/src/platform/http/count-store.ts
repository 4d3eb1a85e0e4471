import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Counter, Counters } from '../realtime/limits.ts';

/** Callers that one route counts at the same time. */
const mostKeys = 5_000;

interface RouteLimit {
  routeInfo?: Pick<RouteOptions, 'method' | 'url'>;
  max?: unknown;
  timeWindow?: unknown;
}

/**
 * Where the limits of routes count: with the sockets' limits, so that all servers count together where they are connected.
 * @throws Error for a limit that is no number
 */
export function countStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class CountStore implements FastifyRateLimitStore {
    readonly #counter: Counter | undefined;

    /** The first one is of no route, and counts nothing. */
    constructor({ routeInfo, max, timeWindow }: RouteLimit) {
      if (!routeInfo) return;
      if (typeof max !== 'number' || typeof timeWindow !== 'number') throw new Error(`${routeInfo.url} has no limit`);
      this.#counter = counters(
        `http ${routeInfo.method} ${routeInfo.url}`,
        { max, seconds: timeWindow / 1000 },
        { mostKeys },
      );
    }

    incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      if (!this.#counter) callback(new Error('only routes have limits'));
      else
        Promise.resolve(this.#counter(key)).then(
          ({ count, left }) => callback(null, { current: count, ttl: left }),
          (error: Error) => callback(error),
        );
    }

    /** @param route the limit of a route together with `routeInfo`, which the types of the library leave out */
    child(route: object): FastifyRateLimitStore {
      return new CountStore(route);
    }
  };
}
