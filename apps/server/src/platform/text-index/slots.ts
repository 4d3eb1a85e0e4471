/** Texts in memory: each has a slot, which the columns of its facts are read by. */
export interface Slots {
  /** Slots in use. */
  length: number;
  /** Slots from the oldest text to the newest. */
  byAge: Uint32Array;
  /** Undefined for a text that is not here. */
  slotOf(id: number): number | undefined;
  isNewer(slot: number, other: number): boolean;
}

/**
 * Slots of texts, the oldest first. Texts that came a moment after memory was brought up to date are left out. Few are sorted; many are
 * picked from the order that all are kept in.
 * @param ids each once
 */
export function oldestFirst(texts: Slots, ids: Uint32Array): Uint32Array {
  const found = new Uint32Array(ids.length);
  let count = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const slot = texts.slotOf(ids[at] as number);
    if (slot !== undefined) found[count++] = slot;
  }
  const slots = found.subarray(0, count);
  if (count * 32 < texts.length) return slots.sort((a, b) => (texts.isNewer(a, b) ? 1 : -1));
  const { byAge, length } = texts;
  const isFound = new Uint8Array(length);
  for (let at = 0; at < count; at += 1) isFound[slots[at] as number] = 1;
  let next = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = byAge[at] as number;
    if (isFound[slot]) slots[next++] = slot;
  }
  return slots;
}

/** Puts the values of columns into the order of slots, in place. @param order the slot whose value stands first, second, … */
export function arrange(columns: readonly (Uint32Array | Uint16Array)[], order: Uint32Array): void {
  for (const column of columns) {
    const before = column.slice(0, order.length);
    for (let at = 0; at < order.length; at += 1) column[at] = before[order[at] as number] as number;
  }
}
