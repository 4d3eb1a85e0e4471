import {
  decideCandidates,
  pendingCandidate,
  rejectCandidate,
  reopenCandidate,
  setRating,
  undoCandidateDecision,
} from '@jobblik/contract/applications/applicant-review.api';
import type { Decision } from '@jobblik/contract/applications/applicant-review.rules';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useRef } from 'react';
import { callApi } from '../platform/api';
import { useWords } from '../platform/i18n';
import { usePressed } from '../platform/use-pressed';
import { useProblemText } from '../platform/use-problem';
import { toast, toastError } from '../ui/toast-store';
import { useChangeApplicant } from './use-applicants';

/** A little less than the ten seconds that the server waits. */
const undoLasts = 9_500;

interface Undoable {
  decisionIds: number[];
  before: readonly Pick<Application, 'id' | 'reject'>[];
  until: number;
}

/** What was pressed about an application, apart for each of its fields. */
type Pressed = Partial<Pick<Application, 'rating_point' | 'reject'>>;

/** What the employer does with applicants: at once on screen, told when it fails, undone where it can be. */
export function useReview(jobId: number) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const change = useChangeApplicant(jobId);
  const { pressed, press } = usePressed<string, { id: number; change: Pressed }>();
  const last = useRef<Undoable | null>(null);

  const changes = new Map<number, Pressed>();
  for (const one of pressed.values()) changes.set(one.id, { ...changes.get(one.id), ...one.change });

  const rate = async ({ id, user_id, rating_point: before }: Application, rating_point: number) => {
    if (rating_point === before) return;
    try {
      await press(`rating/${id}`, { id, change: { rating_point } }, async () => {
        await callApi(setRating, { body: { rating_point, user_id, job_id: jobId, application_id: id } });
        await change(id, { rating_point });
      });
    } catch (error) {
      toastError(problemText(error));
    }
  };

  const undo = async () => {
    const undoable = last.current;
    last.current = null;
    if (!undoable || undoable.until < Date.now()) return;
    try {
      const { undone, too_late } = await callApi(undoCandidateDecision, {
        body: { decision_ids: undoable.decisionIds },
      });
      for (const { id, reject } of undoable.before) if (undone.includes(id)) await change(id, { reject });
      if (too_late.length > 0) toastError(t('decide.too_late'));
      else toast(t('decide.undone', { count: undone.length }));
    } catch (error) {
      toastError(problemText(error));
    }
  };

  const offerUndo = (text: string, decisionIds: number[], before: Undoable['before']) => {
    last.current = { decisionIds, before, until: Date.now() + undoLasts };
    const remove = toast(text, {
      deed: {
        label: t('decide.undo'),
        onClick: () => {
          remove();
          void undo();
        },
      },
      lasts: undoLasts,
    });
  };

  /** Throws what the calls throw; the dialog that asked shows it. */
  const decide = async (applicants: readonly Application[], decision: Decision, message: string) => {
    const reject = decision === 'park' ? rejectState.parked : rejectState.rejected;
    const [only, ...others] = applicants;
    if (!only) return;
    if (others.length === 0) {
      const call = decision === 'park' ? pendingCandidate : rejectCandidate;
      const answer = await callApi(call, { body: { candidate_id: only.id, job_id: jobId, message } });
      await change(only.id, { reject });
      if (answer.result !== 'success') {
        toast(t(`decide.already_${decision}`, { name: only.user.name }));
      } else {
        const text = t(message ? `decide.done_told_${decision}` : `decide.done_${decision}`, { name: only.user.name });
        if (answer.decision_id === null) toast(text);
        else offerUndo(text, [answer.decision_id], [only]);
      }
      return;
    }
    const application_ids = applicants.map(({ id }) => id);
    const answer = await callApi(decideCandidates, { body: { job_id: jobId, application_ids, decision, message } });
    const decided = answer.decided.map(({ application_id }) => application_id);
    for (const id of decided) await change(id, { reject });
    const text = t(`decide.many_${decision}`, { count: decided.length });
    const decisionIds = answer.decided.map(({ decision_id }) => decision_id);
    if (decided.length === 0) toast(t('decide.none_changed'));
    else
      offerUndo(
        text,
        decisionIds,
        applicants.filter(({ id }) => decided.includes(id)),
      );
  };

  const reopen = async ({ id, user }: Application) => {
    const open = { reject: rejectState.open };
    try {
      await press(`reject/${id}`, { id, change: open }, async () => {
        await callApi(reopenCandidate, { body: { candidate_id: id, job_id: jobId } });
        await change(id, open);
      });
      toast(t('decide.reopened', { name: user.name }));
    } catch (error) {
      toastError(problemText(error));
    }
  };

  return { rate, decide, undo, reopen, change, changes };
}
export type Review = ReturnType<typeof useReview>;
