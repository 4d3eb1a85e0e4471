import type { AgeOrder } from './age-order.ts';

/** Texts in memory: each has a slot, which the columns of its facts are read by. */
export interface Slots {
  /** Slots in use. */
  length: number;
  readonly order: AgeOrder;
  /** Undefined for a text that is not here. */
  slotOf(id: number): number | undefined;
  idOf(slot: number): number;
}

/** Puts the values of columns into the order of slots, in place. @param order the slot whose value stands first, second, … */
export function arrange(columns: readonly (Uint32Array | Uint16Array)[], order: Uint32Array): void {
  for (const column of columns) {
    const before = column.slice(0, order.length);
    for (let at = 0; at < order.length; at += 1) column[at] = before[order[at] as number] as number;
  }
}
