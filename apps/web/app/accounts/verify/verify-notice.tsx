import { Suspense } from 'react';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { useSession } from '../../platform/session/session';

// A guest's page does not carry it.
const VerifyBanner = lazyPiece(() => import('./verify-banner').then(({ VerifyBanner }) => ({ default: VerifyBanner })));

/** The banner for people whose e-mail is not confirmed; nothing for others. Mounted once in every page. */
export function VerifyNotice() {
  return <Suspense fallback={null}>{useSession() && <VerifyBanner />}</Suspense>;
}
