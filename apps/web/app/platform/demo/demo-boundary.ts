import { redirect, redirectDocument } from 'react-router';
import { isDemo } from '../session/session';
import { demoPath, isDemoPath } from './demo-paths';

/**
 * Keeps demo and product apart, on every navigation in the browser: an employer's screen opens as that of the demo while one is in
 * it, and going in or out loads the whole page, so that nothing of one session stays in memory in the other.
 */
export function demoBoundary({ request }: { request: Request }): void {
  const { pathname, search } = new URL(request.url);
  const inDemo = isDemo();
  const screen = inDemo ? demoPath(pathname) : null;
  if (screen !== null) throw redirect(encodeURI(screen) + search);
  if (isDemoPath(pathname) !== inDemo) throw redirectDocument(pathname + search);
}
