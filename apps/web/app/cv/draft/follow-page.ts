import { onReachedAgain } from '../../platform/api/connection';

interface PageActions {
  /** Keeps the words in this browser. */
  keep(): void;
  /** Sends them to the server. */
  send(): Promise<unknown>;
  /** Looks for what others saved. */
  look(): Promise<void>;
  /** The network is back. */
  retry(): void;
}

/**
 * Keeps the words when the page is about to go, and looks for news when it or the network comes back.
 * @returns ends it
 */
export function followPage({ keep, send, look, retry }: PageActions): () => void {
  const onVisibility = () => {
    if (document.hidden) {
      keep();
      void send();
    } else void look();
  };
  window.addEventListener('pagehide', keep);
  const stop = onReachedAgain(retry);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('pagehide', keep);
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
