import { acceptInterview } from '@jobblik/contract/interviews/interviews.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { useRefreshInterviews } from '../calendar/use-interview-news';

/** Accepts an interview; `onRefused` gets the text of a refusal. The interviews are reloaded in both cases. */
export function useAnswer(
  uuid: string,
  { onDone, onRefused }: { onDone?: () => void; onRefused: (text: string) => void },
) {
  const t = useWords('interviews');
  const problemText = useProblemText();
  const refresh = useRefreshInterviews();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async accept(): Promise<void> {
      setBusy(true);
      try {
        const { result } = await callApi(acceptInterview, { body: { uuid } });
        if (result !== 'success') throw new Problem('interview_clash');
        toast(t('event.accepted'));
        onDone?.();
      } catch (error) {
        onRefused(problemText(error));
      } finally {
        setBusy(false);
        refresh();
      }
    },
  };
}
