import { undoDecision } from '@jobblik/contract/admin/decisions.api';
import { unfreezeAccount } from '@jobblik/contract/admin/freezing.api';
import { getAccountRecord, getJobRecord, getPaymentRecord } from '@jobblik/contract/admin/lookup.api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

/** Says what an action of the look-up did, with ten seconds to undo it where that is possible, by the notice or by {@link undoLast}. */
export function useAnnounce() {
  const t = useWords('admin');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const last = useRef<(() => void) | null>(null);

  const refresh = async () => {
    for (const { path } of [getAccountRecord, getJobRecord, getPaymentRecord])
      await queries.invalidateQueries({ queryKey: [path] });
  };

  async function undo(run: () => Promise<unknown>, remove: () => void): Promise<void> {
    last.current = null;
    remove();
    try {
      await run();
      toast(t('lookup.done.undone'));
    } catch (error) {
      toastError(problemText(error));
    }
    await refresh();
  }

  function announce(text: string, run?: () => Promise<unknown>, countdown?: (seconds: number) => string): void {
    if (run) {
      const onClick = () => void undo(run, remove);
      const remove = toast(text, { action: { label: t('done.undo'), keyName: 'Z', onClick }, countdown });
      last.current = onClick;
    } else toast(text);
    void refresh();
  }

  return {
    done: (text: string) => announce(text),
    decided: (decisionId: number, text: string, countdown?: (seconds: number) => string) =>
      announce(text, () => callApi(undoDecision, { body: { decision_id: decisionId } }), countdown),
    frozen: (userId: number, text: string) =>
      announce(text, () => callApi(unfreezeAccount, { body: { user_id: userId, why: t('lookup.done.undoWhy') } })),
    undoLast: () => last.current?.(),
  };
}

export type Announce = ReturnType<typeof useAnnounce>;
