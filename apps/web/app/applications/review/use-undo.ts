import { undoCandidateDecision } from '@jobblik/contract/applications/applicant-review.api';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { holdingWith, isCovered, latestOf, type Undoable } from './undo-stack';
import { areKeysOn } from './use-review-keys';

/** A little less than the ten seconds that the server waits. */
const undoLasts = 9_500;

interface UndoEntry extends Undoable {
  text: string;
  /** A message leaves when the time is over. */
  sends: boolean;
  /** Closes its toast; undefined while none is on screen. */
  hide?: (() => void) | undefined;
}

/**
 * Undo for decisions: each has its own toast and time limit; Z undoes the newest. A toast closes when its decision is replaced, and
 * opens again when the replacing decision is undone.
 */
export function useUndo(
  change: (id: number, change: Partial<Application>) => void,
  onUndone: (ids: readonly number[]) => void,
) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const stack = useRef<UndoEntry[]>([]);
  // A toast outlives the screen; undoing then opens no application.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const onUndoneRef = useRef(onUndone);
  onUndoneRef.current = onUndone;

  /** Replaces the stack and shows toasts for exactly the decisions that can be undone. */
  const setStack = (entries: readonly UndoEntry[]): void => {
    const next = entries.filter(({ until }) => until > Date.now());
    for (const one of stack.current) if (!next.includes(one) || isCovered(next, one)) hide(one);
    stack.current = next;
    for (const one of next) {
      if (one.hide || isCovered(next, one)) continue;
      const keyName = areKeysOn() ? 'Z' : undefined;
      const action = { label: t('decide.undo'), keyName, onClick: () => void undoEntry(one) };
      const countdown = one.sends ? (count: number) => t('decide.leaves_in', { count }) : undefined;
      one.hide = toast(one.text, { action, countdown, lasts: one.until - Date.now() });
    }
  };

  const undoEntry = async (one: UndoEntry | undefined): Promise<void> => {
    if (!one || !stack.current.includes(one)) return;
    setStack(stack.current.filter((other) => other !== one));
    try {
      const decision_ids = [...one.of.values()].map(({ decisionId }) => decisionId);
      const { undone, replaced, too_late } = await callApi(undoCandidateDecision, { body: { decision_ids } });
      for (const id of undone) change(id, { reject: one.of.get(id)?.before ?? 0 });
      if (undone.length > 0 && isMounted.current) onUndoneRef.current(undone);
      if (too_late.length > 0) toastError(t('decide.too_late'));
      else if (replaced.length > 0) toastError(t('decide.replaced'));
      else toast(t('decide.undone', { count: undone.length }), { lasts: 3_000 });
    } catch (error) {
      toastError(problemText(error));
      setStack([...stack.current, one]);
    }
  };

  return {
    /** Adds a decision that can be undone. */
    offer: ({ text, sends }: { text: string; sends: boolean }, reject: number, of: Undoable['of']): void => {
      setStack([...stack.current, { of, reject, text, sends, until: Date.now() + undoLasts }]);
    },
    /** Undoes the newest decision within its time limit. */
    undo: () => undoEntry(latestOf(stack.current, Date.now())),
    /** Drops decisions about an application that is no longer in the state they set. */
    dropOutdated: (id: number, reject: number): void => {
      const next = holdingWith(stack.current, id, reject);
      if (next.length === stack.current.length && next.every((one, at) => one === stack.current[at])) return;
      setStack(next.map((one) => (stack.current.includes(one) ? one : { ...one, hide: undefined })));
    },
  };
}

/**
 * Drops decisions that another window has replaced: they cannot be undone here. Looks at what is drawn before anything else can
 * be decided; a later effect would take the list from before a decision for one after it.
 */
export function useOutdatedDecisions(
  applications: readonly Pick<Application, 'id' | 'reject'>[],
  dropOutdated: (id: number, reject: number) => void,
): void {
  useLayoutEffect(() => {
    for (const { id, reject } of applications) dropOutdated(id, reject);
  });
}

function hide(one: UndoEntry): void {
  one.hide?.();
  one.hide = undefined;
}
