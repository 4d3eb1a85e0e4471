import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Fields marked as wrong. A text editor has the mark on its frame, and what is wrong with a whole form may take the focus itself. */
const wrongField = '[aria-invalid="true"], [data-invalid], [data-wrong] [contenteditable="true"]';
const wrongForm = '[role="alert"][tabindex="-1"]';

/**
 * Returns a ref for the form or the box around its fields, and `toFirstError()`, which focuses the first wrong field after the next
 * render.
 */
export function useFirstError(): [container: RefCallback<HTMLElement>, toFirstError: () => void] {
  const element = useRef<HTMLElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    const first = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (first(wrongField) ?? first(wrongForm))?.focus();
  }, [requests]);
  const container = useCallback((found: HTMLElement | null) => {
    element.current = found;
  }, []);
  return [container, useCallback(() => setRequests((times) => times + 1), [])];
}
