/** The time, passed in so that rules and tests decide what "now" is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The zone in which the product counts days, hours and deadlines. */
export const productZone = 'Europe/Copenhagen';
