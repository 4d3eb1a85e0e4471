import { screenAreaOf } from '@jobblik/contract/paths';
import { useEffect, useState } from 'react';
import { readRequestedPage } from '../plans-path';
import { isDemo, useSession } from '../session/session';

/** The page that the signed-in person was on the way to when something was missing; undefined before hydration and without one. */
export function useRequestedPage(): string | undefined {
  const type = useSession()?.ttl;
  const [page, setPage] = useState<string>();
  useEffect(() => {
    setPage(type === undefined || isDemo() ? undefined : readRequestedPage(screenAreaOf(type)));
  }, [type]);
  return page;
}
