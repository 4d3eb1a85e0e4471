import type { z } from 'zod';

/**
 * A fact that another slice may want to know, written to the queue in the transaction that made it true.
 * Names read `application.received`; payloads carry ids, never whole rows.
 */
export interface DomainEvent<Name extends string = string, S extends z.ZodType = z.ZodType> {
  name: Name;
  payload: S;
}

/** Declares a domain event. `tasks.publish` writes it, `tasks.subscribe` handles it. */
export function defineEvent<Name extends string, S extends z.ZodType>(name: Name, payload: S): DomainEvent<Name, S> {
  return { name, payload };
}

/** A socket event as the wire names it (spec 1§7, 2§7), one direction each. */
export interface SocketEvent<Name extends string = string, S extends z.ZodType = z.ZodType> {
  name: Name;
  direction: 'client' | 'server';
  payload: S;
}

/**
 * Declares a socket event.
 * @param direction who sends it
 */
export function defineSocketEvent<Name extends string, S extends z.ZodType>(
  name: Name,
  direction: 'client' | 'server',
  payload: S,
): SocketEvent<Name, S> {
  return { name, direction, payload };
}
