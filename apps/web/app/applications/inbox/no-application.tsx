import type { Problem } from '@jobblik/contract/kernel/problem';
import { useWords } from '../../platform/words/i18n';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { Button } from '../../ui/forms/button';
import s from './inbox.module.css';
import type { InboxView } from './inbox-shown';
import type { InboxEvent } from './inbox-state';
import { plainAddress } from './list/address';

interface NoListProps {
  error: Problem;
  onRetry: () => void;
  dispatch: (event: InboxEvent) => void;
}

/** Replaces the list after an error. An unknown postcode offers to search without it. */
export function NoList({ error, onRetry, dispatch }: NoListProps) {
  const t = useWords('applications');
  if (!error.fields?.some(({ path }) => path === 'postcode')) return <Failed error={error} onRetry={onRetry} />;
  const withoutPostcode = () => dispatch({ type: 'address', part: { postcode: '' }, replace: true });
  return (
    <Empty
      title={t('filter.unknown_postcode')}
      action={<Button onClick={withoutPostcode}>{t('filter.everywhere')}</Button>}
    >
      {t('filter.unknown_postcode_text')}
    </Empty>
  );
}

interface NoApplicationOpenProps {
  view: Pick<InboxView, 'address' | 'isNotFound'>;
  /** There is one on the list to choose. */
  hasSome: boolean;
  /** The filters leave nobody. */
  isNarrowed: boolean;
  dispatch: (event: InboxEvent) => void;
}

/** The detail while nobody is open. */
export function NoApplicationOpen({ view, hasSome, isNarrowed, dispatch }: NoApplicationOpenProps) {
  const t = useWords('applications');
  const { state, sort } = view.address;
  const canClear = isNarrowed && !hasSome;
  const none = canClear ? 'list.none_fit' : 'list.none_here';
  const key = view.isNotFound ? 'list.gone' : hasSome ? 'list.choose' : none;
  const clear = () => dispatch({ type: 'address', part: { ...plainAddress, state, sort }, replace: false });
  return (
    <div className={s.choose}>
      <p>{t(key)}</p>
      {canClear && <Button onClick={clear}>{t('filter.clear_all')}</Button>}
    </div>
  );
}
