import type { AnyCall } from '@jobblik/contract/kernel/call';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ownDraft } from '../platform/forms/form-draft';
import { type FieldName, useForm } from '../platform/forms/use-form';
import { useWords } from '../platform/words/i18n';
import { toast } from '../ui/feedback/toast-store';
import type { AgentScreens } from './agent-screens';

interface AgentFormOptions<V> {
  screens: AgentScreens;
  /** Storage key of the draft, unique per form. */
  draft: string;
  start: V;
  /** The fields by the call's names for them. */
  paths: Readonly<Record<string, FieldName<V>>>;
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

/** The form of an agent, for both kinds of agents. */
export function useAgentForm<V extends object>(options: AgentFormOptions<V>) {
  const { screens, start, hasChosen, outdates, back, done } = options;
  const t = useWords(screens.words);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm((values: V) => options.send(values), {
    start,
    draft: ownDraft<V>(options.draft),
    paths: options.paths,
    // Without a field: what is missing is said above the form.
    check: (values) => (hasChosen(values) ? [] : [{ path: '', code: 'agent_without_choice' }]),
    checkText: () => t('form.nothing'),
    onChange: (values) => hasChosen(values) && form.clearProblem(),
    async onSent(id) {
      await Promise.all(
        outdates.map((call) => queries.invalidateQueries({ queryKey: [call.path], refetchType: 'none' })),
      );
      toast(t(done));
      // In the demo nothing is made.
      await navigate(id > 0 ? screens.result(id) : back);
    },
  });

  return {
    values: form.values,
    change: form.set,
    formRef: form.ref,
    submit: form.submit,
    busy: form.isBusy,
    problem: form.problem,
    errors: form.errors,
    isRestored: form.isRestored,
    changed: form.isDirty,
    onCancel: () => {
      form.forget();
      void navigate(back);
    },
    startOver: () => form.reset(),
  };
}
