import { useId } from 'react';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../classes';
import s from './stars.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** A read-only rating of 0 to 5. */
export function Stars({ value, size = 18 }: { value: number; size?: number }) {
  const t = useWords('ui');
  return (
    <span className={s.stars} role="img" aria-label={t('stars.value', { count: value })}>
      {five.map((star) => (
        <Star key={star} on={star <= value} size={size} />
      ))}
    </span>
  );
}

/** An editable rating, by pointer, arrow keys or 1 to 5; the same star again, or 0, removes it. */
export function StarsField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const t = useWords('ui');
  const name = useId();
  return (
    <fieldset
      onKeyDown={(event) => {
        if (event.key !== '0' || event.ctrlKey || event.metaKey || event.altKey || value === 0) return;
        event.preventDefault();
        onChange(0);
      }}
    >
      <legend className="hidden-visually">{label}</legend>
      <span className={s.stars}>
        {five.map((star) => (
          <label key={star} className={s.pick} title={value === star ? t('stars.take_back') : undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              onClick={() => value === star && onChange(0)}
              aria-label={t('stars.value', { count: star })}
            />
            <Star on={star <= value} size={22} />
          </label>
        ))}
      </span>
    </fieldset>
  );
}

function Star({ on, size }: { on: boolean; size: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} className={classes(s.star, on && s.on)} aria-hidden="true">
      <path d="m10 2.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4L2.200 7.900l5.400-.8Z" />
    </svg>
  );
}
