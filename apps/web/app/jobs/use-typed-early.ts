import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes over what somebody has typed into the server's page before the scripts were there; it would be lost otherwise. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onFound: (text: string) => void,
): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const text = field.current?.value ?? value;
    if (isFirst.current && text !== value) onFound(text);
    isFirst.current = false;
  });
}
