import { sameSitePath } from '@jobblik/contract/accounts/accounts.rules';
import { pathTo } from '@jobblik/contract/paths';
import { loginPath } from '../../platform/api/api';
import { deviceStore } from '../../platform/state/browser-store';

const key = 'way-back';
/** As long as the links of such mails work. */
const lifetime = 60 * 60_000;

/** Stores the page of a person who asks for a mailed link: the mail cannot carry it. */
export function storeReturnPath(next: string | null): void {
  const path = sameSitePath(next);
  if (path) deviceStore.set(key, JSON.stringify({ path, at: Date.now() }));
  else deviceStore.remove(key);
}

/** Address of the sign-in screen with the stored page as `next`, which is removed from the store. */
export function loginWithStoredReturnPath(): string {
  const path = takeReturnPath();
  return path ? loginPath(path) : pathTo('login');
}

/** The stored page, which is removed from the store; undefined without one. */
export function takeReturnPath(): string | undefined {
  try {
    const { path, at } = JSON.parse(deviceStore.get(key) ?? '{}');
    deviceStore.remove(key);
    return Date.now() - at < lifetime ? sameSitePath(path) : undefined;
  } catch {
    return undefined;
  }
}
