import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NamePicker } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { Chip, ChipRow, RemovableChip } from '../../ui/forms/chip';
import { FieldError } from '../../ui/forms/field';
import { fieldId } from '../draft/cv-focus';
import type { Named } from '../draft/cv-values';
import s from './cv-editor.module.css';

interface CvChosenProps<T extends Named> {
  field: 'cv_wish' | 'cv_skill' | 'cv_language';
  value: T[];
  onChange: (value: T[]) => void;
  /** All options; undefined while they load. */
  all: readonly (Named & { group?: string })[] | undefined;
  make: (choice: Named) => T;
  error: string | undefined;
  /** The heading above has the same text. */
  hideLabel?: boolean;
  /** Shows the chosen ones in another way instead of chips. */
  children?: ReactNode;
}

/** Several of many: chosen options as chips, and a field to find more on request. */
export function CvChosen<T extends Named>({
  field,
  value,
  onChange,
  all,
  make,
  error,
  hideLabel,
  children,
}: CvChosenProps<T>) {
  const t = useWords('cv');
  const box = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const full = value.length >= cvLimits.entries;
  const label = t(`fields.${field}`);
  useEffect(() => {
    if (adding) box.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
  }, [adding]);

  const wrong = error && t([`errors.${error}`, 'errors.invalid']);
  const addChip = !full && (
    <Chip add onClick={() => setAdding(true)}>
      {t('add')}
      <span className="hidden-visually"> {t(`${field}.add`)}</span>
    </Chip>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the box that the focus is led to
    <div id={fieldId(field)} ref={box} role="group" aria-label={label} className={s.chosen}>
      {!hideLabel && <div className={s.label}>{label}</div>}
      {children}
      <ChipRow>
        {!children &&
          value.map((one) => (
            <RemovableChip
              key={one.id}
              name={one.name}
              on={false}
              onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}
            >
              {one.name}
            </RemovableChip>
          ))}
        {!adding && addChip}
      </ChipRow>
      {/* It stays open: closing when the focus leaves would move elements below it while they are being clicked. */}
      {adding && !full && (
        <NamePicker
          label={t(`${field}.find`)}
          description={t(`${field}.hint`)}
          placeholder={t(`${field}.example`)}
          none={t(`${field}.unknown`)}
          all={all}
          chosen={value.map(({ id }) => id)}
          limit={40}
          creatable={field !== 'cv_language'}
          onPick={(choice) => onChange([...value, make(choice)])}
        />
      )}
      {full && <p className="note muted">{t('full', { most: cvLimits.entries })}</p>}
      {wrong && <FieldError>{wrong}</FieldError>}
    </div>
  );
}
