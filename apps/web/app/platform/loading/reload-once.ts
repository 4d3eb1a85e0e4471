import { tabStore } from '../state/browser-store';
import { untilReached } from './connection';

const reloadedKey = 'reloadedForFile';
/** Milliseconds in which a page is not reloaded a second time. */
const pause = 60_000;

/**
 * Reloads the page when the server answers, for a file that the page needs and that was lost. Everything typed is stored.
 * @returns a promise that stays pending while the page is replaced
 * @throws the error when the page was reloaded for one within the last minute
 */
export async function reloadOnce(error: unknown): Promise<never> {
  await untilReached();
  const now = Date.now();
  if (now - Number(tabStore.get(reloadedKey)) < pause) throw error;
  tabStore.set(reloadedKey, String(now));
  location.reload();
  return await new Promise<never>(() => undefined);
}
