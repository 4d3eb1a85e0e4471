import { useEffect, useRef, useState } from 'react';

/**
 * A text field whose value is reported after a pause in typing, trimmed, and only if it changed. A value from outside replaces the
 * text of the field, except the value that the field has reported itself.
 * @param pauseMs milliseconds
 */
export function useDebouncedInput(value: string, onReport: (text: string) => void, pauseMs: number) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  /** The typed text that is not reported yet, and the timer that will report it. */
  const pending = useRef<{ typed: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latestReport = useRef(onReport);
  useEffect(() => {
    latestReport.current = onReport;
  }, [onReport]);

  function cancel(): void {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }

  function flush(): void {
    const typed = pending.current?.typed;
    cancel();
    const next = typed?.trim();
    if (next === undefined || next === reported.current) return;
    reported.current = next;
    latestReport.current(next);
  }

  useEffect(() => {
    if (value === reported.current) return;
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    reported.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);
  return {
    text,
    onType: (typed: string): void => {
      setText(typed);
      cancel();
      pending.current = { typed, timer: setTimeout(flush, pauseMs) };
    },
    /** Reports without the pause, as Enter does. */
    flush,
  };
}
