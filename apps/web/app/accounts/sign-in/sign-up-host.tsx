import { userType } from '@jobblik/contract/kernel/session';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { employerSignUpPath, openSignUp, useSignUpRequest } from '../../platform/session/sign-up';

// A guest's first page does not carry the form.
const SignUpDialog = lazyPiece(() =>
  import('./sign-up-dialog').then(({ SignUpDialog }) => ({ default: SignUpDialog })),
);

/** Shows the sign-up dialog on request, also that of the address. Mounted once in every public screen. */
export function SignUpHost() {
  const request = useSignUpRequest();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname + search === employerSignUpPath) openSignUp({ userType: userType.employer });
  }, [pathname, search]);
  return (
    <Suspense fallback={null}>{request && <SignUpDialog key={JSON.stringify(request)} request={request} />}</Suspense>
  );
}
