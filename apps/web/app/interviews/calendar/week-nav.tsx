import {
  datesOf,
  type IsoWeek,
  shiftWeek,
  weekAt,
  weeksOf,
  yearsOfPicker,
} from '@jobblik/contract/interviews/week.rules';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Button, IconButton } from '../../ui/forms/button';
import { SelectField } from '../../ui/forms/field';
import s from './calendar.module.css';
import { weekDates } from './week-dates';

interface WeekNavProps {
  week: IsoWeek;
  now: Date;
  onChange: (week: IsoWeek) => void;
}

/** Navigation to the previous and next week, to today, or to a week of a year (2000 to ten years ahead). */
export function WeekNav({ week, now, onChange }: WeekNavProps) {
  const t = useWords('interviews');
  const years = yearsOfPicker(now);
  const [first = week.year, last = week.year] = [years[0], years.at(-1)];
  const [before, after] = [shiftWeek(week, -1), shiftWeek(week, 1)];
  return (
    <nav aria-label={t('nav.label')} className={s.nav}>
      <SelectField
        size="small"
        hideLabel
        label={t('nav.week')}
        value={String(week.week)}
        options={Array.from({ length: weeksOf(week.year) }, (_, at) => ({
          value: String(at + 1),
          label: t('nav.option', { week: at + 1, dates: weekDates(datesOf({ year: week.year, week: at + 1 }), false) }),
        }))}
        onChange={(event) => onChange({ ...week, week: Number(event.target.value) })}
      />
      <SelectField
        size="small"
        hideLabel
        label={t('nav.year')}
        value={String(week.year)}
        options={years.map(String)}
        onChange={(event) => {
          const year = Number(event.target.value);
          onChange({ year, week: Math.min(week.week, weeksOf(year)) });
        }}
      />
      <IconButton
        lined
        icon={IconChevronLeft}
        label={t('nav.previous')}
        disabled={before.year < first}
        onClick={() => onChange(before)}
      />
      <Button onClick={() => onChange(weekAt(now))}>{t('nav.today')}</Button>
      <IconButton
        lined
        icon={IconChevronRight}
        label={t('nav.next')}
        disabled={after.year > last}
        onClick={() => onChange(after)}
      />
    </nav>
  );
}
