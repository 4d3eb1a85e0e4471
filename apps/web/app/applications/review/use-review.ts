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
interface DecisionDetails {
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
  const { pending, mutate, mutateAll } = useOptimisticMutation<string, PendingChange>();
  const { offer, undo, dropOutdated } = useUndo(change, onUndone);

  const changes = new Map<number, PendingChange>();
  for (const [key, pendingChange] of pending) {
    const id = Number(key.slice(key.indexOf('/') + 1));
    changes.set(id, { ...changes.get(id), ...pendingChange });
  }

  const rate = async ({ id, user_id, rating_point: before }: Application, rating_point: number) => {
    if (rating_point === before) return;
    try {
      await mutate(`rating/${id}`, { rating_point }, async () => {
        await callApi(setRating, { body: { rating_point, user_id, job_id: jobId, application_id: id } });
        change(id, { rating_point });
      });
    } catch (error) {
      toastError(problemText(error));
    }
  };

  /** Shows the state at once. Throws the error of a failed call, after the state before shows again; the dialog keeps the text. */
  const decide = async (
    applicants: readonly Application[],
    decision: Decision,
    details: DecisionDetails,
  ): Promise<void> => {
    const reject = stateAfter(decision);
    const [only, ...others] = applicants;
    if (!only) return;
    await mutateAll(stateKeys(applicants), { reject }, () =>
      others.length === 0 ? decideOne(only, decision, details) : decideAll(applicants, decision, details),
    );
  };

  const decideOne = async (
    one: Application,
    decision: Decision,
    { message, reason }: DecisionDetails,
  ): Promise<void> => {
    const reject = stateAfter(decision);
    const body = { candidate_id: one.id, job_id: jobId, message };
    const answer = await (decision === 'park'
      ? callApi(pendingCandidate, { body })
      : callApi(rejectCandidate, { body: { ...body, reason } }));
    change(one.id, { reject });
    const { name } = one.user;
    if (answer.result !== 'success') return void toast(t(`decide.already_${decision}`, { name }), { tone: 'note' });
    const text = t(`decide.done_${decision}`, { name });
    if (answer.decision_id === null) return void toast(text);
    const undoable = new Map([[one.id, { decisionId: answer.decision_id, before: one.reject }]]);
    offer({ text, sends: message !== '' }, reject, undoable);
  };

  const decideAll = async (
    applicants: readonly Application[],
    decision: Decision,
    { message, reason }: DecisionDetails,
  ): Promise<void> => {
    const reject = stateAfter(decision);
    const application_ids = applicants.map(({ id }) => id);
    const { decided } = await callApi(decideCandidates, {
      body: { job_id: jobId, application_ids, decision, message, reason },
    });
    for (const { application_id } of decided) change(application_id, { reject });
    if (decided.length === 0) return void toast(t('decide.none_changed'), { tone: 'note' });
    const text = t(`decide.many_${decision}`, { count: decided.length });
    offer({ text, sends: message !== '' }, reject, undoableOf(applicants, decided));
  };

  const reopen = async ({ id, user, reject: before }: Application) => {
    const open = { reject: rejectState.open };
    try {
      await mutate(stateKey(id), open, async () => {
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
      await mutateAll(stateKeys(applicants), { reject: rejectState.open }, async () => {
        const application_ids = applicants.map(({ id }) => id);
        const { decided } = await callApi(reopenCandidates, { body: { job_id: jobId, application_ids } });
        for (const { application_id } of decided) change(application_id, { reject: rejectState.open });
        if (decided.length === 0) return void toast(t('decide.none_changed'), { tone: 'note' });
        const text = t('decide.reopened_many', { count: decided.length });
        offer({ text, sends: false }, rejectState.open, undoableOf(applicants, decided));
      });
    } catch (error) {
      toastError(problemText(error));
    }
  };

  return { rate, decide, undo, dropOutdated, reopen, reopenAll, change, changes };
}
export type Review = ReturnType<typeof useReview>;

const stateKey = (id: number) => `reject/${id}`;
const stateKeys = (applicants: readonly Application[]) => applicants.map(({ id }) => stateKey(id));
const stateAfter = (decision: Decision) => (decision === 'park' ? rejectState.parked : rejectState.rejected);

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
