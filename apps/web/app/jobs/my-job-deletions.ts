import { deleteJob, employerDashboard, getMyJobs } from '@jobblik/contract/jobs/jobs.api';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../platform/api';
import { callPath } from '../platform/api-request';
import { useWords } from '../platform/i18n';
import { callKey } from '../platform/query';
import { sessionToken } from '../platform/session';
import { createStore, useStore } from '../platform/store';
import { useProblemText } from '../platform/use-problem';
import { toast, toastError } from '../ui/toast-store';

/** How long a deletion can be taken back, in milliseconds (design §3). */
const undoMs = 10_000;

/** `waiting`: it can be taken back. `sent`: it is on its way, or done and about to leave the list. */
type Deletion = 'waiting' | 'sent';

interface Pending {
  state: Deletion;
  timer: ReturnType<typeof setTimeout>;
  /** Takes the toast away. */
  hush: () => void;
}

const none: ReadonlyMap<number, Pending> = new Map();
/** Deletions by ad. They run on while the person moves to other screens. */
const pending = createStore<ReadonlyMap<number, Pending>>(none);

function forget(id: number): void {
  pending.set((now) => new Map([...now].filter(([other]) => other !== id)));
}

/** Deletes ads after ten seconds in which it can be undone. */
export function useMyJobDeletions() {
  const t = useWords('employer-jobs');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const now = useStore(pending, none);

  async function send(id: number): Promise<void> {
    const one = pending.get().get(id);
    if (!one) return;
    one.hush();
    pending.set((before) => new Map([...before, [id, { ...one, state: 'sent' }]]));
    try {
      await callApi(deleteJob, { params: { id } });
    } catch (error) {
      toastError(problemText(error));
    }
    // Before the row is let go of: the list has to know first, or it would show the ad again for a moment.
    await Promise.all(
      [callKey(getMyJobs), callKey(employerDashboard)].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    forget(id);
  }

  function undo(id: number): void {
    const one = pending.get().get(id);
    if (one?.state !== 'waiting') return;
    clearTimeout(one.timer);
    one.hush();
    forget(id);
  }

  function remove({ id, title }: { id: number; title: string }): void {
    if (pending.get().has(id)) return;
    sendWhenLeft();
    const hush = toast(t('list.deleting_toast', { title }), {
      deed: { label: t('list.undo'), onClick: () => undo(id) },
      lasts: undoMs,
    });
    const timer = setTimeout(() => void send(id), undoMs);
    pending.set((before) => new Map([...before, [id, { state: 'waiting', timer, hush }]]));
  }

  return { stateOf: (id: number): Deletion | undefined => now.get(id)?.state, remove, undo };
}

let isWatching = false;

/** Whoever closes the page cannot undo any more: what waits is sent at once, in a request that outlives the page. */
function sendWhenLeft(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', () => {
    for (const [id, { timer, state }] of pending.get()) {
      clearTimeout(timer);
      if (state === 'sent') continue;
      void fetch(callPath(deleteJob, { params: { id } }), {
        keepalive: true,
        headers: { authorization: `Bearer ${sessionToken()}` },
      });
    }
    pending.set(none);
  });
}
