import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../api/api';
import { mayOpen, type ScreenAccess } from './guard';
import { sessionNow, useSession } from './session';

/** Leaves a guarded screen when the session ends while it is open, also from another tab. */
export function useRequireAuth(access: ScreenAccess): void {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!mayOpen(session, access) && !mayOpen(sessionNow(), access))
      void navigate(loginPath(pathname + search), { replace: true });
  }, [session, access, navigate, pathname, search]);
}
