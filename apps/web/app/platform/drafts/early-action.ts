interface EarlyAction {
  (event: Event): void;
  /** What was clicked last, or the form that was submitted. */
  on?: HTMLElement;
  /** That click or submission. */
  event?: Event;
}

declare global {
  interface Window {
    earlyAction?: EarlyAction | undefined;
  }
}

/**
 * Remembers clicks and submitted forms from before hydration. Of clicks only those on buttons, on fields that open a list of
 * proposals, and on links that open a window of their own: other links work without scripts. A form without an action does not: the browser would load the
 * page again and what was typed would be lost, so its submission waits. Its text stands in the head, so it uses nothing
 * from outside.
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

/** Marks a part of the page that hydrates after the rest, since its code is loaded by itself. */
export const hydratesLate = { 'data-hydrates-late': '' } as const;
const latePart = '[data-hydrates-late]';

/** Replays the click or submission from before hydration. Called once, after it; those in late parts wait for theirs. */
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

/** Stops once every part of the page is hydrated. */
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
  // An action that makes React hydrate is handed on by React itself.
  if (!on?.isConnected || event?.eventPhase !== Event.NONE) return;
  // A field that was left again keeps its list shut.
  if (on.matches('input') && on !== document.activeElement) return;
  if (on instanceof HTMLFormElement) {
    on.requestSubmit(event instanceof SubmitEvent ? event.submitter : null);
  } else {
    // The link has opened its window already; only what counts or follows the click is missing.
    if (on.matches('a')) on.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    on.click();
  }
  // The replayed action is remembered as well.
  delete earlyAction.on;
}
