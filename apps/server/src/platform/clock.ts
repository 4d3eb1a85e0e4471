/** The time, as a parameter so that rules and tests define "now". */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export { productZone } from '@jobblik/contract/kernel/local-time.rules';
