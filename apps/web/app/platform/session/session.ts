import type { SessionUser } from '@jobblik/contract/kernel/session.schema';
import { useSyncExternalStore } from 'react';
import { isDemoPath } from '../demo/demo-paths';
import { forgetOnThisDevice } from '../offline/forget-on-this-device';
import { usePageSettings } from '../page-settings';
import { deviceStore, tabStore } from '../state/browser-store';
import { readSessionCookie, type SessionHint, sessionCookie } from './session-cookie';

const tokenKey = 'token';
const probeKey = 'session-probe';
/** The demo's session is stored in its tab only: a person who opens the demo stays signed in everywhere else. */
const demoKey = 'demo-session';
const listeners = new Set<() => void>();
let current: SessionHint | null | undefined;

/** Response of the sign-in calls (spec 1§3, login response). */
export interface SignInAnswer {
  token: string;
  ttl: number;
  user_id: number;
  user_name: string;
  user_avatar: string;
  membership: { plan: number; status: number };
  unread_count: number;
  notification_status: number;
}

/**
 * The signed-in person, or null for a guest. Follows sign-in and sign-out, also those of other tabs. On the server and during
 * hydration it is the cookie's data; after that it requires the token as well.
 */
export function useSession(): SessionHint | null {
  const { session: hint } = usePageSettings();
  // The cookie's object as long as it is right: another object would make React render the page again right after hydration.
  const now = () => (isSame(hint, sessionNow()) ? hint : sessionNow());
  return useSyncExternalStore(subscribe, now, () => hint);
}

function isSame(one: SessionHint | null, other: SessionHint | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The same outside of rendering; null on the server. */
export function sessionNow(): SessionHint | null {
  if (typeof document === 'undefined') return null;
  if (current === undefined) current = load();
  return current;
}

/** The bearer token, or null for a guest. */
export function sessionToken(): string | null {
  return isDemo() ? (readDemo()?.token ?? null) : deviceStore.get(tokenKey);
}

/** Whether a session outlives its page: a browser that blocks cookies blocks its other stores with them. */
export function keepsSessions(): boolean {
  const isStored = deviceStore.set(probeKey, '1');
  deviceStore.remove(probeKey);
  return isStored && navigator.cookieEnabled;
}

/** True in the demo's documents. A document is inside the demo or outside it for its whole lifetime (`demo-boundary.ts`). */
export function isDemo(): boolean {
  return typeof location !== 'undefined' && isDemoPath(location.pathname);
}

/**
 * Stores the response of a sign-in call: the token in local storage, the person in the cookie; every tab updates. The demo's
 * session is stored in its tab.
 * @param options `silent`: the page on screen is not notified, since it is about to be left
 */
export function signIn(answer: SignInAnswer, options: { silent?: boolean } = {}): SessionHint {
  const { notification_status, ...rest } = answer;
  if (!isDemo() && sessionNow()?.user_id !== answer.user_id) forgetOnThisDevice();
  const user: SessionUser = { ...pick(rest), logged_in: true, notificationStatus: notification_status };
  if (!isDemo()) deviceStore.set(tokenKey, user.token);
  return storeSession(user, options.silent);
}

/**
 * Removes the session from this browser. The `sign-out` call, which revokes the token, belongs to accounts.
 * @param options `silent`: the page on screen still shows the session, since it is about to be left
 */
export function signOut(options: { silent?: boolean } = {}): void {
  if (!isDemo()) {
    deviceStore.remove(tokenKey);
    forgetOnThisDevice();
  }
  write(null);
  if (options.silent) return;
  current = null;
  for (const listener of listeners) listener();
}

/**
 * Makes every further call of this browser a guest's, while the screen still shows the session: for a call in flight that ends the
 * session, so that no other call notices the end first. The returned function restores the token.
 */
export function setTokenAside(): () => void {
  // The token shared by all tabs is not the demo's.
  if (isDemo()) return () => undefined;
  const token = sessionToken();
  deviceStore.remove(tokenKey);
  return () => {
    if (token !== null) deviceStore.set(tokenKey, token);
  };
}

/** Changes the session's data of the person (new name, picture or plan) without a new sign-in. */
export function updateSession(
  change: Partial<
    Pick<SessionUser, 'user_name' | 'user_avatar' | 'membership' | 'unread_count' | 'notificationStatus'>
  >,
): void {
  const user = isDemo() ? readDemo() : readSessionCookie(document.cookie);
  if (user) storeSession({ ...user, ...change });
}

function pick(answer: Omit<SignInAnswer, 'notification_status'>) {
  const { token, ttl, user_id, user_name, user_avatar, membership, unread_count } = answer;
  return { token, ttl, user_id, user_name, user_avatar, membership, unread_count };
}

function storeSession(user: SessionUser, isSilent = false): SessionHint {
  write(user);
  const { token: _token, ...hint } = user;
  if (isSilent) return hint;
  current = hint;
  for (const listener of listeners) listener();
  return hint;
}

function write(user: SessionUser | null): void {
  if (isDemo()) writeDemo(user);
  else {
    // The cookie store API is asynchronous and would lose the session if the page is left at once.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = sessionCookie(user, location.protocol === 'https:');
  }
}

function writeDemo(user: SessionUser | null): void {
  if (user) tabStore.set(demoKey, JSON.stringify(user));
  else tabStore.remove(demoKey);
}

function readDemo(): SessionUser | null {
  return JSON.parse(tabStore.get(demoKey) ?? 'null');
}

function load(): SessionHint | null {
  const user = isDemo() ? readDemo() : readSessionCookie(document.cookie);
  if (!user || !sessionToken()) return null;
  const { token: _token, ...hint } = user;
  return hint;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (isDemo() || (event.key !== tokenKey && event.key !== null)) return;
    current = undefined;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
