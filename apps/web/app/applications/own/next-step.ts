import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { isComing, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { phaseText, useNow } from '../../interviews/index';
import { formatDeadline } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

/**
 * What an application waits for, or what it has come to, in one line; the same in the list and on the overview: questions and the
 * interview, or that it is being worked on. Null where the eye says it all.
 */
export function useNextStep({
  unanswered_count: unanswered,
  interview,
  state,
  eye,
}: Pick<OwnApplication, 'unanswered_count' | 'interview' | 'state' | 'eye'>): string | null {
  const t = useWords('own-applications');
  const isOpen = state !== 'withdrawn' && state !== 'rejected';
  const interviewText = useInterviewText(isOpen ? interview : null);
  const steps = [unanswered > 0 && t('unanswered', { count: unanswered }), interviewText].filter(Boolean);
  if (steps.length > 0) return steps.join('\u00a0· ');
  return state === 'in_process' && eye.state === 'open' ? t('state.in_process') : null;
}

/** When an interview is, or what has come of it; null for none, and for one that will not be held. */
function useInterviewText(interview: OwnApplication['interview']): string | null {
  const t = useWords('own-applications');
  const words = useWords('interviews');
  const now = useNow();
  if (!interview) return null;
  const phase = phaseOf(interview, now);
  const isAgreed = isComing(phase) && phase !== 'requested';
  if (isAgreed && phase !== 'ongoing' && interview.starts_at)
    return t('next.interview', { when: formatDeadline(interview.starts_at, now.getTime()).text });
  if (phase === 'cancelled' || phase === 'declined') return null;
  return t('next.interview_state', { state: phaseText(words, interview, now, true) });
}
