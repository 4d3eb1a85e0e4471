import type { PublishedThing } from '@jobblik/contract/accounts/email.schema';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';

/**
 * Does what a person wanted while the e-mail was not confirmed yet, in the transaction that confirms it.
 * @returns what it published, if anything
 */
export type WhenVerified = (services: Services, tx: Transaction, userId: number) => Promise<PublishedThing | undefined>;

const actions = new Map<string, WhenVerified>();

/** The slices above hand in what waits for a confirmed e-mail, once at start, each under its own name. */
export function provideWhenVerified(slice: string, action: WhenVerified): void {
  actions.set(slice, action);
}

/** Runs everything that was provided. */
export async function runWhenVerified(services: Services, tx: Transaction, userId: number): Promise<PublishedThing[]> {
  const published: PublishedThing[] = [];
  for (const action of actions.values()) {
    const thing = await action(services, tx, userId);
    if (thing) published.push(thing);
  }
  return published;
}
