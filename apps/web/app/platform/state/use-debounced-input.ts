import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/**
 * A text field whose value is reported after a pause in typing, trimmed, and only if it changed. A value from outside replaces the
 * text of the field, except the value that the field has reported itself.
 * @param pauseMs milliseconds
 */
export function useDebouncedInput(value: string, onReport: (text: string) => void, pauseMs: number) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const report = useDebouncedCallback((typed: string) => {
    const next = typed.trim();
    if (next === reported.current) return;
    reported.current = next;
    onReport(next);
  }, pauseMs);
  useEffect(() => {
    if (value === reported.current) return;
    report.cancel();
    reported.current = value;
    setText(value);
  }, [value, report]);
  return {
    text,
    onType: (typed: string): void => {
      setText(typed);
      report(typed);
    },
    /** Reports without the pause, as Enter does. */
    flush: (): void => report.flush(),
  };
}
