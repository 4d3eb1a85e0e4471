import { openApplication } from '@jobblik/contract/applications/applications.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect } from 'react';
import { useSend } from '../../platform/api/query';

/**
 * Tells the server that the application on screen was opened: its applicant sees when and by whom, and the unread counter falls
 * by one.
 * @param change updates an application in all caches
 */
export function useOpenEye(
  open: Application | undefined,
  change: (id: number, change: Partial<Application>) => void,
): void {
  // Not optimistic: who opened it first, and when, only the server knows.
  const { mutate } = useSend(openApplication);
  const id = open && !open.is_seen && open.active === 1 ? open.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    mutate(
      { body: { application_id: id } },
      {
        onSuccess: ({ seen_at, seen_by }) => {
          if (seen_at !== '') change(id, { is_seen: true, seen_at, seen_by });
        },
      },
    );
  }, [id, mutate, change]);
}
