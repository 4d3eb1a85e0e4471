import { IconCloudOff } from '@tabler/icons-react';
import { useReached } from '../platform/loading/connection';
import { offlinePath } from '../platform/offline/offline-path';
import { useWords } from '../platform/words/i18n';
import { Icon } from '../ui/brand/icon';
import s from './connection-note.module.css';

/** Shows on every page that the server is not reached, as long as that lasts. Rendered once, in the root. */
export function ConnectionNote() {
  const reached = useReached();
  return (
    <div role="status" className={s.place} data-print="no">
      {!reached && <Note />}
    </div>
  );
}

function Note() {
  const t = useWords('shell');
  // The offline page has its own message.
  if (location.pathname === offlinePath) return null;
  const isStored = Boolean(navigator.serviceWorker?.controller);
  return (
    <p className={s.note}>
      <Icon of={IconCloudOff} size={20} />
      <span>
        <strong>{t('offline.title')}</strong> {t('offline.text')}{' '}
        {isStored && <a href={offlinePath}>{t('offline.read')}</a>}
      </span>
    </p>
  );
}
