import { heldMinutes, type InterviewOnWire, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import type { Words } from '../platform/words/i18n';

/**
 * The state of an interview in words, the same on every screen: "Aftalt", "Holdt, 24 min.".
 * @param answers whether the reader is asked to answer a request
 */
export function phaseText(
  t: Words<'interviews'>,
  interview: InterviewOnWire,
  now: Date | number,
  answers = false,
): string {
  const phase = phaseOf(interview, now);
  if (phase === 'held') return t('state.held', { minutes: heldMinutes(interview.interview_seconds) });
  return phase === 'requested' && answers ? t('state.answer') : t(`state.${phase}`);
}
