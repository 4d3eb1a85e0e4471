import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { redirect } from 'react-router';
import { loginPath } from '../api/api';
import { sessionNow } from './session';
import { dashboardOf, readSessionHint, type SessionHint } from './session-cookie';

/** Who may open a screen (spec 1§4). `user` is every signed-in person. */
export type ScreenAccess = 'seeker' | 'employer' | 'admin' | 'user';

/** True when this person may open a screen of that kind. */
export function mayOpen(session: SessionHint | null, access: ScreenAccess): boolean {
  if (!session) return false;
  return access === 'user' || session.ttl === userType[access];
}

/**
 * Guard of a route on the server: `export const middleware = [guard('seeker')]`. It reads the cookie as a hint and redirects guests
 * and the other role to sign-in; the calls check access.
 */
export function guard(access: ScreenAccess) {
  return ({ request }: { request: Request }) => {
    if (mayOpen(readSessionHint(request.headers.get('cookie')), access)) return;
    throw redirect(loginPath(pathOf(request)));
  };
}

/** The same in the browser, with the real session: `export const clientMiddleware = [clientGuard('seeker')]`. */
export function clientGuard(access: ScreenAccess) {
  return ({ request }: { request: Request }) => {
    if (!mayOpen(sessionNow(), access)) throw redirect(loginPath(pathOf(request)));
  };
}

/** For unknown `/kandidat/…` and `/virksomhed/…` addresses: redirects to the home page of the person who is signed in. */
export function toDashboard(request: Request): Response {
  const session = readSessionHint(request.headers.get('cookie'));
  const home = session ? dashboardOf(session.ttl) : pathTo('home');
  return redirect(home === decodeURI(screenOf(request).pathname) ? pathTo('home') : home);
}

function pathOf(request: Request): string {
  const { pathname, search } = screenOf(request);
  return pathname + search;
}

/**
 * The address of the screen: a loader's request may be for `/path.data` and have parameters of the router, but people return to
 * `/path`.
 */
function screenOf(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\.data$/, '');
  url.searchParams.delete('_routes');
  return url;
}
