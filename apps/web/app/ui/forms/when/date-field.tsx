import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPiece } from '../../../platform/loading/lazy-piece';
import { useWords } from '../../../platform/words/i18n';
import { dateText, parseDate, tidyDate } from '../../text/date-text';
import { IconButton } from '../button';
import { TextField, type TextFieldProps } from '../field';
import s from './date-field.module.css';

const CalendarPanel = lazyPiece(() => import('./calendar-panel'));

interface DateFieldProps extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'optional'> {
  /** The typed text. */
  value: string;
  onChange: (typed: string) => void;
  /** Local dates. */
  today: string;
  min?: string;
  max: string;
}

/**
 * A date, typed in Danish format or chosen from a calendar behind the button, in the language of the page in every browser
 * language.
 */
export function DateField({ value, onChange, today, min, max, error, ...field }: DateFieldProps) {
  const t = useWords('ui');
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The text with which the field was left: one that is no date is marked then, not only when the form is sent. */
  const [left, setLeft] = useState<string | null>(null);
  const isNoDate = left === value && parseDate(value) === undefined;
  const name = t('date.calendar', { field: String(field.label) });
  const close = () => {
    setOpen(false);
    // The focus is in the field, so that the chosen date can be read and replaced.
    root.current?.querySelector('input')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const opener = (
    <span className={s.opener}>
      <IconButton
        icon={IconCalendar}
        label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPanel
            label={name}
            value={parseDate(value) ?? null}
            today={today}
            min={min}
            max={max}
            onChoose={(date) => {
              onChange(dateText(date));
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus to leave, does nothing of its own
    <div ref={root} onBlur={onBlur}>
      <TextField
        {...field}
        error={error || (isNoDate && t('date.none'))}
        inputMode="text"
        autoComplete="off"
        maxLength={30}
        placeholder={t('date.example')}
        value={value}
        end={opener}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setOpen(false)}
        onBlur={() => {
          const tidied = tidyDate(value, today);
          setLeft(tidied);
          // A field with an unchanged value keeps its error.
          if (tidied !== value) onChange(tidied);
        }}
      />
    </div>
  );
}
