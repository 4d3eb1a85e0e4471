import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Puts the focus on the first field that is wrong, once its error stands on the screen: `toFirstError()` asks for it. */
export function useFirstError<E extends HTMLElement>(): [inside: RefObject<E | null>, toFirstError: () => void] {
  const inside = useRef<E>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) inside.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return [inside, useCallback(() => setAsked((times) => times + 1), [])];
}
