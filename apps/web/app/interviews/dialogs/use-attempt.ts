import { useProblemText } from '../../platform/api/use-problem';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { useRefreshInterviews } from '../calendar/use-interview-news';

/** Makes a call, shows its result, and reloads the interviews. Resolves to true if it succeeded. */
export function useAttempt() {
  const refresh = useRefreshInterviews();
  const problemText = useProblemText();
  return async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await send();
      toast(done);
      return true;
    } catch (error) {
      toastError(problemText(error));
      return false;
    } finally {
      refresh();
    }
  };
}
