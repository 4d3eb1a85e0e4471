import { complaintEnd, type DecisionKind, type GroundId } from '@jobblik/contract/admin/decisions.rules';
import { formatLongDate } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';

export type JobDecisionKind = Extract<DecisionKind, 'taken_down' | 'hidden' | 'frozen' | 'no_action' | 'restored'>;

interface Choice {
  kind: JobDecisionKind;
  ground: GroundId;
}

/** The letters of a decision about an ad as they are proposed; '' where nobody gets one. */
export function proposedLetters(t: Words<'admin'>, { kind, ground }: Choice, job: { title: string; now: Date }) {
  const values = {
    title: job.title,
    date: longDate(job.now),
    complain: longDate(complaintEnd(job.now)),
    ground: t(`ground.${ground}`),
  };
  return {
    employer_letter: kind === 'no_action' ? '' : t(`letter.employer.${kind}`, values),
    reporter_letter:
      kind === 'restored'
        ? ''
        : t(kind === 'no_action' ? 'letter.reporters.no_action' : 'letter.reporters.acted', values),
  };
}

/** A date with its year, as letters have it. */
function longDate(instant: Date): string {
  return formatLongDate(instant, new Date(0));
}
