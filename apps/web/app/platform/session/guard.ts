import { userType } from '@jobblik/contract/kernel/session';
import { redirect } from 'react-router';
import { loginPath } from '../api/api';
import { sessionNow } from './session';
import { dashboardOf, readSessionHint, type SessionHint } from './session-cookie';

/** Who may open a screen (spec 1§4). `user` is anyone signed in. */
export type ScreenAccess = 'seeker' | 'employer' | 'user';

/** True when this person may open a screen of that kind. */
export function mayOpen(session: SessionHint | null, access: ScreenAccess): boolean {
  if (!session) return false;
  return access === 'user' || session.ttl === userType[access];
}

/**
 * Guard of a route on the server: `export const middleware = [guard('seeker')]`. It reads the cookie as a hint and sends
 * guests and the other role to sign-in; what a person may see is decided by the calls.
 */
export function guard(access: ScreenAccess) {
  return ({ request }: { request: Request }) => {
    if (mayOpen(readSessionHint(request.headers.get('cookie')), access)) return;
    throw redirect(loginPath(pathOf(request)));
  };
}

/** The same in the browser, by the real session: `export const clientMiddleware = [clientGuard('seeker')]`. */
export function clientGuard(access: ScreenAccess) {
  return ({ request }: { request: Request }) => {
    if (!mayOpen(sessionNow(), access)) throw redirect(loginPath(pathOf(request)));
  };
}

/** For `/kandidat/…` and `/virksomhed/…` addresses that lead nowhere: home of the person who is signed in. */
export function toDashboard(request: Request): Response {
  const session = readSessionHint(request.headers.get('cookie'));
  const home = session ? dashboardOf(session.ttl) : '/home';
  return redirect(home === decodeURI(screenOf(request).pathname) ? '/home' : home);
}

function pathOf(request: Request): string {
  const { pathname, search } = screenOf(request);
  return pathname + search;
}

/** A loader's request may ask for `/path.data` and name routes; people come back to `/path`. */
function screenOf(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\.data$/, '');
  url.searchParams.delete('_routes');
  return url;
}
