declare global {
  interface Window {
    earlySteps?: (() => void) | undefined;
  }
}

/**
 * A history step before hydration, to another address of the same document (after a reload, for example), reloads the page: nothing
 * else handles it yet, and hydration would show the new address with the data of the old one. The source of this function is
 * inlined in the head, so it uses nothing from outside.
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

/** Leaves history steps to the router. Called once, after hydration. */
export function stopFollowingSteps(): void {
  if (window.earlySteps) removeEventListener('popstate', window.earlySteps);
  window.earlySteps = undefined;
}
