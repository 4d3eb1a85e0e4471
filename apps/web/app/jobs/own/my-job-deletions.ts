import { deleteJob, employerDashboard, getMyJobs, restoreJob } from '@jobblik/contract/jobs/own-jobs.api';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { createStore, useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

/** A little less than the time in which the server can restore an ad. */
const undoLasts = deletionHeldBack - 500;

/** `sent`: being sent. `done`: deleted, and can be restored. `returning`: to be restored. */
export type Deletion = 'sent' | 'done' | 'returning';

interface Deleted {
  state: Deletion;
  title: string;
  /** Until when it can be restored, in milliseconds since 1970. */
  until: number;
  /** Ends the time for restoring it, and closes its notice. */
  end: () => void;
  /** Closes its notice: the list shows the undo button. */
  closeNotice: () => void;
}

const none: ReadonlyMap<number, Deleted> = new Map();
/** Ads that were deleted just now. They can be restored from other screens too. */
const deleted = createStore<ReadonlyMap<number, Deleted>>(none);

function setDeletion(id: number, one: Deleted): void {
  deleted.set((now) => new Map([...now, [id, one]]));
}

function forget(id: number): void {
  deleted.set((now) => new Map([...now].filter(([other]) => other !== id)));
}

/** True while an ad can be restored in its row: reloading the list would remove the row. */
export function isAnyDeleted(): boolean {
  return deleted.get().size > 0;
}

const nothing = () => undefined;
/** Ads whose rows show the undo button; a notice would be a second one. */
let inPlace: ReadonlySet<number> = new Set();

/** Deletes ads at once, and can restore them for ten seconds. */
export function useMyJobDeletions() {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const now = useStore(deleted, none);

  // Refetches the lists before dropping the entry; otherwise the old row would show for a moment.
  async function reloadAndForget(id: number): Promise<void> {
    await Promise.all(
      [callKey(getMyJobs), callKey(employerDashboard)].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    forget(id);
  }

  async function remove({ id, title }: { id: number; title: string }): Promise<void> {
    if (deleted.get().has(id)) return;
    const pending = { title, until: 0, end: nothing, closeNotice: nothing };
    setDeletion(id, { ...pending, state: 'sent' });
    try {
      await callApi(deleteJob, { params: { id } });
    } catch (error) {
      toastError(problemText(error));
      await reloadAndForget(id);
      return;
    }
    if (deleted.get().get(id)?.state === 'returning') {
      await bringBack(id);
      return;
    }
    const timer = setTimeout(() => void reloadAndForget(id), undoLasts);
    setDeletion(id, { ...pending, state: 'done', until: Date.now() + undoLasts, end: () => clearTimeout(timer) });
    if (!inPlace.has(id)) offerNotice(id);
  }

  /** Shows the undo button in a notice, for the remaining time. */
  function offerNotice(id: number): void {
    const one = deleted.get().get(id);
    if (one?.state !== 'done' || one.closeNotice !== nothing) return;
    const closeNotice = toast(t('list.deleted', { title: one.title }), {
      action: { label: t('list.undo'), onClick: () => void restore(id) },
      lasts: Math.max(0, one.until - Date.now()),
    });
    setDeletion(id, { ...one, closeNotice });
  }

  async function restore(id: number): Promise<void> {
    const one = deleted.get().get(id);
    if (!one || one.state === 'returning') return;
    one.end();
    one.closeNotice();
    setDeletion(id, { ...one, state: 'returning', end: nothing, closeNotice: nothing });
    // A deletion that is being sent is undone as soon as it has arrived.
    if (one.state === 'done') await bringBack(id);
  }

  async function bringBack(id: number): Promise<void> {
    try {
      const { result } = await callApi(restoreJob, { body: { job_id: id } });
      if (result !== 'success') toastError(t('list.undo_late'));
    } catch (error) {
      toastError(problemText(error));
    }
    await reloadAndForget(id);
  }

  return { stateOf: (id: number): Deletion | undefined => now.get(id)?.state, remove, restore, offerNotice };
}

/** For a list that shows the undo button in an ad's row: notices are shown only for ads that are not in the list. */
export function useDeletionsInPlace(ids: readonly number[], offerNotice: (id: number) => void): void {
  const offer = useRef(offerNotice);
  offer.current = offerNotice;
  const listed = ids.join();
  useEffect(() => {
    inPlace = new Set(listed.split(',').map(Number));
    for (const [id, one] of deleted.get()) {
      if (!inPlace.has(id)) continue;
      one.closeNotice();
      setDeletion(id, { ...one, closeNotice: nothing });
    }
    return () => {
      inPlace = new Set();
      for (const id of deleted.get().keys()) offer.current(id);
    };
  }, [listed]);
}
