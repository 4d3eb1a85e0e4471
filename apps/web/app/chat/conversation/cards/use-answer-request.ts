import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { createInterview, setPostponeEmailToEmployerOnChat } from '@jobblik/contract/interviews/interviews.api';
import { interviewAnswer } from '@jobblik/contract/interviews/interviews.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/api';
import { useProblemText } from '../../../platform/api/use-problem';
import { useOptimisticMutation } from '../../../platform/state/use-optimistic-mutation';
import { toastError } from '../../../ui/feedback/toast-store';
import { catchUp, refreshMessage } from '../../live/chat-cache';

type Answer = 'accepted' | 'declined' | 'postponed';

/** Answers an interview request; the answer is shown at once and removed again if the server refuses it. */
export function useAnswerRequest({ uuid, seq }: ChatMessage, employerId: number) {
  const client = useQueryClient();
  const problemText = useProblemText();
  const { pending, mutate } = useOptimisticMutation<string, Answer>();

  const send = async (answer: Answer, reason: string) => {
    if (answer === 'postponed') {
      await callApi(setPostponeEmailToEmployerOnChat, { body: { employer_id: employerId, reason, uuid } });
    } else {
      const interview_type = answer === 'accepted' ? interviewAnswer.accept : interviewAnswer.decline;
      const { result } = await callApi(createInterview, { body: { uuid, interview_type } });
      if (result !== 'success') throw new Problem('interview_clash');
    }
    // The message about a decline comes when it can no longer be undone.
    await (answer === 'declined' ? refreshMessage(client, employerId, seq) : catchUp(client, employerId));
  };

  return {
    pending: pending.get(uuid),
    /** True if the server has stored it. */
    async answer(answer: Answer, reason = ''): Promise<boolean> {
      try {
        return await mutate(uuid, answer, () => send(answer, reason));
      } catch (error) {
        toastError(problemText(error));
        // It may have been answered in another window.
        await refreshMessage(client, employerId, seq).catch(() => undefined);
        return false;
      }
    },
  };
}
