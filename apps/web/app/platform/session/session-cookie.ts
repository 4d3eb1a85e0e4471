import { userType } from '@jobblik/contract/kernel/session';
import type { SessionUser } from '@jobblik/contract/kernel/session.schema';
import { pathTo } from '@jobblik/contract/paths';

/** Cookie of the session user (spec 1§3). It identifies the user for rendering; it does not authenticate calls. */
export const sessionCookieName = 'globals';

/** Spec 1§9: 720000 minutes, in seconds for the cookie. */
export const sessionCookieSeconds = 720_000 * 60;

/** The session user for pages. The token stays out of the page's HTML. */
export type SessionHint = Omit<SessionUser, 'token'>;

/** Reads the session user from a cookie header; null if it is absent or invalid. */
export function readSessionCookie(cookies: string | null | undefined): SessionUser | null {
  for (const part of (cookies ?? '').split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name !== sessionCookieName) continue;
    try {
      return asSessionUser(JSON.parse(decodeURIComponent(value.join('='))));
    } catch {
      return null;
    }
  }
  return null;
}

/** The same without the token, for the server and for rendering. */
export function readSessionHint(cookies: string | null | undefined): SessionHint | null {
  const user = readSessionCookie(cookies);
  if (!user) return null;
  const { token: _token, ...hint } = user;
  return hint;
}

/** `document.cookie` text that stores the user; `null` removes it. */
export function sessionCookie(user: SessionUser | null, secure: boolean): string {
  const value = user ? encodeURIComponent(JSON.stringify(user)) : '';
  const age = user ? sessionCookieSeconds : 0;
  const site = secure ? 'SameSite=Strict; Secure' : 'SameSite=Lax';
  return `${sessionCookieName}=${value}; Path=/; Max-Age=${age}; ${site}`;
}

/** Home page of a signed-in person of this role (spec 1§4). */
export function dashboardOf(ttl: number): string {
  return ttl === userType.employer
    ? pathTo('dashboard', { area: 'virksomhed' })
    : ttl === userType.admin
      ? pathTo('admin')
      : pathTo('dashboard', { area: 'kandidat' });
}

/** True with a paid and active plan, which calendar and agents of an employer require; plan 1 counts as none (spec 1§9, 2§2). */
export function hasPaidPlan(session: SessionHint | null): boolean {
  return session !== null && session.membership.plan > 1 && session.membership.status === 1;
}

function asSessionUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const user = value as Partial<SessionUser>;
  if (!user.logged_in || typeof user.user_id !== 'number' || typeof user.ttl !== 'number') return null;
  return {
    token: typeof user.token === 'string' ? user.token : '',
    ttl: user.ttl,
    logged_in: true,
    user_id: user.user_id,
    user_name: typeof user.user_name === 'string' ? user.user_name : '',
    user_avatar: typeof user.user_avatar === 'string' ? user.user_avatar : '',
    membership: { plan: Number(user.membership?.plan ?? 0), status: Number(user.membership?.status ?? 0) },
    unread_count: Number(user.unread_count ?? 0),
    notificationStatus: Number(user.notificationStatus ?? 0),
  };
}
