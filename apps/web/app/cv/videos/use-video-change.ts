import { getCvVideo } from '@jobblik/contract/cv/cv-videos.api';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';

/** Makes one change of the list; the response is the new list. */
export function useVideoChange() {
  const client = useQueryClient();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    /** @returns whether it worked */
    async change(call: () => Promise<{ videos: CvVideo[] }>): Promise<boolean> {
      setBusy(true);
      setProblem(null);
      try {
        const { videos } = await call();
        client.setQueryData(callKey(getCvVideo), { videos });
        return true;
      } catch (error) {
        setProblem(problemText(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
