import { useEffect, useRef, useState } from 'react';

/** A field that tells what was typed when the hand rests. Another value from outside replaces it; its own echo does not. */
export function useTyped(value: string, onRest: (text: string) => void, pauseMs: number) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === told.current) return;
    clearTimeout(timer.current);
    told.current = value;
    setTyped(value);
  }, [value]);
  const tell = (text: string) => {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === told.current) return;
    told.current = wanted;
    rest.current(wanted);
  };
  return {
    typed,
    onType: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(text), pauseMs);
    },
    /** Tells without waiting, as Enter does. */
    now: () => tell(typed),
  };
}
