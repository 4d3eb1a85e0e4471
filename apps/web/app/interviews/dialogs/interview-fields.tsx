import { dayGrid } from '@jobblik/contract/interviews/day-grid.rules';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { yearsAhead } from '@jobblik/contract/interviews/week.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { FieldErrors } from '../../platform/forms/use-form';
import { useWords } from '../../platform/words/i18n';
import { TextArea, TextField } from '../../ui/forms/field';
import { DateField } from '../../ui/forms/when/date-field';
import { TimeField } from '../../ui/forms/when/time-field';
import s from './dialogs.module.css';
import { type AboutForm, type FormHours, type TimesForm, withEnd, withStart } from './interview-form';

interface AboutFieldsProps {
  value: AboutForm;
  errors: FieldErrors<keyof AboutForm>;
  onChange: (part: Partial<AboutForm>) => void;
}

/** Subject and description. */
export function AboutFields({ value, errors, onChange }: AboutFieldsProps) {
  const t = useWords('interviews');
  return (
    <>
      <TextField
        label={t('form.title')}
        placeholder={t('form.title_example')}
        maxLength={interviewLimits.title}
        autoComplete="off"
        value={value.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label={t('form.description')}
        description={t('form.description_hint')}
        rows={3}
        maxLength={interviewLimits.description}
        value={value.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}

interface TimeFieldsProps {
  value: TimesForm;
  errors: FieldErrors<keyof TimesForm>;
  hours: FormHours;
  now: Date;
  onChange: (times: TimesForm) => void;
}

/** Day, start and end; the arrow keys move a time by 10 minutes, page up and down by an hour. */
export function TimeFields({ value, errors, hours, now, onChange }: TimeFieldsProps) {
  const t = useWords('interviews');
  const today = localDateOf(now);
  const steps = { ...hours, step: dayGrid.step, largeStep: dayGrid.largeStep };
  return (
    <div className={s.times}>
      <DateField
        label={t('form.date')}
        today={today}
        min={today}
        max={`${Number(today.slice(0, 4)) + yearsAhead}-12-31`}
        value={value.date}
        error={errors.date}
        onChange={(date) => onChange({ ...value, date })}
      />
      <TimeField
        label={t('form.start')}
        {...steps}
        value={value.start}
        error={errors.start}
        onChange={(start) => onChange(withStart(value, start, hours.max))}
      />
      <TimeField
        label={t('form.end')}
        {...steps}
        value={value.end}
        error={errors.end}
        onChange={(end) => onChange(withEnd(value, end))}
      />
    </div>
  );
}
