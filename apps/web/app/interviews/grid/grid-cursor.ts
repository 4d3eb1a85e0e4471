import { type GridHours, slotCount } from './grid-geometry';

/** Position of the keyboard cursor in the week: a day, a slot, and how many slots are selected. */
export interface GridCursor {
  day: number;
  slot: number;
  length: number;
}

/** Effect of a key at the cursor: a new position, or the previous or next week. */
export type CursorStep = { cursor: GridCursor } | { week: -1 | 1; cursor: GridCursor } | null;

/** The step of a key; null for other keys. Shift with up and down makes the selection shorter and longer. */
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
