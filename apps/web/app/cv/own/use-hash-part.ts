import { useEffect } from 'react';

/** Leads to the part that the address names. The browser has looked for it already, before the content was there. */
export function useHashPart(): void {
  useEffect(() => {
    const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!part) return;
    part.scrollIntoView({ behavior: 'instant' });
    part.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, []);
}
