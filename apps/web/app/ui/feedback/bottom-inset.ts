import { type RefObject, useLayoutEffect, useState } from 'react';

/** Edges of an element in the window, in CSS pixels. */
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Space below a bar that still counts as none: a hairline, or the padding of a frame. In CSS pixels. */
const slack = 24;

/**
 * The height that bars at the bottom of the window take below an element, in CSS pixels: a bar counts when it touches the bottom, or the
 * top of another that counts, and reaches below the element from left to right.
 */
export function insetOver(
  bars: readonly Edges[],
  element: Pick<Edges, 'left' | 'right'>,
  windowHeight: number,
): number {
  let inset = 0;
  for (const { top, bottom, left, right } of bars.toSorted((a, b) => b.bottom - a.bottom)) {
    const touches = bottom > top && bottom >= windowHeight - inset - slack && top < windowHeight;
    if (touches && left < element.right && right > element.left) inset = Math.max(inset, windowHeight - top);
  }
  return inset;
}

/**
 * Measures what lies at the bottom of the window below the notices: elements with `data-bottom-bar`, such as the controls of a call or
 * the bar of two compared ads.
 * @param shown what the element shows; it is measured again when that changes
 */
export function useBottomInset(element: RefObject<HTMLElement | null>, shown: unknown): number {
  const [inset, setInset] = useState(0);
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const measure = () => {
      const own = element.current?.getBoundingClientRect();
      if (!own) return;
      const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect());
      setInset(insetOver(bars, own, window.innerHeight));
    };
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [element, shown]);
  return inset;
}
