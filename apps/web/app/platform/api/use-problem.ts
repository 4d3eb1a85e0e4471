import { Problem } from '@jobblik/contract/kernel/problem';
import { useCallback } from 'react';
import { formatWait } from '../words/format';
import { useWords } from '../words/i18n';

/**
 * Text of an error: by code from `problems.json`, with the time to wait after too many calls, and a general text for unknown codes.
 */
export function useProblemText(): (error: unknown) => string {
  const t = useWords('problems');
  return useCallback(
    (error) => {
      if (!(error instanceof Problem)) return t('internal');
      const { code, retryAfter } = error;
      if (code === 'too_many_requests' && retryAfter)
        return t('wait.too_many_requests', { time: formatWait(retryAfter) });
      return t([code, 'internal'], { time: retryAfter ? formatWait(retryAfter) : t('wait.later') });
    },
    [t],
  );
}
