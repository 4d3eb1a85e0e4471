import { getCv, setCvVisibility } from '@jobblik/contract/cv/cv.api';
import type { Visibility } from '@jobblik/contract/cv/cv-choices.rules';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useOptimisticMutation } from '../../platform/state/use-optimistic-mutation';

interface VisibilityPorts {
  /** The last known value on the server. */
  saved: Visibility;
  /** Called when the server has stored the choice. */
  onSaved: (visibility: Visibility) => void;
  onError: (error: unknown) => void;
}

/** Who finds the CV. A choice is shown at once and is not replaced by older responses. */
export function useVisibility({ saved, onSaved, onError }: VisibilityPorts) {
  const queries = useQueryClient();
  const { pending, mutate } = useOptimisticMutation<'visibility', Visibility>();

  async function store(visibility: Visibility): Promise<void> {
    // A request in flight may have the old value.
    await queries.cancelQueries({ queryKey: callKey(getCv) });
    await callApi(setCvVisibility, { body: { visibility } });
    await queries.invalidateQueries({ queryKey: callKey(candidateDashboard), refetchType: 'none' });
    onSaved(visibility);
  }

  return {
    current: pending.get('visibility') ?? saved,
    choose: (visibility: Visibility): void => {
      mutate('visibility', visibility, () => store(visibility)).catch(onError);
    },
  };
}
