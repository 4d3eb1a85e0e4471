import type { z } from 'zod';

/**
 * An event for other slices, written to the queue in the transaction that causes it. Names have the form `application.received`;
 * payloads contain ids, never whole rows.
 */
export interface DomainEvent<Name extends string = string, S extends z.ZodType = z.ZodType> {
  name: Name;
  payload: S;
}

/** Declares a domain event. `tasks.publish` writes it, `tasks.subscribe` handles it. */
export function defineEvent<Name extends string, S extends z.ZodType>(name: Name, payload: S): DomainEvent<Name, S> {
  return { name, payload };
}

/** A socket event with its name on the wire (spec 1§7, 2§7); each has one direction. */
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
