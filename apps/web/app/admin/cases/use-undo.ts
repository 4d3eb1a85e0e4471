import { getAdminOrder, getCases, getMessage, getReportCase, getReportedJob } from '@jobblik/contract/admin/cases.api';
import { undoDecision } from '@jobblik/contract/admin/decisions.api';
import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';

/** Announces decisions with ten seconds to take them back, by the notice or by {@link undoLast}. */
export function useUndo() {
  const t = useWords('admin');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const last = useRef<(() => void) | null>(null);

  const refresh = async () => {
    for (const { path } of [getCases, getReportedJob, getReportCase, getMessage, getAdminOrder])
      await queries.invalidateQueries({ queryKey: [path] });
  };

  async function undo(decisionId: number, remove: () => void): Promise<void> {
    last.current = null;
    remove();
    try {
      await callApi(undoDecision, { body: { decision_id: decisionId } });
      toast(t('done.undone'));
    } catch (error) {
      toastError(problemText(error));
    }
    await refresh();
  }

  return {
    refresh,
    announce(decision: Decision, text: string) {
      const onClick = () => void undo(decision.id, remove);
      const remove = toast(text, {
        action: { label: t('done.undo'), keyName: 'Z', onClick },
        countdown: (seconds) => t('done.seconds', { seconds }),
      });
      last.current = onClick;
      void refresh();
    },
    undoLast: () => last.current?.(),
  };
}

export type Undo = ReturnType<typeof useUndo>;
