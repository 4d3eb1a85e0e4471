import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ownDraftKey } from '../platform/drafts/own-draft-key';
import { forgetValues, readValues, storeValues } from '../platform/drafts/use-draft';
import { lazyPiece } from '../platform/loading/lazy-piece';
import { isDemo, sessionNow, useSession } from '../platform/session/session';

// Only screens after a payment need it.
const PurchaseNoticeBody = lazyPiece(() => import('./purchase-notice-body'));

const subject = 'purchase-notice';

/** Lets the notice of a payment stand on the screens of the signed-in person until it is closed. */
export function storePurchaseNotice(payment: number): void {
  storeValues(ownDraftKey(sessionNow()?.user_id ?? 0, subject), { payment });
}

/** What the success page said: on the screens after it, until it is closed. Nothing without a payment. */
export function PurchaseNotice({ buyer }: { buyer: BuyerRole }) {
  const userId = useSession()?.user_id;
  const { key: visit, pathname } = useLocation();
  const key = ownDraftKey(userId ?? 0, subject);
  const [payment, setPayment] = useState<number | null>(null);
  // The success page stores it and goes on: each visit reads it again.
  useEffect(() => {
    if (visit !== undefined) setPayment(readValues<{ payment: number }>(key)?.payment ?? null);
  }, [key, visit]);
  if (payment === null || isDemo() || pathname.includes('/medlemskab/')) return null;
  const close = () => {
    forgetValues(key);
    setPayment(null);
  };
  return (
    <Suspense fallback={null}>
      {/* An overview has the orders itself. */}
      <PurchaseNoticeBody
        buyer={buyer}
        paymentId={payment}
        hasOrders={!pathname.endsWith('/dashboard')}
        onClose={close}
      />
    </Suspense>
  );
}
