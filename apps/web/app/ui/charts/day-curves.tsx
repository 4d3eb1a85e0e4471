import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../brand/icon';
import { Table } from '../layout/table';
import s from './day-curves.module.css';
import { Sparkline } from './sparkline';

interface DayCurve {
  /** Name of the value, "Visninger": heading of the curve and of its column. */
  name: string;
  /** One value for each day. */
  values: readonly number[];
  /** Accessible description of the curve. */
  label: string;
  /** Content beside the total: the earlier total, or its owner. */
  note?: ReactNode;
}

interface DayCurvesProps {
  /** Local dates `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  curves: readonly DayCurve[];
  /** The period in words, "seneste 30 dage". */
  period: string;
  /** Caption of the table of numbers. */
  caption: string;
  level?: 2 | 3;
}

/** Numbers by day as curves side by side, and as a table for exact values and screen readers. */
export function DayCurves({ days, curves, period, caption, level = 2 }: DayCurvesProps) {
  const { now } = usePageSettings();
  const Heading = level === 2 ? 'h2' : 'h3';
  // Small curves occur many times on a page, where too many landmarks would hide the others.
  const Frame = level === 2 ? 'section' : 'div';
  const dayText = (index: number) => formatDate(noonOf(days[index] ?? ''), now);
  return (
    <div className={level === 2 ? s.large : s.small}>
      <div className={s.curves}>
        {curves.map(({ name, values, label, note }) => (
          <Frame key={name} {...(level === 2 && { 'aria-label': name })}>
            <div className={s.header}>
              <Heading>{name}</Heading>
              <span className="small muted nowrap">{period}</span>
            </div>
            <p className={s.total}>
              {formatNumber(values.reduce((sum, value) => sum + value, 0))}
              {note && <small>{note}</small>}
            </p>
            <Sparkline
              values={values}
              label={label}
              from={dayText(0)}
              to={dayText(days.length - 1)}
              pointText={(index) => `${dayText(index)}: ${formatNumber(values[index] ?? 0)}`}
            />
          </Frame>
        ))}
      </div>
      <DayNumbers days={days} curves={curves} caption={caption} />
    </div>
  );
}

interface DayNumbersProps extends Pick<DayCurvesProps, 'days' | 'caption'> {
  curves: readonly Pick<DayCurve, 'name' | 'values'>[];
  /** Above the table. */
  children?: ReactNode;
}

/** The table of numbers, newest day first; rendered when it is opened. */
export function DayNumbers({ days, curves, caption, children }: DayNumbersProps) {
  const t = useWords('ui');
  const { now } = usePageSettings();
  const [open, setOpen] = useState(false);
  const rows = days.map((day, index) => ({ day, index })).reverse();
  return (
    <details className={s.numbers} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={IconChevronDown} size={16} />
        {t('dayCurves.table')}
      </summary>
      {open && (
        <div className={s.table}>
          {children}
          <Table
            caption={caption}
            rows={rows}
            keyOf={({ day }) => day}
            columns={[
              { head: t('dayCurves.day'), rowHeader: true, cell: ({ day }) => formatDate(noonOf(day), now) },
              ...curves.map(({ name, values }) => ({
                head: name,
                right: true,
                cell: ({ index }: { index: number }) => formatNumber(values[index] ?? 0),
              })),
            ]}
          />
        </div>
      )}
    </details>
  );
}

/** A moment of that day that does not depend on clock changes. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}
