import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import s from './skeleton.module.css';

/** One grey bar in place of a text. Width as CSS: `60%`, `120px`. */
export function Skeleton({ width = '100%', height = 14 }: { width?: string; height?: number }) {
  return <span className={s.bone} style={{ width, height }} />;
}

/** Rows in the shape of a job row. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <div className={s.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={index} className={s.row}>
          <span className={`${s.bone} ${s.mark}`} style={{ height: 48 }} />
          <span className={s.lines}>
            <Skeleton width={`${40 + ((index * 13) % 30)}%`} height={16} />
            <Skeleton width={`${24 + ((index * 7) % 20)}%`} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Shows its content only after 200 ms of waiting, so that short waits do not flash a skeleton. */
export function AfterDelay({ ms = 200, children }: { ms?: number; children: ReactNode }) {
  const t = useWords('ui');
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div role="status" style={isVisible ? undefined : { visibility: 'hidden' }}>
      <span className="hidden-visually">{t('loading')}</span>
      {children}
    </div>
  );
}
