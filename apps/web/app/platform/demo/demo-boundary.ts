import { redirect, redirectDocument } from 'react-router';
import { isDemo } from '../session/session';
import { demoPath, isDemoPath } from './demo-paths';

/**
 * Keeps demo and product apart, on every navigation in the browser: an employer's screen opens as that of the demo while one is in
 * it, and going in or out loads the whole page, so that nothing of one session stays in memory in the other.
 */
export function demoBoundary({ request, url }: { request: Request; url: URL }): void {
  const { pathname, search } = new URL(request.url);
  // A request never carries the hash; the address of the navigation does.
  const rest = search + url.hash;
  const inDemo = isDemo();
  const screen = inDemo ? demoPath(pathname) : null;
  if (screen !== null) throw redirect(encodeURI(screen) + rest);
  if (isDemoPath(pathname) !== inDemo) throw redirectDocument(pathname + rest);
}
