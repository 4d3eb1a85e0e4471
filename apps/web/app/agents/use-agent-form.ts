import type { AnyCall } from '@jobblik/contract/kernel/call';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFieldErrors, useProblemText } from '../platform/api/use-problem';
import { useOwnDraft } from '../platform/drafts/use-draft';
import { useWords } from '../platform/words/i18n';
import { toast } from '../ui/feedback/toast-store';
import type { AgentScreens } from './agent-screens';

interface AgentFormOptions<V> {
  screens: AgentScreens;
  /** Storage key of the draft, unique per form. */
  draft: string;
  start: V;
  /** Whether anything is chosen at all (spec 1§5, 2§5). */
  hasChosen: (values: V) => boolean;
  /** Sends the form. Resolves to the agent's id. */
  send: (values: V) => Promise<number>;
  /** Calls to invalidate after a successful submit. */
  outdates: readonly AnyCall[];
  /** Path that "Annuller" navigates to. */
  back: string;
  /** Translation key of the toast after a successful submit. */
  done: 'create.done' | 'edit.done';
}

/** State of an agent's form: stores a draft on every change, validates before submit, and translates errors. */
export function useAgentForm<V extends object>(options: AgentFormOptions<V>) {
  const { screens, start, hasChosen, send, outdates, back, done } = options;
  const t = useWords(screens.words);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const draft = useOwnDraft<V>(options.draft);
  const [values, setValues] = useState(start);
  const [isRestored, setRestored] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { restored } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft has been found
  useEffect(() => {
    if (!restored) return;
    setValues({ ...start, ...restored });
    setRestored(true);
  }, [restored]);

  const change = (next: V) => {
    setValues(next);
    draft.save(next);
    if (hasChosen(next)) setProblem(null);
    setErrors({});
  };

  const submit = async () => {
    // Cleared first, so that screen readers announce the same problem again after another failed submit.
    setProblem(null);
    if (!hasChosen(values)) return setTimeout(() => setProblem(t('form.nothing')));
    setBusy(true);
    try {
      const id = await send(values);
      draft.clear();
      await Promise.all(
        outdates.map((call) => queries.invalidateQueries({ queryKey: [call.path], refetchType: 'none' })),
      );
      toast(t(done));
      // In the demo nothing is made.
      await navigate(id > 0 ? screens.result(id) : back);
    } catch (error) {
      setErrors(fieldErrors(error));
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    change,
    submit: () => void submit(),
    busy,
    problem,
    errors,
    isRestored,
    changed: JSON.stringify(values) !== JSON.stringify(start),
    onCancel: () => {
      draft.clear();
      void navigate(back);
    },
    startOver: () => {
      draft.clear();
      setValues(start);
      setRestored(false);
      setProblem(null);
    },
  };
}
