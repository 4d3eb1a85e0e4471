import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Check } from './choice';
import s from './filter-group.module.css';

export interface FilterOption {
  value: string;
  label: ReactNode;
  /** Hits it would give; shown when known. */
  count?: number | undefined;
}

interface FilterGroupProps {
  label: string;
  /** Name of the ticks in the form, for pages that work without scripts. */
  name?: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  onToggle: (value: string, on: boolean) => void;
  /** How many to show before "Vis alle". */
  limit?: number;
  /** "Vis alle 12 fag" */
  showAll?: string;
}

/** A question of the filter column: ticks with the hits behind them. */
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

/** Any other control in the filter column, with the same hairline and air. */
export function FilterSection({ children }: { children: ReactNode }) {
  return <div className={s.group}>{children}</div>;
}
