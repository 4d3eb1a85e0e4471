import { redirect, redirectDocument } from 'react-router';
import { isDemo } from '../session/session';
import { demoPath, isDemoPath } from './demo-paths';

/**
 * Separates demo and product on every navigation in the browser: inside the demo an employer's screen opens as the demo's screen,
 * and entering or leaving the demo loads the whole page, so that no session data stays in memory in the other.
 */
export function demoBoundary({ request, url }: { request: Request; url: URL }): void {
  const { pathname, search } = new URL(request.url);
  // A request has no hash; the address of the navigation has it.
  const rest = search + url.hash;
  const inDemo = isDemo();
  const screen = inDemo ? demoPath(pathname) : null;
  if (screen !== null) throw redirect(encodeURI(screen) + rest);
  if (isDemoPath(pathname) !== inDemo) throw redirectDocument(pathname + rest);
}
