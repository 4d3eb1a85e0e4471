import { useWords } from '../../platform/words/i18n';
import s from './eye-meter.module.css';

/** How complete something is, 0 to 100: the arc of the upper lid is filled, the number is in the pupil. `label` is its name. */
export function EyeMeter({ percent, label, width = 220 }: { percent: number; label?: string; width?: number }) {
  const t = useWords('ui');
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <svg
      viewBox="0 0 220 124"
      className={s.meter}
      style={{ width }}
      role="img"
      aria-label={t('eyeMeter', { value, name: label ?? '' }).trim()}
    >
      <path className={`${s.lid} ${s.rest}`} d="M14 64C54 6 166 6 206 64" />
      {value > 0 && (
        <path
          className={`${s.lid} ${s.done}`}
          d="M14 64C54 6 166 6 206 64"
          pathLength={100}
          strokeDasharray={`${value} 200`}
        />
      )}
      <path className={s.lower} d="M46 92c18 14 40 21 64 21s46-7 64-21" />
      <text className={s.number} x="110" y="82">
        {value} %
      </text>
    </svg>
  );
}
