import { getPush } from '@jobblik/contract/notifications/push.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { usePageSettings } from '../platform/page-settings';
import { useWords } from '../platform/words/i18n';
import { toast, toastError } from '../ui/feedback/toast-store';
import { Switch } from '../ui/forms/choice';
import s from './notice-settings.module.css';
import { type PushAbility, pushAbility, readPushState, turnPushOff, turnPushOn } from './push-device';

interface State {
  ability: PushAbility;
  on: boolean;
  publicKey: string;
}

/** Turns push messages on and off in this browser. The browser's permission dialog opens only after a click. */
export function PushSwitch() {
  const t = useWords('notifications');
  const problemText = useProblemText();
  const { serviceWorker } = usePageSettings();
  const client = useQueryClient();
  const queryKey = callKey(getPush);
  const { data } = useQuery<State>({
    queryKey,
    queryFn: async () => ({ ability: pushAbility(serviceWorker), ...(await readPushState()) }),
    staleTime: 0,
  });
  const set = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) await turnPushOff();
      else if (!(await turnPushOn(data?.publicKey ?? ''))) toastError(t('device.refused'));
      else toast(t('device.done'));
    },
    onError: (error) => toastError(error instanceof DOMException ? t('device.unable') : problemText(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (!data) return null;
  const { ability, on } = data;
  return (
    <section className={s.device} aria-labelledby="device">
      <h2 id="device">{t('device.title')}</h2>
      <p>{t('device.text')}</p>
      <Switch
        label={t('device.switch')}
        checked={set.isPending ? set.variables : on}
        disabled={set.isPending || (!on && ability !== 'ready')}
        onChange={(event) => set.mutate(event.currentTarget.checked)}
      />
      {ability !== 'ready' && <p className={s.hint}>{t(`device.${ability}`)}</p>}
    </section>
  );
}
