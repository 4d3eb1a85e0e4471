import { clockTimeOf } from '@jobblik/contract/kernel/local-time.rules';

/** Messages that one device gets in an hour; further ones stand in the list of notifications only. */
const most = 12;
const hour = 3_600_000;

/** Messages of a device in the current hour. */
export interface Pace {
  paceStartedAt: Date;
  paceCount: number;
}

/** The pace after one more message; undefined when the device has had its share of this hour. */
export function nextPace({ paceStartedAt, paceCount }: Pace, now: Date): Pace | undefined {
  if (now.getTime() - paceStartedAt.getTime() >= hour) return { paceStartedAt: now, paceCount: 1 };
  return paceCount < most ? { paceStartedAt, paceCount: paceCount + 1 } : undefined;
}

/** Between ten in the evening and seven in the morning in Denmark: messages come without a sound. */
export function isNight(now: Date): boolean {
  const at = clockTimeOf(now);
  return at >= '22:00' || at < '07:00';
}
