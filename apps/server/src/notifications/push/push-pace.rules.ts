import { clockTimeOf } from '@jobblik/contract/kernel/local-time.rules';

/** Maximum number of messages per device and hour; further ones are only in the list of notifications. */
const most = 12;
const hour = 3_600_000;

/** Messages of a device in the current hour. */
export interface Pace {
  paceStartedAt: Date;
  paceCount: number;
}

/** The pace after one more message; undefined when the device has reached the limit of this hour. */
export function nextPace({ paceStartedAt, paceCount }: Pace, now: Date): Pace | undefined {
  if (now.getTime() - paceStartedAt.getTime() >= hour) return { paceStartedAt: now, paceCount: 1 };
  return paceCount < most ? { paceStartedAt, paceCount: paceCount + 1 } : undefined;
}

/** Between 22:00 and 07:00 in Denmark: messages are silent. */
export function isNight(now: Date): boolean {
  const at = clockTimeOf(now);
  return at >= '22:00' || at < '07:00';
}
