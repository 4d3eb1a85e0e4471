interface EarlyPress {
  (event: Event): void;
  /** What was clicked last. */
  on?: HTMLElement;
  /** That click. */
  event?: Event;
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
  const remember: EarlyPress = (event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest('button[type=button],a[target=_blank]') : null;
    if (!(pressed instanceof HTMLElement)) return;
    remember.on = pressed;
    remember.event = event;
  };
  window.earlyPress = remember;
  addEventListener('click', remember, true);
}

export const earlyPressScript = `(${rememberPresses})()`;

/** Marks a part of the page that hydrates after the rest, since its code is loaded by itself. */
export const hydratesLate = { 'data-hydrates-late': '' } as const;
const latePart = '[data-hydrates-late]';

/** Replays the click that was made before hydration. Called once, after it; clicks in late parts wait for theirs. */
export function replayEarlyPress(): void {
  const { earlyPress } = window;
  if (!earlyPress) return;
  const { on } = earlyPress;
  if (!on?.closest(latePart)) replay(on, earlyPress);
  if (!document.querySelector(latePart)) stopRemembering(earlyPress);
}

/** Replays the click that was made in a late part before its hydration. Called once, after it. */
export function replayEarlyPressIn(part: Element): void {
  part.removeAttribute('data-hydrates-late');
  const { earlyPress } = window;
  if (!earlyPress) return;
  const { on } = earlyPress;
  if (on && part.contains(on)) replay(on, earlyPress);
  if (!document.querySelector(latePart)) stopRemembering(earlyPress);
}

function stopRemembering(earlyPress: EarlyPress): void {
  window.earlyPress = undefined;
  removeEventListener('click', earlyPress, true);
}

function replay(on: HTMLElement | undefined, earlyPress: EarlyPress): void {
  const { event } = earlyPress;
  delete earlyPress.on;
  // A click that makes React hydrate is handed on by React itself.
  if (!on?.isConnected || event?.eventPhase !== Event.NONE) return;
  // The link has opened its window already; only what counts or follows the click is missing.
  if (on.matches('a')) on.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  on.click();
  // The replayed click is remembered as well.
  delete earlyPress.on;
}
