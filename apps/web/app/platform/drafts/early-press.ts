interface EarlyPress {
  (event: Event): void;
  /** What was clicked last. */
  on?: HTMLElement;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/**
 * Remembers clicks that are made before hydration. Buttons only, and links that open a
 * window of their own: other links and forms work without scripts. Its text stands in the head, so it uses nothing from outside.
 */
export function rememberPresses(): void {
  const remember: EarlyPress = ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button[type=button],a[target=_blank]') : null;
    if (pressed instanceof HTMLElement) remember.on = pressed;
  };
  window.earlyPress = remember;
  addEventListener('click', remember, true);
}

export const earlyPressScript = `(${rememberPresses})()`;

/** Replays the click that was made before hydration. Called once, after it. */
export function replayEarlyPress(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  window.earlyPress = undefined;
  removeEventListener('click', earlyPress, true);
  const { on } = earlyPress;
  if (!on?.isConnected) return;
  // The window is open already; only what counts or follows the press has not heard of it.
  if (on.matches('a')) on.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  on.click();
}
