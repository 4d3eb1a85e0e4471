import { useWords } from '../platform/words/i18n';
import { AfterDelay } from '../ui/feedback/skeleton';
import s from './room.module.css';

/** Shown while the room is being loaded. */
export function RoomLoading() {
  const t = useWords('rooms');
  return (
    <div className={`wrap ${s.loading}`}>
      <AfterDelay>
        <p role="status">{t('loading')}</p>
      </AfterDelay>
    </div>
  );
}
