import { onReachedAgain } from '../../platform/loading/connection';

interface PageActions {
  /** Stores the draft in this browser. */
  store(): void;
  /** Sends the draft to the server. */
  send(): Promise<unknown>;
  /** Fetches what other tabs or devices saved. */
  checkForChanges(): Promise<void>;
  /** Called when the network is back. */
  retry(): void;
}

/**
 * Stores and sends the draft when the page is hidden, checks for changes when it is shown, and retries when the network is back.
 * @returns removes the listeners
 */
export function followPage({ store, send, checkForChanges, retry }: PageActions): () => void {
  const onVisibility = () => {
    if (document.hidden) {
      store();
      void send();
    } else void checkForChanges();
  };
  window.addEventListener('pagehide', store);
  const stop = onReachedAgain(retry);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', store);
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
