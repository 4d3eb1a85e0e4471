import { type TouchEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in pixels. */
const least = 56;

/** Touch handlers: a swipe to the left steps forward (1), to the right back (-1). Vertical movement scrolls. */
export function useSwipe(onSwipe: (by: 1 | -1) => unknown) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) >= least && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
