import { useEffect, useState } from 'react';

/** How long a person sees that something was copied (spec 1§5). */
const noticeMs = 3_000;

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text to the clipboard and says so for 3 seconds. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), noticeMs);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setState('copied');
      } catch {
        // No clipboard on an insecure page or without permission; callers show the failed state.
        setState('failed');
      }
    },
  };
}
