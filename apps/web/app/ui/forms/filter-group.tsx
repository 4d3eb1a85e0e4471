import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Check } from './choice';
import s from './filter-group.module.css';

export interface FilterOption {
  value: string;
  label: ReactNode;
  /** Number of hits with it; shown if known. */
  count?: number | undefined;
}

interface FilterGroupProps {
  label: string;
  /** Name of the checkboxes in the form, for pages that work without scripts. */
  name?: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string, on: boolean) => void;
  /** Number of options shown before "Vis alle". */
  limit?: number;
  /** "Vis alle 12 fag" */
  showAll?: string;
}

/** A group of the filter column: checkboxes with their numbers of hits. */
export function FilterGroup({ label, name, options, chosen, onToggle, limit = 8, showAll }: FilterGroupProps) {
  const t = useWords('ui');
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter((option, index) => index < limit || chosen.includes(option.value));
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>{label}</legend>
      <div>
        {shown.map(({ value, label: text, count }) => (
          <Check
            dense
            key={value}
            name={name}
            value={value}
            label={text}
            count={count === undefined ? undefined : formatNumber(count)}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(value, event.target.checked)}
          />
        ))}
        {options.length > shown.length && (
          <button type="button" className={s.more} onClick={() => setAll(true)}>
            {showAll ?? t('showAll', { count: options.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Any other control in the filter column, with the same line and spacing. */
export function FilterSection({ children }: { children: ReactNode }) {
  return <div className={s.group}>{children}</div>;
}
