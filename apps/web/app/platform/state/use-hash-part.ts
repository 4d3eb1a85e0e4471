import { useEffect } from 'react';

/**
 * Scrolls to the element of the address's hash. The browser has tried before the content was rendered.
 * @param isShown whether the element is rendered now
 */
export function useHashPart(isShown = true): void {
  useEffect(() => {
    const part = isShown && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!part) return;
    part.scrollIntoView({ behavior: 'instant' });
    part.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [isShown]);
}
