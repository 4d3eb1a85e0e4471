import { getUser, setVisitsShown } from '@jobblik/contract/accounts/accounts.api';
import { useQueryClient } from '@tanstack/react-query';
import { callKey, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { Switch } from '../../ui/forms/choice';
import { FieldError } from '../../ui/forms/field';

/** Whether companies see who has visited their page. */
export function VisitsSwitch({ shown }: { shown: boolean }) {
  const t = useWords('accounts');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const save = useSend(setVisitsShown);
  return (
    <>
      <Switch
        label={t('settings.visits.label')}
        description={t('settings.visits.text')}
        checked={save.isPending ? save.variables.body.shown : shown}
        onChange={(event) =>
          save.mutate(
            { body: { shown: event.currentTarget.checked } },
            { onSuccess: () => void queries.invalidateQueries({ queryKey: callKey(getUser) }) },
          )
        }
      />
      {save.error && (
        <div role="alert">
          <FieldError>{problemText(save.error)}</FieldError>
        </div>
      )}
    </>
  );
}
