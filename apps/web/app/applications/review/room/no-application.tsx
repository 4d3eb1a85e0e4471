import type { Problem } from '@jobblik/contract/kernel/problem';
import { useWords } from '../../../platform/words/i18n';
import { Empty, Failed } from '../../../ui/feedback/list-states';
import { Button } from '../../../ui/forms/button';
import s from './room.module.css';

interface NoListProps {
  error: Problem;
  onRetry: () => void;
  onWithoutPostcode: () => void;
}

/** Replaces the list after an error. An unknown postcode offers to search without it. */
export function NoList({ error, onRetry, onWithoutPostcode }: NoListProps) {
  const t = useWords('applications');
  if (!error.fields?.some(({ path }) => path === 'postcode')) return <Failed error={error} onRetry={onRetry} />;
  return (
    <Empty
      title={t('filter.unknown_postcode')}
      action={<Button onClick={onWithoutPostcode}>{t('filter.everywhere')}</Button>}
    >
      {t('filter.unknown_postcode_text')}
    </Empty>
  );
}

interface NoApplicationOpenProps {
  /** The application in the address does not exist. */
  isNotFound: boolean;
  /** There is one on the list to choose. */
  hasSome: boolean;
  /** Takes the filters away where they leave nobody. */
  onClear: (() => void) | undefined;
}

/** The reader while nobody is read. */
export function NoApplicationOpen({ isNotFound, hasSome, onClear }: NoApplicationOpenProps) {
  const t = useWords('applications');
  const key = isNotFound ? 'list.gone' : hasSome ? 'list.choose' : onClear ? 'list.none_fit' : 'list.none_here';
  return (
    <div className={s.choose}>
      <p>{t(key)}</p>
      {onClear && <Button onClick={onClear}>{t('filter.clear_all')}</Button>}
    </div>
  );
}
