import { Suspense } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { useConfirmationRequest } from '../../platform/session/confirmation';

// Few pages ask.
const ConfirmationDialog = lazyPiece(() =>
  import('./confirmation-dialog').then(({ ConfirmationDialog }) => ({ default: ConfirmationDialog })),
);

/** Asks the person to confirm the session when a call needs it. Mounted once. */
export function ConfirmationHost() {
  const request = useConfirmationRequest();
  return <Suspense fallback={null}>{request && <ConfirmationDialog request={request} />}</Suspense>;
}
