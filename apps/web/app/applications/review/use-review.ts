import {
  decideCandidates,
  pendingCandidate,
  rejectCandidate,
  reopenCandidate,
  reopenCandidates,
  setRating,
} from '@jobblik/contract/applications/applicant-review.api';
import type { Decision, RejectReason } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useOptimisticMutation } from '../../platform/state/use-optimistic-mutation';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { useChangeApplicant } from './list/use-applicants';
import type { Undoable } from './undo-stack';
import { useUndo } from './use-undo';

/** What goes with a decision: what the applicant reads, and for a rejection why, which they never read. */
interface Told {
  message: string;
  reason: RejectReason | null;
}

/** A change of an application that the server has not confirmed. */
type PendingChange = Partial<Pick<Application, 'rating_point' | 'reject'>>;

/**
 * The employer's actions on applicants: optimistic, with an error toast on failure and undo for decisions.
 * @param onUndone called with the ids of applications whose decision was undone
 */
export function useReview(jobId: number, onUndone: (ids: readonly number[]) => void) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const change = useChangeApplicant(jobId);
  const { pending, mutate } = useOptimisticMutation<string, { id: number; change: PendingChange }>();
  const { offer, undo, dropOutdated } = useUndo(change, onUndone);

  const changes = new Map<number, PendingChange>();
  for (const one of pending.values()) changes.set(one.id, { ...changes.get(one.id), ...one.change });

  const rate = async ({ id, user_id, rating_point: before }: Application, rating_point: number) => {
    if (rating_point === before) return;
    try {
      await mutate(`rating/${id}`, { id, change: { rating_point } }, async () => {
        await callApi(setRating, { body: { rating_point, user_id, job_id: jobId, application_id: id } });
        change(id, { rating_point });
      });
    } catch (error) {
      toastError(problemText(error));
    }
  };

  /** Throws the error of a failed call; the dialog shows it. */
  const decide = async (applicants: readonly Application[], decision: Decision, { message, reason }: Told) => {
    const reject = decision === 'park' ? rejectState.parked : rejectState.rejected;
    const [only, ...others] = applicants;
    if (!only) return;
    if (others.length === 0) {
      const body = { candidate_id: only.id, job_id: jobId, message };
      const answer = await (decision === 'park'
        ? callApi(pendingCandidate, { body })
        : callApi(rejectCandidate, { body: { ...body, reason } }));
      change(only.id, { reject });
      if (answer.result !== 'success') {
        toast(t(`decide.already_${decision}`, { name: only.user.name }));
      } else {
        const text = t(`decide.done_${decision}`, { name: only.user.name });
        if (answer.decision_id === null) toast(text);
        else
          offer(
            { text, sends: message !== '' },
            reject,
            new Map([[only.id, { decisionId: answer.decision_id, before: only.reject }]]),
          );
      }
      return;
    }
    const application_ids = applicants.map(({ id }) => id);
    const answer = await callApi(decideCandidates, {
      body: { job_id: jobId, application_ids, decision, message, reason },
    });
    const decided = answer.decided.map(({ application_id }) => application_id);
    for (const id of decided) change(id, { reject });
    const text = t(`decide.many_${decision}`, { count: decided.length });
    if (decided.length === 0) toast(t('decide.none_changed'));
    else {
      offer({ text, sends: message !== '' }, reject, undoableOf(applicants, answer.decided));
    }
  };

  const reopen = async ({ id, user, reject: before }: Application) => {
    const open = { reject: rejectState.open };
    try {
      await mutate(`reject/${id}`, { id, change: open }, async () => {
        const { decision_id } = await callApi(reopenCandidate, { body: { candidate_id: id, job_id: jobId } });
        change(id, open);
        const text = t('decide.reopened', { name: user.name });
        if (decision_id === null) toast(text);
        else offer({ text, sends: false }, rejectState.open, new Map([[id, { decisionId: decision_id, before }]]));
      });
    } catch (error) {
      toastError(problemText(error));
    }
  };

  /** The same for several at once. */
  const reopenAll = async (applicants: readonly Application[]) => {
    try {
      const application_ids = applicants.map(({ id }) => id);
      const { decided } = await callApi(reopenCandidates, { body: { job_id: jobId, application_ids } });
      for (const { application_id } of decided) change(application_id, { reject: rejectState.open });
      if (decided.length === 0) return toast(t('decide.none_changed'));
      const text = t('decide.reopened_many', { count: decided.length });
      offer({ text, sends: false }, rejectState.open, undoableOf(applicants, decided));
    } catch (error) {
      toastError(problemText(error));
    }
  };

  return { rate, decide, undo, dropOutdated, reopen, reopenAll, change, changes };
}
export type Review = ReturnType<typeof useReview>;

function undoableOf(
  applicants: readonly Application[],
  decided: readonly { application_id: number; decision_id: number }[],
): Undoable['of'] {
  const before = new Map(applicants.map((one) => [one.id, one.reject]));
  return new Map(
    decided.map(({ application_id, decision_id }) => [
      application_id,
      { decisionId: decision_id, before: before.get(application_id) ?? 0 },
    ]),
  );
}
