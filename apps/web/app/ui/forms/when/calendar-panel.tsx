import { currentLanguage } from '@jobblik/contract/kernel/language';
import { Popover } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/da';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { MantineRoot } from '../../theme/mantine';
import s from './date-field.module.css';

interface CalendarPanelProps {
  /** Name of the field, for screen readers. */
  label: string;
  /** Local date; null for none. */
  value: string | null;
  today: string;
  min: string | undefined;
  max: string;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/**
 * A month in the language of the page, with weeks that begin on Monday, in every browser language. Arrow keys move by day and week.
 */
export default function CalendarPanel({ label, value, today, min, max, onChoose, onClose }: CalendarPanelProps) {
  const t = useWords('ui');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const days = 'td button:not([disabled])';
    const day = panel.current?.querySelector<HTMLElement>(`${days}[tabindex="0"]`);
    (day ?? panel.current?.querySelector<HTMLElement>(days))?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A surrounding dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const shown = value ?? (min && min > today ? min : today);
  return (
    <MantineRoot>
      <DatesProvider settings={{ locale: currentLanguage(), firstDayOfWeek: 1, weekendDays: [] }}>
        <Popover opened onDismiss={onClose} position="bottom-end" offset={6} closeOnEscape={false} withRoles={false}>
          <Popover.Target>
            <span className={s.anchor} />
          </Popover.Target>
          <Popover.Dropdown>
            <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
              <DatePicker
                value={value}
                defaultDate={shown}
                minDate={min}
                maxDate={max}
                highlightToday
                hideOutsideDates
                withCellSpacing={false}
                previousLabel={t('date.previous')}
                nextLabel={t('date.next')}
                monthLabelFormat="MMMM YYYY"
                onChange={(date) => date && onChoose(date)}
              />
            </div>
          </Popover.Dropdown>
        </Popover>
      </DatesProvider>
    </MantineRoot>
  );
}
