import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { dateText, parseDate, tidyDate } from '../../text/date-text';
import { IconButton } from '../button';
import { TextField, type TextFieldProps } from '../field';
import s from './date-field.module.css';

interface DateFieldProps extends Pick<TextFieldProps, 'label' | 'description' | 'error' | 'optional'> {
  /** As it was typed. */
  value: string;
  onChange: (typed: string) => void;
  /** Local dates. */
  today: string;
  min?: string;
  max: string;
}

/**
 * A date typed as Danes do, whatever language the browser speaks, with the system's own calendar behind the button. The
 * calendar's field is out of sight: what it gives is written into the one that is typed in.
 */
export function DateField({ value, onChange, today, min, max, ...field }: DateFieldProps) {
  const t = useWords('ui');
  const calendar = useRef<HTMLInputElement>(null);
  const button = (
    <IconButton
      icon={IconCalendar}
      label={t('date.calendar', { field: String(field.label) })}
      onClick={() => calendar.current?.showPicker()}
    />
  );
  return (
    <div className={s.date}>
      <TextField
        {...field}
        inputMode="text"
        autoComplete="off"
        maxLength={30}
        placeholder={t('date.example')}
        value={value}
        end={button}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const tidied = tidyDate(value, today);
          // A value that stays the same keeps its error.
          if (tidied !== value) onChange(tidied);
        }}
      />
      <input
        ref={calendar}
        type="date"
        className={s.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={parseDate(value) ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange(dateText(event.target.value))}
      />
    </div>
  );
}
