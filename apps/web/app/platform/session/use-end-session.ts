import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signOut } from './session';

/**
 * Signs out and opens the home page (spec 1§4), or another that guests may open. The session is removed from the browser at once; the screen is notified when the home
 * page is shown: earlier, its guard would open the sign-in screen. `then` runs after that, when the old screen is gone.
 */
export function useEndSession(to: string = pathTo('home')): (then?: () => void) => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { key } = useLocation();
  /** What is to run when the session has ended; null while it goes on. */
  const ending = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (key === undefined) return;
    // Runs when the screen of this key is left.
    return () => {
      const then = ending.current;
      if (!then) return;
      ending.current = null;
      signOut();
      queries.clear();
      then();
    };
  }, [key, queries]);

  return async (then = () => undefined) => {
    ending.current = then;
    signOut({ silent: true });
    await navigate(to, { replace: true });
  };
}
