import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { perLocale } from '@jobblik/contract/kernel/language';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { type AriaCalendarProps, useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../classes';
import { IconButton } from '../button';
import s from './calendar-panel.module.css';

const pageLocale = perLocale((locale) => locale);

interface CalendarPanelProps {
  /** Name of the field, for screen readers. */
  label: string;
  /** Local date; null for none. */
  value: string | null;
  today: string;
  min: string | undefined;
  max: string;
  onChoose: (date: string) => void;
  /** Escape was pressed. */
  onClose: () => void;
}

/**
 * A month in the language of the page, with weeks that begin on Monday, in every browser language. Arrow keys move by day and
 * week, Page Up and Page Down by month, Home and End to its ends.
 */
export default function CalendarPanel(props: CalendarPanelProps) {
  return (
    <I18nProvider locale={pageLocale()}>
      <Panel {...props} />
    </I18nProvider>
  );
}

function Panel({ label, value, today, min, max, onChoose, onClose }: CalendarPanelProps) {
  const t = useWords('ui');
  const panel = useRef<HTMLDivElement>(null);
  const calendar: AriaCalendarProps<CalendarDate> = {
    'aria-label': label,
    value: value === null ? null : parseDate(value),
    defaultFocusedValue: parseDate(value ?? (min && min > today ? min : today)),
    minValue: min === undefined ? undefined : parseDate(min),
    maxValue: parseDate(max),
    firstDayOfWeek: 'mon',
    autoFocus: true,
    onChange: (date) => date && onChoose(date.toString()),
  };
  const state = useCalendarState({ ...calendar, locale: pageLocale(), createCalendar: () => new GregorianCalendar() });
  const { title } = useCalendar(calendar, state);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A surrounding dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={s.panel}
      data-panel="calendar"
      onKeyDown={onKeyDown}
    >
      <div className={s.month}>
        <IconButton
          icon={IconChevronLeft}
          label={t('date.previous')}
          disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousPage()}
        />
        <span>{title}</span>
        <IconButton
          icon={IconChevronRight}
          label={t('date.next')}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <Month state={state} today={today} />
    </div>
  );
}

function Month({ state, today }: { state: CalendarState; today: string }) {
  const { gridProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: 'mon' },
    state,
  );
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week));
  return (
    <table {...gridProps} className={s.days}>
      <thead>
        <tr>
          {weekDays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days.find(Boolean)?.toString()}>
            {weekDays.map((name, at) => {
              const date = days[at];
              const isInMonth = date?.month === state.visibleRange.start.month;
              if (!date || !isInMonth) return <td key={name} />;
              return <Day key={name} date={date} state={state} isToday={date.toString() === today} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, state, isToday }: { date: CalendarDate; state: CalendarState; isToday: boolean }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { cellProps, buttonProps, formattedDate, isSelected, isDisabled } = useCalendarCell({ date }, state, ref);
  return (
    <td {...cellProps}>
      <button
        {...buttonProps}
        ref={ref}
        type="button"
        disabled={isDisabled}
        className={classes(s.day, isSelected && s.chosen, isToday && s.today)}
      >
        {formattedDate}
      </button>
    </td>
  );
}
