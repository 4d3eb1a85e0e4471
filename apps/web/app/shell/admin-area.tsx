import { Outlet } from 'react-router';
import { AdminFrame } from '../admin/index';
import { clientGuard, guard } from '../platform/session/guard';
import { useRequireAuth } from '../platform/session/use-require-auth';
import type { Route } from './+types/admin-area';
import { BrokenContent } from './broken-page';
import { Page } from './page';

export const middleware = [guard('admin')];
export const clientMiddleware = [clientGuard('admin')];

/** Makes the server run its guard also when the browser navigates here from another area. */
export function loader() {
  return null;
}

/** Within the area the browser's guard is enough; the calls check access in any case. */
export function shouldRevalidate() {
  return false;
}

/** The operators' screens: their own header, no footer. */
export default function AdminArea() {
  useRequireAuth('admin');
  return (
    <AdminFrame page={Page}>
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenContent error={error} />;
}
