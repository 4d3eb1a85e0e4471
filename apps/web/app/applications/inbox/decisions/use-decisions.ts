import {
  decideCandidates,
  pendingCandidate,
  rejectCandidate,
  reopenCandidate,
  reopenCandidates,
  setRating,
  undoCandidateDecision,
} from '@jobblik/contract/applications/applicant-review.api';
import type { Decision, RejectReason } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useRef } from 'react';
import { callApi } from '../../../platform/api/api';
import { useProblemText } from '../../../platform/api/use-problem';
import { useOptimisticMutation } from '../../../platform/state/use-optimistic-mutation';
import { areShortcutsOn } from '../../../platform/state/use-shortcuts';
import { useWords } from '../../../platform/words/i18n';
import { toast, toastError } from '../../../ui/feedback/toast-store';
import type { InboxEvent } from '../inbox-state';
import { keysStorage } from '../keyboard';
import { useChangeApplicant } from '../list/use-applicants';
import type { UndoEntry } from './undo-stack';

/** What goes with a decision: what the applicant reads, and for a rejection why, which they never read. */
interface DecisionDetails {
  message: string;
  reason: RejectReason | null;
}

/** A change of an application that the server has not confirmed. */
type PendingChange = Partial<Pick<Application, 'rating_point' | 'reject'>>;

/** An application whose state the server changed; `decision_id` is null where that cannot be undone. */
interface Decided {
  application_id: number;
  decision_id: number | null;
}

/** The notice of a decision. */
type ShownDecision = Pick<UndoEntry, 'reject' | 'text' | 'sends'>;

/** A little less than the ten seconds that the server waits. */
const undoLasts = 9_500;

/**
 * The calls of the employer's decisions and ratings: optimistic, with an error toast on failure. Each decision has its own toast and
 * time limit for undoing it.
 */
export function useDecisions(jobId: number, dispatch: (event: InboxEvent) => void) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const change = useChangeApplicant(jobId);
  const { pending, mutate, mutateAll } = useOptimisticMutation<string, PendingChange>();
  /** Closes the toast of a decision. */
  const toasts = useRef(new Map<UndoEntry, () => void>());

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

  /** Shows what the server confirmed; it can be undone. */
  const showDecided = (applicants: readonly Application[], decided: readonly Decided[], shown: ShownDecision) => {
    for (const { application_id } of decided) change(application_id, { reject: shown.reject });
    const before = new Map(applicants.map(({ id, reject }) => [id, reject]));
    const undoable = decided.flatMap(({ application_id: id, decision_id: decisionId }) =>
      decisionId === null ? [] : [[id, { decisionId, before: before.get(id) ?? 0 }] as const],
    );
    if (undoable.length === 0) return void toast(shown.text);
    const now = Date.now();
    dispatch({ type: 'undoable', entry: { ...shown, of: new Map(undoable), until: now + undoLasts }, now });
  };
  const showNoneChanged = () => void toast(t('decide.none_changed'), { tone: 'note' });

  /** Shows the state at once. Throws the error of a failed call, after the state before shows again; the dialog keeps the text. */
  const decide = async (
    applicants: readonly Application[],
    decision: Decision,
    details: DecisionDetails,
  ): Promise<void> => {
    const [only, ...others] = applicants;
    if (!only) return;
    await mutateAll(stateKeys(applicants), { reject: stateAfter(decision) }, () =>
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
    const { name } = one.user;
    if (answer.result !== 'success') {
      change(one.id, { reject });
      return void toast(t(`decide.already_${decision}`, { name }), { tone: 'note' });
    }
    const decided = [{ application_id: one.id, decision_id: answer.decision_id }];
    showDecided([one], decided, { reject, text: t(`decide.done_${decision}`, { name }), sends: message !== '' });
  };

  const decideAll = async (
    applicants: readonly Application[],
    decision: Decision,
    { message, reason }: DecisionDetails,
  ): Promise<void> => {
    const application_ids = applicants.map(({ id }) => id);
    const { decided } = await callApi(decideCandidates, {
      body: { job_id: jobId, application_ids, decision, message, reason },
    });
    if (decided.length === 0) return showNoneChanged();
    const text = t(`decide.many_${decision}`, { count: decided.length });
    showDecided(applicants, decided, { reject: stateAfter(decision), text, sends: message !== '' });
  };

  /** Opens one application again, or several at once. */
  const reopen = async (applicants: readonly Application[]) => {
    const [only, ...others] = applicants;
    if (!only) return;
    const send = async () => {
      if (others.length === 0) return await reopenOne(only);
      const application_ids = applicants.map(({ id }) => id);
      const { decided } = await callApi(reopenCandidates, { body: { job_id: jobId, application_ids } });
      if (decided.length === 0) return showNoneChanged();
      const text = t('decide.reopened_many', { count: decided.length });
      showDecided(applicants, decided, { reject: rejectState.open, text, sends: false });
    };
    try {
      await mutateAll(stateKeys(applicants), { reject: rejectState.open }, send);
    } catch (error) {
      toastError(problemText(error));
    }
  };

  const reopenOne = async (one: Application) => {
    const { decision_id } = await callApi(reopenCandidate, { body: { candidate_id: one.id, job_id: jobId } });
    const text = t('decide.reopened', { name: one.user.name });
    const decided = [{ application_id: one.id, decision_id }];
    showDecided([one], decided, { reject: rejectState.open, text, sends: false });
  };

  const undo = async (entry: UndoEntry): Promise<void> => {
    try {
      const decision_ids = [...entry.of.values()].map(({ decisionId }) => decisionId);
      const { undone, replaced, too_late } = await callApi(undoCandidateDecision, { body: { decision_ids } });
      for (const id of undone) change(id, { reject: entry.of.get(id)?.before ?? 0 });
      if (undone.length > 0) dispatch({ type: 'undone', ids: undone });
      if (too_late.length > 0) toastError(t('decide.too_late'));
      else if (replaced.length > 0) toastError(t('decide.replaced'));
      else toast(t('decide.undone', { count: undone.length }), { lasts: 3_000 });
    } catch (error) {
      toastError(problemText(error));
      dispatch({ type: 'undo_failed', entry, now: Date.now() });
    }
  };

  return {
    rate,
    decide,
    reopen,
    undo,
    /** Shows the toast that undoes a decision, for the time that is left. */
    offerUndo: (entry: UndoEntry): void => {
      const onClick = () => dispatch({ type: 'undo', entry, now: Date.now() });
      const action = { label: t('decide.undo'), keyName: areShortcutsOn(keysStorage) ? 'Z' : undefined, onClick };
      const countdown = entry.sends ? (count: number) => t('decide.leaves_in', { count }) : undefined;
      toasts.current.set(entry, toast(entry.text, { action, countdown, lasts: entry.until - Date.now() }));
    },
    withdrawUndo: (entry: UndoEntry): void => {
      toasts.current.get(entry)?.();
      toasts.current.delete(entry);
    },
    change,
    changes,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;

const stateKeys = (applicants: readonly Application[]) => applicants.map(({ id }) => `reject/${id}`);
const stateAfter = (decision: Decision) => (decision === 'park' ? rejectState.parked : rejectState.rejected);
