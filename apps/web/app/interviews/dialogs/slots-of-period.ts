import { timeOf } from '@jobblik/contract/interviews/day-grid.rules';
import type { Schedule } from './interview-form';

/** A period of a day as free slots of equal length, one after the other; a shorter rest at the end is not used. */
export function slotsOfPeriod(
  date: string,
  { start, end }: { start: number; end: number },
  length: number,
): Schedule[] {
  const count = Math.max(0, Math.floor((end - start) / length));
  return Array.from({ length: count }, (_, at) => ({
    startDate: date,
    start_time: timeOf(start + at * length),
    end_time: timeOf(start + (at + 1) * length),
  }));
}
