import { Skeleton } from '../../ui/feedback/skeleton';
import s from './cv-editor.module.css';

/** Skeleton of the editor while the CV loads. */
export function CvEditorSkeleton() {
  return (
    <div className={s.bones} aria-hidden="true">
      <Skeleton width="38%" height={28} />
      <div className={s.pair}>
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
        <Skeleton height={46} />
      </div>
      <Skeleton width="24%" height={28} />
      <Skeleton height={160} />
      <Skeleton width="30%" height={28} />
      <Skeleton height={72} />
      <Skeleton height={72} />
    </div>
  );
}
