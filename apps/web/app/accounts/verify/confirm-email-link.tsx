import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';

/** Beside a refusal that a confirmed e-mail would lift. It opens a window of its own, so that what was typed stays on screen. */
export function ConfirmEmailLink() {
  const t = useWords('accounts');
  return (
    <a href={pathTo('confirmEmail')} target="_blank" rel="noopener">
      {t('verify.inNewWindow')}
    </a>
  );
}
