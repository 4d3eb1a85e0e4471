import { userType } from '@jobblik/contract/kernel/session';
import { useEffect, useState } from 'react';
import { readRequestedPage } from '../plans-path';
import { isDemo, useSession } from '../session/session';

/** The page that the signed-in person was on the way to when something was missing; undefined before hydration and without one. */
export function useRequestedPage(): string | undefined {
  const type = useSession()?.ttl;
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const area = type === userType.employer ? '/virksomhed' : '/kandidat';
    setPage(type === undefined || isDemo() ? undefined : readRequestedPage(area));
  }, [type]);
  return page;
}
