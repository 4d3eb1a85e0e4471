import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/words/format';
import s from './employer.module.css';

export interface Figure {
  label: string;
  value: number;
  note?: ReactNode;
}

/** Totals side by side, separated by lines. */
export function EmployerFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={s.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {formatNumber(value)}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
