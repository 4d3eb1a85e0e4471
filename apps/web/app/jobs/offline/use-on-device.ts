import type { JobCard, JobDetail } from '@jobblik/contract/jobs/jobs.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { useEffect, useState } from 'react';
import { type ReadableDraft, readOwnDrafts } from '../../platform/drafts/read-own-drafts';
import type { OfflineCopy } from '../../platform/offline/offline-store';
import { isDemo, sessionNow, useSession } from '../../platform/session/session';
import { readJobOffline, readSavedOffline } from './offline-jobs';

/** Data that this browser has stored for the signed-in person. */
export interface OnDevice {
  /** Null for a guest, for whom nothing is stored. */
  session: 'seeker' | 'employer' | null;
  saved: OfflineCopy<JobCard[]> | undefined;
  /** Full saved ads, by id. */
  copies: ReadonlyMap<number, OfflineCopy<JobDetail>>;
  drafts: ReadableDraft[];
}

const nothing: OnDevice = { session: null, saved: undefined, copies: new Map(), drafts: [] };

/** Null until it has been read. Updates on signing in and out, also in other tabs. */
export function useOnDevice(): OnDevice | null {
  const userId = useSession()?.user_id;
  const [onDevice, setOnDevice] = useState<OnDevice | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes with the person
  useEffect(() => {
    let isCurrent = true;
    // Some private windows have no database: nothing is stored there.
    void readAll()
      .catch(() => nothing)
      .then((found) => isCurrent && setOnDevice(found));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return onDevice;
}

async function readAll(): Promise<OnDevice> {
  const session = sessionNow();
  if (!session || isDemo()) return nothing;
  const userId = session.user_id;
  const saved = await readSavedOffline(userId);
  const copies = new Map<number, OfflineCopy<JobDetail>>();
  for (const { id } of saved?.value ?? []) {
    const copy = await readJobOffline(userId, id);
    if (copy) copies.set(id, copy);
  }
  const drafts = await readOwnDrafts(userId);
  return { session: session.ttl === userType.employer ? 'employer' : 'seeker', saved, copies, drafts };
}
