import { Skeleton } from '../../ui/feedback/skeleton';
import s from './video.module.css';

/** Skeleton of three video cards. */
export function VideoListSkeleton() {
  return (
    <div className={s.list} aria-hidden="true">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={s.card}>
          <span className={s.poster} />
          <Skeleton width="70%" height={18} />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}
