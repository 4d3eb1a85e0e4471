import { setJobApplySeenStatus } from '@jobblik/contract/applications/applications.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect } from 'react';
import { useSend } from '../../platform/api/query';

/**
 * Marks the open application as seen, which lowers the unread counter by one and removes the dot of its row.
 * @param change updates an application in all caches
 */
export function useMarkSeen(
  open: Application | undefined,
  change: (id: number, change: Partial<Application>) => Promise<void>,
): void {
  const { mutate } = useSend(setJobApplySeenStatus);
  const unseen = open && !open.is_seen && open.active === 1 ? open : undefined;
  const [id, jobId] = [unseen?.id, unseen?.job_id];
  useEffect(() => {
    if (id === undefined || jobId === undefined) return;
    mutate(
      { params: { job_id: jobId }, query: { application_id: id } },
      { onSuccess: () => void change(id, { is_seen: true }) },
    );
  }, [id, jobId, mutate, change]);
}
