import { setJobApplySeenStatus } from '@jobblik/contract/applications/applications.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect } from 'react';
import { useSend } from '../../platform/api/query';

/**
 * The applicant who is open has been seen, and nobody else: the counters fall by one, and the row loses its dot.
 * @param change keeps what is known of an application wherever it stands on screen
 */
export function useSeen(
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
