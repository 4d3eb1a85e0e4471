import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Returns a ref for the form and `toFirstError()`, which focuses the first invalid field after the next render. */
export function useFirstError<E extends HTMLElement>(): [container: RefObject<E | null>, toFirstError: () => void] {
  const container = useRef<E>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) container.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [requests]);
  return [container, useCallback(() => setRequests((times) => times + 1), [])];
}
