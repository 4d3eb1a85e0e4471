declare global {
  interface Window {
    earlySteps?: (() => void) | undefined;
  }
}

/**
 * A step back or forward before hydration, to another address of the same document (after a reload, say), reloads the page:
 * nothing else listens yet, and hydration would show the new address with the data of the old one. Its text stands in the
 * head, so it uses nothing from outside.
 */
export function followEarlySteps(): void {
  const addressNow = () => location.pathname + location.search;
  const loaded = addressNow();
  const follow = () => {
    if (addressNow() !== loaded) location.reload();
  };
  window.earlySteps = follow;
  addEventListener('popstate', follow);
}

export const earlyStepsScript = `(${followEarlySteps})()`;

/** Leaves steps to the router. Called once, after hydration. */
export function stopFollowingSteps(): void {
  if (window.earlySteps) removeEventListener('popstate', window.earlySteps);
  window.earlySteps = undefined;
}
