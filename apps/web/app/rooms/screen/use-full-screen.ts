import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in full screen, and a function to toggle it. */
export function useFullScreen(root: RefObject<HTMLElement | null>): { isFull: boolean; toggleFull: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggleFull = () => {
    // The whole document, so that dialogs and notices are included. If the browser refuses, the window is unchanged.
    const target = root.current?.ownerDocument.documentElement;
    const done = document.fullscreenElement ? document.exitFullscreen() : target?.requestFullscreen?.();
    done?.catch(() => undefined);
  };
  return { isFull, toggleFull };
}
