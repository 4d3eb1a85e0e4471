import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { DayRange } from './grid-entry';
import { freeSlots, type GridHours, rangeOfSlots, slotAt } from './grid-geometry';

interface Drag {
  day: number;
  from: number;
  to: number;
}

interface DragOptions {
  hours: GridHours;
  /** The slots of a day that cannot be chosen. */
  takenOf: (day: number) => ReadonlySet<number>;
  /** Absent in a read-only grid. */
  onPick: ((range: DayRange) => void) | undefined;
}

/**
 * Selects a time by dragging over a day in half hours; a click or a tap selects one. A moving finger scrolls the page. Escape
 * cancels.
 */
export function useDragRange({ hours, takenOf, onPick }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const current = useRef(drag);
  const show = (next: Drag | null) => {
    current.current = next;
    setDrag(next);
  };
  useEffect(() => {
    if (!drag) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      current.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drag]);
  const slotOf = (event: PointerEvent<HTMLElement>) =>
    slotAt(event.clientY - event.currentTarget.getBoundingClientRect().top, hours);
  const covered = drag && freeSlots(drag.from, drag.to, takenOf(drag.day));

  return {
    /** The time that the drag covers. */
    range: drag && covered && { day: drag.day, ...rangeOfSlots(covered[0], covered[1], hours) },
    /** Event handlers of a day's column. */
    columnProps: (day: number) =>
      onPick && {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || event.target !== event.currentTarget) return;
          const slot = slotOf(event);
          if (takenOf(day).has(slot)) return;
          if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
          show({ day, from: slot, to: slot });
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          const now = current.current;
          if (now && event.pointerType !== 'touch') show({ ...now, to: slotOf(event) });
        },
        onPointerCancel: () => show(null),
        onPointerUp: () => {
          const now = current.current;
          show(null);
          const slots = now && freeSlots(now.from, now.to, takenOf(now.day));
          if (slots) onPick({ day, ...rangeOfSlots(slots[0], slots[1], hours) });
        },
      },
  };
}
