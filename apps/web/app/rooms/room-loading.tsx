import { useWords } from '../platform/words/i18n';
import { AfterDelay } from '../ui/feedback/skeleton';
import s from './room.module.css';

/** While the door of a room is asked. */
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
