import { dayGrid } from '@jobblik/contract/interviews/day-grid.rules';

export const { slotHeight, slotMinutes } = dayGrid;

/** The hours that a grid shows, in full hours of Danish time. */
export interface GridHours {
  from: number;
  to: number;
}

/** The calendar's day (spec 2§9). */
export const workingHours: GridHours = { from: dayGrid.from / 60, to: dayGrid.to / 60 };

/** The demo's day (spec 2§9). */
export const wholeDay: GridHours = { from: 0, to: 24 };

/** A period of one day in minutes after midnight, Danish time; `end` may be 1440. */
export interface MinuteRange {
  start: number;
  end: number;
}

/** Number of slots of a day. */
export function slotCount({ from, to }: GridHours): number {
  return ((to - from) * 60) / slotMinutes;
}

/** Position of a minute in px from the top of a day. */
export function topOf(minute: number, { from }: GridHours): number {
  return ((minute - from * 60) / slotMinutes) * slotHeight;
}

/** Whether a grid of these hours shows the whole range (spec 2§2: from 07:00 on, ended by 19:00). */
export function isWithin({ start, end }: MinuteRange, { from, to }: GridHours): boolean {
  return start >= from * 60 && end <= to * 60;
}

/** The slot at a height of a day; outside the day the nearest one. */
export function slotAt(y: number, hours: GridHours): number {
  return Math.min(slotCount(hours) - 1, Math.max(0, Math.floor(y / slotHeight)));
}

/** The time from one slot to another, in either direction, both of them included. */
export function rangeOfSlots(one: number, other: number, { from }: GridHours): MinuteRange {
  const start = from * 60 + Math.min(one, other) * slotMinutes;
  return { start, end: from * 60 + (Math.max(one, other) + 1) * slotMinutes };
}

/**
 * The slots of a drag that starts in `one` and has come to `other`. It stops before the first occupied slot, so a drag never covers
 * an entry; null if it starts on one.
 */
export function freeSlots(
  one: number,
  other: number,
  taken: ReadonlySet<number>,
): [first: number, last: number] | null {
  if (taken.has(one)) return null;
  const step = other < one ? -1 : 1;
  let last = one;
  while (last !== other && !taken.has(last + step)) last += step;
  return one < last ? [one, last] : [last, one];
}

/** The slots that ranges cover, partly or fully. */
export function takenSlots(ranges: readonly MinuteRange[], hours: GridHours): Set<number> {
  const taken = new Set<number>();
  for (const { start, end } of ranges) {
    const first = Math.floor((start - hours.from * 60) / slotMinutes);
    const after = Math.ceil((end - hours.from * 60) / slotMinutes);
    for (let slot = Math.max(0, first); slot < Math.min(after, slotCount(hours)); slot += 1) taken.add(slot);
  }
  return taken;
}

/** Position of an entry beside those that overlap it: its lane, from 0, and the number of lanes. */
export interface Lane {
  lane: number;
  lanes: number;
}

/**
 * Lanes for the entries of a day, in their order. Entries that overlap, directly or through others, share the width in equal lanes;
 * an entry gets the first lane that is free at its start.
 */
export function lanesOf(ranges: readonly MinuteRange[]): Lane[] {
  const result: Lane[] = ranges.map(() => ({ lane: 0, lanes: 1 }));
  const order = ranges.map((_, at) => at).sort((a, b) => compare(ranges[a], ranges[b]));
  let cluster: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const at of cluster) result[at] = { lane: result[at]?.lane ?? 0, lanes: ends.length };
    cluster = [];
    ends = [];
  };
  for (const at of order) {
    const { start, end } = ranges[at] ?? { start: 0, end: 0 };
    if (cluster.length > 0 && ends.every((until) => until <= start)) close();
    const free = ends.findIndex((until) => until <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    result[at] = { lane, lanes: 1 };
    cluster.push(at);
  }
  close();
  return result;
}

function compare(one: MinuteRange | undefined, other: MinuteRange | undefined): number {
  if (!one || !other) return 0;
  return one.start - other.start || other.end - one.end;
}
