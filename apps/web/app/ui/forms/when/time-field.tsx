import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { clockText, parseClock } from '../../text/clock-text';
import { IconButton } from '../button';
import { TextField, type TextFieldProps } from '../field';
import s from './time-field.module.css';

interface TimeFieldProps extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'optional'> {
  /** The typed text. */
  value: string;
  onChange: (typed: string) => void;
  /** Minutes of one step of the arrow keys, and of page up and down. */
  step: number;
  largeStep: number;
  /** Range of the steps in minutes after midnight. */
  min: number;
  max: number;
}

const keys: Partial<Record<string, [size: 'step' | 'largeStep', sign: -1 | 1]>> = {
  ArrowUp: ['step', 1],
  ArrowDown: ['step', -1],
  PageUp: ['largeStep', 1],
  PageDown: ['largeStep', -1],
};

/** A time in Danish format, `9`, `930` or `9.30`; the arrow keys and the two buttons change it in steps. */
export function TimeField({ value, onChange, min, max, step, largeStep, ...field }: TimeFieldProps) {
  const t = useWords('ui');
  const minutes = parseClock(value);
  const move = (by: number) => {
    const next = (Math.floor((minutes ?? min) / step) + by / step) * step;
    onChange(clockText(Math.min(max, Math.max(min, next))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [size, sign] = keys[event.key] ?? [];
    if (!size || !sign) return;
    event.preventDefault();
    move((size === 'step' ? step : largeStep) * sign);
  };
  const words = { field: String(field.label), minutes: step };
  return (
    <TextField
      {...field}
      role="spinbutton"
      aria-valuenow={minutes ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={value || undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (typeof minutes === 'number' && clockText(minutes) !== value) onChange(clockText(minutes));
      }}
      end={
        <span className={s.steps}>
          <IconButton icon={IconChevronUp} label={t('time.later', words)} tabIndex={-1} onClick={() => move(step)} />
          <IconButton
            icon={IconChevronDown}
            label={t('time.earlier', words)}
            tabIndex={-1}
            onClick={() => move(-step)}
          />
        </span>
      }
    />
  );
}
