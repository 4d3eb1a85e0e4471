import { type GridHours, slotCount } from './grid-geometry';

/** Where the keyboard stands in the week: a day, a slot, and how many slots it has chosen. */
export interface GridCursor {
  day: number;
  slot: number;
  length: number;
}

/** What a key does at the cursor: moves it, or turns to the week before or after. */
export type CursorStep = { cursor: GridCursor } | { week: -1 | 1; cursor: GridCursor } | null;

/** Where a key leads; null for keys that mean nothing here. Shift with up and down makes the time shorter and longer. */
export function stepCursor(key: string, isShift: boolean, cursor: GridCursor, hours: GridHours): CursorStep {
  const last = slotCount(hours) - 1;
  const { day, slot, length } = cursor;
  const to = (part: Partial<GridCursor>) => ({ cursor: { ...cursor, ...part } });
  if (isShift) {
    if (key === 'ArrowDown') return to({ length: Math.min(length + 1, last - slot + 1) });
    return key === 'ArrowUp' ? to({ length: Math.max(1, length - 1) }) : null;
  }
  switch (key) {
    case 'ArrowDown':
      return to({ slot: Math.min(slot + 1, last), length: 1 });
    case 'ArrowUp':
      return to({ slot: Math.max(slot - 1, 0), length: 1 });
    case 'ArrowRight':
      return day === 6 ? { week: 1, cursor: { ...cursor, day: 0, length: 1 } } : to({ day: day + 1, length: 1 });
    case 'ArrowLeft':
      return day === 0 ? { week: -1, cursor: { ...cursor, day: 6, length: 1 } } : to({ day: day - 1, length: 1 });
    case 'Home':
      return to({ slot: 0, length: 1 });
    case 'End':
      return to({ slot: last, length: 1 });
    case 'PageUp':
      return { week: -1, cursor: { ...cursor, length: 1 } };
    case 'PageDown':
      return { week: 1, cursor: { ...cursor, length: 1 } };
    default:
      return null;
  }
}
