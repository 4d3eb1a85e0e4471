import { deleteJob, employerDashboard, getMyJobs, restoreJob } from '@jobblik/contract/jobs/jobs.api';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { createStore, useStore } from '../../platform/session/store';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

/** A little less than the time in which the server brings an ad back. */
const undoLasts = deletionHeldBack - 500;

/** `sent`: on its way. `done`: deleted, and can be brought back. `returning`: to be brought back. */
export type Deletion = 'sent' | 'done' | 'returning';

interface Deleted {
  state: Deletion;
  /** Ends the time for bringing it back, and takes its toast away. */
  end: () => void;
}

const none: ReadonlyMap<number, Deleted> = new Map();
/** Ads that were deleted just now. They can be brought back from other screens too. */
const deleted = createStore<ReadonlyMap<number, Deleted>>(none);

function setDeletion(id: number, one: Deleted): void {
  deleted.set((now) => new Map([...now, [id, one]]));
}

function forget(id: number): void {
  deleted.set((now) => new Map([...now].filter(([other]) => other !== id)));
}

const nothing = () => undefined;

/** Deletes ads at once, and for ten seconds brings them back. */
export function useMyJobDeletions() {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const now = useStore(deleted, none);

  // Refetches the lists before dropping the entry, or the old row would show for a moment.
  async function reloadAndForget(id: number): Promise<void> {
    await Promise.all(
      [callKey(getMyJobs), callKey(employerDashboard)].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    forget(id);
  }

  async function remove({ id, title }: { id: number; title: string }): Promise<void> {
    if (deleted.get().has(id)) return;
    setDeletion(id, { state: 'sent', end: nothing });
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
    const closeToast = toast(t('list.deleted', { title }), {
      action: { label: t('list.undo'), onClick: () => void restore(id) },
      lasts: undoLasts,
    });
    const end = () => {
      clearTimeout(timer);
      closeToast();
    };
    setDeletion(id, { state: 'done', end });
  }

  async function restore(id: number): Promise<void> {
    const one = deleted.get().get(id);
    if (!one || one.state === 'returning') return;
    one.end();
    setDeletion(id, { state: 'returning', end: nothing });
    // A deletion on its way is brought back as soon as it has arrived.
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

  return { stateOf: (id: number): Deletion | undefined => now.get(id)?.state, remove, restore };
}
