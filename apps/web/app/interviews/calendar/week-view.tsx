import { minutesOf } from '@jobblik/contract/interviews/day-grid.rules';
import type { CalendarInterview, FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import { type IsoWeek, shiftWeek } from '@jobblik/contract/interviews/week.rules';
import { clockTimeOf } from '@jobblik/contract/kernel/local-time.rules';
import type { ScreenArea } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { isDemo } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import type { CalendarDialog } from '../dialogs/calendar-dialog';
import type { DayRange, GridEntry } from '../grid/grid-entry';
import { isWithin, wholeDay, workingHours } from '../grid/grid-geometry';
import { WeekGrid } from '../grid/week-grid';
import s from './calendar.module.css';
import { entryOf, gridDays, minutesIn, slotEntry } from './grid-entries';
import { Legend } from './legend';

export interface WeekPartProps {
  area: ScreenArea;
  now: Date;
  interviews: readonly CalendarInterview[];
  onDialog: (dialog: CalendarDialog) => void;
}

interface WeekViewProps extends WeekPartProps {
  week: IsoWeek;
  dates: readonly string[];
  today: string;
  slots: readonly FreeSlot[];
  mayCreate: boolean;
  listHref: string;
  /** The time of the interview that a dialog creates. */
  draft: (DayRange & { date: string }) | null;
  onWeek: (week: IsoWeek) => void;
}

/** The grid with its legend; above it, how many interviews lie outside its hours, which nobody scrolls down for. */
export function WeekView(props: WeekViewProps) {
  const { area, now, interviews, onDialog, week, dates, today, slots, mayCreate, listHref, draft, onWeek } = props;
  const t = useWords('interviews');
  const hours = isDemo() ? wholeDay : workingHours;
  const entries = [
    ...slots.map((slot) => slotEntry(slot, t)),
    ...interviews.map((interview) => entryOf(interview, area, now, t)),
  ];
  const outside = interviews.filter((interview) => !isWithin(minutesIn(interview), hours)).length;
  const present = { day: dates.indexOf(today), minute: minutesOf(clockTimeOf(now)) };
  const isPast = (dates.at(-1) ?? '') < today;
  const onOpen = ({ key }: GridEntry) => {
    const interview = interviews.find(({ uuid }) => uuid === key);
    onDialog(interview ? { kind: 'event', interview } : { kind: 'slots' });
  };
  return (
    <>
      <div className={s.bar}>
        <Legend />
        {mayCreate && <p className={s.hint}>{t('hint')}</p>}
      </div>
      {outside > 0 && (
        <p className={s.outside}>
          {t('grid.outside', { count: outside })} <Link to={listHref}>{t('grid.to_list')}</Link>
        </p>
      )}
      <WeekGrid
        days={gridDays(dates, today)}
        hours={hours}
        entries={entries}
        now={present.day >= 0 ? present : null}
        from={isPast ? { day: 7, minute: 0 } : present.day >= 0 ? present : null}
        draft={draft}
        onOpen={onOpen}
        onPick={
          mayCreate
            ? (range) => onDialog({ kind: 'new', range: { ...range, date: dates[range.day] ?? '' } })
            : undefined
        }
        onWeek={(step) => onWeek(shiftWeek(week, step))}
      />
    </>
  );
}
