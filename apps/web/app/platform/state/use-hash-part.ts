import { useEffect } from 'react';

/**
 * Leads to the part that the address names. The browser has looked for it already, before the content was there.
 * @param isShown whether the part is on screen now
 */
export function useHashPart(isShown = true): void {
  useEffect(() => {
    const part = isShown && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!part) return;
    part.scrollIntoView({ behavior: 'instant' });
    part.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [isShown]);
}
