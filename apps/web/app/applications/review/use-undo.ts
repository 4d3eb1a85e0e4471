import { undoCandidateDecision } from '@jobblik/contract/applications/applicant-review.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect, useRef } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { holdingWith, isCovered, latestOf, type Undoable } from './undo-stack';
import { areKeysOn } from './use-review-keys';

/** A little less than the ten seconds that the server waits. */
const undoLasts = 9_500;

interface Noticed extends Undoable {
  text: string;
  /** Takes its notice away; undefined while none is on screen. */
  hide?: (() => void) | undefined;
}

/**
 * Decisions that can be taken back, each by its own notice and for its own time; Z takes back the newest. A notice goes away
 * when its decision no longer holds, and comes back when the decision that took its place is undone.
 */
export function useUndo(
  change: (id: number, change: Partial<Application>) => Promise<void>,
  onUndone: (ids: readonly number[]) => void,
) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const stack = useRef<Noticed[]>([]);
  // A notice outlives the screen; undoing then opens nobody.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const told = useRef(onUndone);
  told.current = onUndone;

  /** Shows the notices of what can be undone now, and no others. */
  const keep = (wanted: readonly Noticed[]): void => {
    const next = wanted.filter(({ until }) => until > Date.now());
    for (const one of stack.current) if (!next.includes(one) || isCovered(next, one)) hide(one);
    stack.current = next;
    for (const one of next) {
      if (one.hide || isCovered(next, one)) continue;
      const keyName = areKeysOn() ? 'Z' : undefined;
      const action = { label: t('decide.undo'), keyName, onClick: () => void take(one) };
      one.hide = toast(one.text, { action, lasts: one.until - Date.now() });
    }
  };

  const take = async (one: Noticed | undefined): Promise<void> => {
    if (!one || !stack.current.includes(one)) return;
    keep(stack.current.filter((other) => other !== one));
    try {
      const decision_ids = [...one.of.values()].map(({ decisionId }) => decisionId);
      const { undone, replaced, too_late } = await callApi(undoCandidateDecision, { body: { decision_ids } });
      for (const id of undone) await change(id, { reject: one.of.get(id)?.before ?? 0 });
      if (undone.length > 0 && isShown.current) told.current(undone);
      if (too_late.length > 0) toastError(t('decide.too_late'));
      else if (replaced.length > 0) toastError(t('decide.replaced'));
      else toast(t('decide.undone', { count: undone.length }), { lasts: 3_000 });
    } catch (error) {
      toastError(problemText(error));
      keep([...stack.current, one]);
    }
  };

  return {
    /** Offers to take a decision back that was made just now. */
    offer: (text: string, reject: number, of: Undoable['of']): void => {
      keep([...stack.current, { of, reject, text, until: Date.now() + undoLasts }]);
    },
    /** Takes back the newest decision whose time is not over. */
    undo: () => take(latestOf(stack.current, Date.now())),
    /** Says in which state an application is: undoing what was changed elsewhere is offered no longer. */
    settle: (id: number, reject: number): void => {
      const next = holdingWith(stack.current, id, reject);
      if (next.length === stack.current.length && next.every((one, at) => one === stack.current[at])) return;
      keep(next.map((one) => (stack.current.includes(one) ? one : { ...one, hide: undefined })));
    },
  };
}

function hide(one: Noticed): void {
  one.hide?.();
  one.hide = undefined;
}
