import { useWords } from '../../platform/words/i18n';
import { SelectField } from '../../ui/forms/field';

interface TimeFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  /** Shows the label; else the surrounding group has a visible one. */
  visible?: boolean;
}

/** Months by their numbers on the wire; their texts have the same numbers. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export function MonthField({ label, value, onChange, error, visible }: TimeFieldProps) {
  const t = useWords('cv');
  return (
    <SelectField
      label={label}
      hideLabel={!visible}
      placeholder={t('month')}
      options={months.map((month) => ({ value: String(month), label: t(`months.${month}`) }))}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}

/** `years` from `yearsDown`; a draft's year that is not in the list stays visible, and is refused. */
export function YearField({
  label,
  value,
  onChange,
  error,
  visible,
  years,
}: TimeFieldProps & { years: readonly number[] }) {
  const t = useWords('cv');
  const options = value !== null && !years.includes(value) ? [value, ...years] : years;
  return (
    <SelectField
      label={label}
      hideLabel={!visible}
      placeholder={t('year')}
      options={options.map(String)}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}
