import { type RefObject, useEffect, useState } from 'react';

/** Why the button steps aside: the focused element is below it, or the page is being read downwards. */
type Aside = 'focus' | 'scroll';

/** Space in px around a focused element that its outline needs. */
const outline = 6;

/**
 * Why a button that floats over the page steps aside at the moment. It returns when the page is scrolled up, and when the focus is on
 * something else.
 */
export function useStepAside(button: RefObject<HTMLElement | null>): Aside | undefined {
  const [covers, setCovers] = useState(false);
  const [isReading, setIsReading] = useState(false);
  useEffect(() => {
    let frame = 0;
    let top = window.scrollY;
    // The browser scrolls to an element after it has focused it.
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(button.current !== null && coversFocus(button.current)));
    };
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      if (now !== top) setIsReading(now > top);
      top = now;
      measure();
    };
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener('focusin', measure, options);
    addEventListener('focusout', measure, options);
    addEventListener('resize', measure, options);
    addEventListener('scroll', onScroll, options);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [button]);
  if (covers) return 'focus';
  return isReading ? 'scroll' : undefined;
}

/** True if the element with a visible focus, or the row that it covers, is below the button. */
function coversFocus(button: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || focused === button) return false;
  if (!focused.matches(':focus-visible')) return false;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  const isBeside =
    box.right + outline <= left ||
    box.left - outline >= right ||
    box.bottom + outline <= top ||
    box.top - outline >= bottom;
  return !isBeside || document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(focused);
}
