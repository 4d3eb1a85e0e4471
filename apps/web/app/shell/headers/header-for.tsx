import { userType } from '@jobblik/contract/kernel/session';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { hydratesLate, replayEarlyActionIn } from '../../platform/loading/early-action';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import type { SessionHint } from '../../platform/session/session-cookie';
import { GuestHeader } from './guest-header';
import s from './header.module.css';

// A guest's first page does not load the menus of signed-in people.
const SeekerHeader = lazyPiece(() => import('./seeker-header'));
const EmployerHeader = lazyPiece(() => import('./employer-header'));

/** The header of a public page, by the person's role. */
export function HeaderFor({ session }: { session: SessionHint | null }) {
  const Signed =
    session?.ttl === userType.seeker ? SeekerHeader : session?.ttl === userType.employer ? EmployerHeader : null;
  if (!Signed) return <GuestHeader />;
  return (
    <Suspense fallback={<div className={s.header} style={{ minHeight: 73 }} />}>
      <Late>
        <Signed />
      </Late>
    </Suspense>
  );
}

/** A header whose code is loaded separately: clicks before its hydration are replayed after it. */
function Late({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) replayEarlyActionIn(part.current);
  }, []);
  return (
    <div ref={part} {...hydratesLate} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
