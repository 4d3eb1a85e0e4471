interface EarlyClick {
  (event: Event): void;
  /** What was clicked last. */
  on?: HTMLElement;
  /** That click. */
  event?: Event;
}

declare global {
  interface Window {
    earlyClick?: EarlyClick | undefined;
  }
}

/**
 * Remembers clicks that are made before hydration. Buttons only, and links that open a
 * window of their own: other links and forms work without scripts. Its text stands in the head, so it uses nothing from outside.
 */
export function rememberClicks(): void {
  const remember: EarlyClick = (event) => {
    const { target } = event;
    const clicked = target instanceof Element ? target.closest('button[type=button],a[target=_blank]') : null;
    if (!(clicked instanceof HTMLElement)) return;
    remember.on = clicked;
    remember.event = event;
  };
  window.earlyClick = remember;
  addEventListener('click', remember, true);
}

export const earlyClickScript = `(${rememberClicks})()`;

/** Marks a part of the page that hydrates after the rest, since its code is loaded by itself. */
export const hydratesLate = { 'data-hydrates-late': '' } as const;
const latePart = '[data-hydrates-late]';

/** Replays the click that was made before hydration. Called once, after it; clicks in late parts wait for theirs. */
export function replayEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick) return;
  const { on } = earlyClick;
  if (!on?.closest(latePart)) replay(on, earlyClick);
  if (!document.querySelector(latePart)) stopRemembering(earlyClick);
}

/** Replays the click that was made in a late part before its hydration. Called once, after it. */
export function replayEarlyClickIn(part: Element): void {
  part.removeAttribute('data-hydrates-late');
  const { earlyClick } = window;
  if (!earlyClick) return;
  const { on } = earlyClick;
  if (on && part.contains(on)) replay(on, earlyClick);
  if (!document.querySelector(latePart)) stopRemembering(earlyClick);
}

function stopRemembering(earlyClick: EarlyClick): void {
  window.earlyClick = undefined;
  removeEventListener('click', earlyClick, true);
}

function replay(on: HTMLElement | undefined, earlyClick: EarlyClick): void {
  const { event } = earlyClick;
  delete earlyClick.on;
  // A click that makes React hydrate is handed on by React itself.
  if (!on?.isConnected || event?.eventPhase !== Event.NONE) return;
  // The link has opened its window already; only what counts or follows the click is missing.
  if (on.matches('a')) on.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  on.click();
  // The replayed click is remembered as well.
  delete earlyClick.on;
}
