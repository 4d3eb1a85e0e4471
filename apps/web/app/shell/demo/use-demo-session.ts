import { demoSession } from '@jobblik/contract/accounts/accounts.api';
import { useEffect } from 'react';
import { useSend } from '../../platform/api/query';
import { sessionNow, signIn, useSession } from '../../platform/session/session';

/** Starts the demo's session if the tab has none, and again once it has expired. */
export function useDemoSession() {
  const session = useSession();
  const { mutate, error } = useSend(demoSession);
  const start = () => mutate({}, { onSuccess: (answer) => signIn(answer) });
  const isMissing = session === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a session starts another
  useEffect(() => {
    // During hydration there is no session.
    if (isMissing && sessionNow() === null) start();
  }, [isMissing]);
  return { session, error, start };
}
