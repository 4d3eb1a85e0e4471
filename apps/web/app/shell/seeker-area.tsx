import { Outlet } from 'react-router';
import { clientGuard, guard } from '../platform/session/guard';
import { useRequireAuth } from '../platform/session/use-require-auth';

export const middleware = [guard('seeker')];
export const clientMiddleware = [clientGuard('seeker')];

/** Makes the server run its guard also when the browser navigates here from another area. */
export function loader() {
  return null;
}

/** Within the area the browser's guard is enough; the calls check access in any case. */
export function shouldRevalidate() {
  return false;
}

export default function Area() {
  useRequireAuth('seeker');
  return <Outlet />;
}
