import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { isComing, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { phaseText, useNow } from '../../interviews/index';
import { formatDeadline } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

/**
 * What an application waits for, or what it has come to, in one line; the same in the list and on the overview: questions, the
 * interview, or that it is being worked on. Null where the eye says it all.
 */
export function useNextStep({
  unanswered_count: unanswered,
  interview,
  state,
  eye,
}: Pick<OwnApplication, 'unanswered_count' | 'interview' | 'state' | 'eye'>): string | null {
  const t = useWords('own-applications');
  const words = useWords('interviews');
  const now = useNow();
  if (unanswered > 0) return t('unanswered', { count: unanswered });
  const isOpen = state !== 'withdrawn' && state !== 'rejected';
  if (isOpen && interview) {
    const phase = phaseOf(interview, now);
    const isAgreed = isComing(phase) && phase !== 'requested';
    if (isAgreed && phase !== 'ongoing' && interview.starts_at)
      return t('next.interview', { when: formatDeadline(interview.starts_at, now.getTime()).text });
    if (phase !== 'cancelled' && phase !== 'declined')
      return t('next.interview_state', { state: phaseText(words, interview, now, true) });
  }
  return state === 'in_process' && eye.state === 'open' ? t('state.in_process') : null;
}
