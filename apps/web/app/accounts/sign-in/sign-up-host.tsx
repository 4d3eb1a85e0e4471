import { Suspense } from 'react';
import { lazyPiece } from '../../platform/api/lazy-piece';
import { useSignUpRequest } from '../../platform/session/sign-up';

// A guest's first page does not carry the form.
const SignUpDialog = lazyPiece(() =>
  import('./sign-up-dialog').then(({ SignUpDialog }) => ({ default: SignUpDialog })),
);

/** Shows the sign-up dialog on request. Mounted once in every public screen. */
export function SignUpHost() {
  const request = useSignUpRequest();
  return (
    <Suspense fallback={null}>{request && <SignUpDialog key={JSON.stringify(request)} request={request} />}</Suspense>
  );
}
