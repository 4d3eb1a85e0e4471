interface EarlyAction {
  (event: Event): void;
  /** The last clicked element, or the submitted form. */
  on?: HTMLElement;
  /** The event of that click or submission. */
  event?: Event;
}

declare global {
  interface Window {
    earlyAction?: EarlyAction | undefined;
  }
}

/**
 * Records clicks and submitted forms from before hydration. Only clicks on buttons, on fields that open a list of suggestions, and
 * on links that open a new window: other links work without scripts. A form without an action does not: the browser would reload
 * the page and lose the typed input, so its submission waits. The source of this function is inlined in the head, so it uses
 * nothing from outside.
 */
export function rememberActions(): void {
  const remember: EarlyAction = (event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const isSubmit = type === 'submit';
    const clickable = 'button[type=button],a[target=_blank],input[role=combobox]';
    const on = target.closest(isSubmit ? 'form:not([action])' : clickable);
    if (!(on instanceof HTMLElement)) return;
    if (isSubmit) event.preventDefault();
    remember.on = on;
    remember.event = event;
  };
  window.earlyAction = remember;
  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
}

export const earlyActionScript = `(${rememberActions})()`;

/** Marks a part of the page that hydrates after the rest, since its code is loaded separately. */
export const hydratesLate = { 'data-hydrates-late': '' } as const;
const latePart = '[data-hydrates-late]';

/** Replays the click or submission from before hydration. Called once, after it; those in late parts wait for their part. */
export function replayEarlyAction(): void {
  const { earlyAction } = window;
  if (!earlyAction) return;
  const { on } = earlyAction;
  if (!on?.closest(latePart)) replay(earlyAction);
  stopRemembering();
}

/** Replays the click or submission that was made in a late part before its hydration. Called once, after it. */
export function replayEarlyActionIn(part: Element): void {
  part.removeAttribute('data-hydrates-late');
  const { earlyAction } = window;
  if (!earlyAction) return;
  const { on } = earlyAction;
  if (on && part.contains(on)) replay(earlyAction);
  stopRemembering();
}

/** Stops recording once every part of the page is hydrated. */
function stopRemembering(): void {
  const { earlyAction } = window;
  if (!earlyAction || document.querySelector(latePart)) return;
  window.earlyAction = undefined;
  removeEventListener('click', earlyAction, true);
  removeEventListener('submit', earlyAction, true);
}

function replay(earlyAction: EarlyAction): void {
  const { on, event } = earlyAction;
  delete earlyAction.on;
  // React itself replays an event that makes it hydrate a part.
  if (!on?.isConnected || event?.eventPhase !== Event.NONE) return;
  // A field that has lost the focus keeps its list closed.
  if (on.matches('input') && on !== document.activeElement) return;
  if (on instanceof HTMLFormElement) {
    on.requestSubmit(event instanceof SubmitEvent ? event.submitter : null);
  } else {
    // The link has opened its window already; only the handlers of the click are missing.
    if (on.matches('a')) on.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    on.click();
  }
  // The replayed event is recorded as well.
  delete earlyAction.on;
}
