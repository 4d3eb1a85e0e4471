import { lazily } from '@jobblik/contract/kernel/lazily';
import { newUuid } from '../../platform/new-uuid';
import { tabStore } from '../../platform/state/browser-store';

const memory = 'jobblik-tab';
const lockName = (tab: string) => `jobblik-cv-${tab}`;
const patience = 400;

/**
 * Name of this tab: the same after a reload, a new one in a duplicated tab. While the tab is open it holds a lock, so that other
 * tabs know which drafts are still in use.
 */
export const thisTab = lazily(() => take(tabStore.get(memory) ?? newUuid()));

async function take(name: string): Promise<string> {
  tabStore.set(memory, name);
  if (!('locks' in navigator)) return name;
  const held = await new Promise<boolean>((resolve) => {
    // After a reload the previous page may need a moment to release the lock; the tab that was duplicated does not release it.
    const signal = AbortSignal.timeout(patience);
    navigator.locks
      .request(lockName(name), { signal }, () => {
        resolve(true);
        // Held until the page is closed; the browser releases it even after a crash.
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
  return held ? name : await take(newUuid());
}

/** Names of the open tabs of this browser, including this one. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const own = await thisTab();
  if (!('locks' in navigator)) return new Set([own]);
  const { held = [] } = await navigator.locks.query();
  const start = lockName('');
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(start));
  return new Set([own, ...names.map((name) => name.slice(start.length))]);
}
