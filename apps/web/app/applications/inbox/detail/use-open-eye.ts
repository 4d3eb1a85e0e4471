import { openApplication } from '@jobblik/contract/applications/applications.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect, useRef } from 'react';
import { useSend } from '../../../platform/api/query';
import type { DetailTab } from '../inbox-state';

/**
 * Tells the server that the application on screen was opened: its applicant sees when and by whom, the unread counter falls by one,
 * and its answers are read. Answers that come while it is open are read on the tab of the questions.
 * @param change updates an application in all caches
 */
export function useOpenEye(
  open: Application | undefined,
  tab: DetailTab,
  change: (id: number, change: Partial<Application>) => void,
): void {
  // Not optimistic: who opened it first, and when, only the server knows.
  const { mutate } = useSend(openApplication);
  const id = open?.active === 1 ? open.id : undefined;
  const isSeen = open?.is_seen ?? true;
  const newAnswers = open?.new_answers ?? 0;
  const readId = useRef<number>(undefined);
  useEffect(() => {
    const isOpenedNow = readId.current !== id;
    readId.current = id;
    if (id === undefined) return;
    const readsAnswers = newAnswers > 0 && (isOpenedNow || tab === 'questions');
    if (isSeen && !readsAnswers) return;
    mutate(
      { body: { application_id: id } },
      {
        onSuccess: ({ seen_at, seen_by }) => {
          if (seen_at !== '') change(id, { is_seen: true, seen_at, seen_by, new_answers: 0 });
        },
      },
    );
  }, [id, isSeen, newAnswers, tab, mutate, change]);
}
