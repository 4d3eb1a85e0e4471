import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clockMark } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { GridColumn } from './grid-column';
import { type GridCursor, stepCursor } from './grid-cursor';
import { clockRange, type DayRange, type GridDay, type GridEntry } from './grid-entry';
import {
  freeSlots,
  type GridHours,
  isWithin,
  rangeOfSlots,
  slotCount,
  slotHeight,
  slotMinutes,
  takenSlots,
  topOf,
  workingHours,
} from './grid-geometry';
import { useDragRange } from './use-drag-range';
import s from './week-grid.module.css';

interface WeekGridProps {
  /** Monday to Sunday. */
  days: readonly GridDay[];
  hours: GridHours;
  entries: readonly GridEntry[];
  /** The current time, if it is in this week. */
  now: { day: number; minute: number } | null;
  /** The first day and minute that can still be chosen; null if the whole week can. */
  from: { day: number; minute: number } | null;
  /** The time of the open dialog. */
  draft: DayRange | null;
  onOpen: (entry: GridEntry) => void;
  /** Creates something at a time; absent in a read-only grid. */
  onPick?: ((range: DayRange) => void) | undefined;
  onWeek: (step: -1 | 1) => void;
}

/** A week in half hours. A time is selected by dragging over a day, or with the arrow keys and Enter. */
export function WeekGrid(props: WeekGridProps) {
  const { days, hours, entries, now, from, draft, onOpen, onPick, onWeek } = props;
  const t = useWords('interviews');
  const seen = entries.filter((entry) => isWithin(entry, hours));
  const takenOf = (day: number) => {
    const ranges = seen.filter((entry) => entry.day === day && entry.look !== 'free');
    return new Set([...takenSlots(ranges, hours), ...pastSlots(day, from, hours)]);
  };
  const { range, columnProps } = useDragRange({ hours, takenOf, onPick });
  const shown = range ?? draft;
  const frame = useWorkingDayInView(hours);
  return (
    <div ref={frame} className={classes(s.frame, isLong(hours) && s.long)}>
      <div className={classes(s.grid, s.header)} aria-hidden="true">
        <span />
        {days.map(({ date, weekday, number, isToday, isWeekend }) => (
          <div key={date} className={classes(s.day, isWeekend && s.weekend, isToday && s.today)}>
            {weekday} <b>{number}</b> {isToday && <em>{t('today')}</em>}
          </div>
        ))}
      </div>
      <div className={classes(s.grid, s.body)}>
        <ol className={s.hours} aria-hidden="true">
          {Array.from({ length: hours.to - hours.from }, (_, at) => hours.from + at).map((hour) => (
            <li key={hour} style={{ top: topOf(hour * 60, hours) }}>
              {`${String(hour).padStart(2, '0')}${clockMark()}00`}
            </li>
          ))}
          <li className={s.daylight} style={{ transform: 'none', right: 'auto' }} />
        </ol>
        {days.map((day, index) => (
          <GridColumn
            key={day.date}
            day={day}
            hours={hours}
            entries={seen.filter((entry) => entry.day === index)}
            now={now?.day === index && isWithin({ start: now.minute, end: now.minute }, hours) ? now.minute : null}
            draft={shown?.day === index ? shown : null}
            onOpen={onOpen}
            {...columnProps(index)}
          />
        ))}
        {onPick && <Cursor days={days} hours={hours} start={from} takenOf={takenOf} onPick={onPick} onWeek={onWeek} />}
      </div>
    </div>
  );
}

/** Px of an hour's label above its line. */
const hourLabelHeight = 10;

const isLong = ({ from, to }: GridHours) => to - from > workingHours.to - workingHours.from;

/** Scrolls a grid with more hours than the working day to the working day. */
function useWorkingDayInView(hours: GridHours) {
  const frame = useRef<HTMLDivElement>(null);
  const start = isLong(hours) ? topOf(workingHours.from * 60, hours) - hourLabelHeight : 0;
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = start;
  }, [start]);
  return frame;
}

interface CursorProps extends Pick<WeekGridProps, 'days' | 'hours' | 'onWeek'> {
  start: WeekGridProps['from'];
  takenOf: (day: number) => ReadonlySet<number>;
  onPick: (range: DayRange) => void;
}

/** The keyboard cursor of the week: one tab stop, moved by the arrow keys. */
function Cursor({ days, hours, start, takenOf, onPick, onWeek }: CursorProps) {
  const t = useWords('interviews');
  const [cursor, setCursor] = useState<GridCursor>(() => ({
    day: start?.day ?? 0,
    slot: Math.min(
      slotCount(hours) - 1,
      Math.max(0, Math.ceil(((start?.minute ?? 540) - hours.from * 60) / slotMinutes)),
    ),
    length: 1,
  }));
  const [hasMoved, setMoved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cursor that moves stays in view
  useEffect(() => {
    if (hasMoved) button.current?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  const { day, slot, length } = cursor;
  const slots = freeSlots(slot, slot + length - 1, takenOf(day));
  const range = slots ? rangeOfSlots(slots[0], slots[1], hours) : rangeOfSlots(slot, slot, hours);
  const label = t(slots ? 'grid.new_at' : 'grid.taken_at', { day: days[day]?.words, time: clockRange(range) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepCursor(event.key, event.shiftKey, cursor, hours);
    if (!step) return;
    event.preventDefault();
    setCursor(step.cursor);
    setMoved(true);
    if ('week' in step) onWeek(step.week);
  };
  return (
    <div className={classes(s.grid, s['over-grid'])}>
      <button
        ref={button}
        type="button"
        className={classes(s.cursor, !slots && s.blocked)}
        style={{
          gridColumn: day + 2,
          gridRow: 1,
          marginTop: topOf(range.start, hours),
          height: ((range.end - range.start) / slotMinutes) * slotHeight,
        }}
        aria-disabled={!slots}
        aria-label={label}
        aria-describedby="grid-keys"
        onKeyDown={onKeyDown}
        onClick={() => slots && onPick({ day, ...range })}
      >
        {slots && t('grid.draft')}
        <span>{clockRange(range)}</span>
      </button>
      <p id="grid-keys" className="hidden-visually">
        {t('grid.keys')}
      </p>
      <p role="status" className="hidden-visually">
        {hasMoved && label}
      </p>
    </div>
  );
}

function pastSlots(day: number, from: WeekGridProps['from'], hours: GridHours): number[] {
  if (!from || day > from.day) return [];
  const count = slotCount(hours);
  const first = day < from.day ? count : Math.ceil((from.minute - hours.from * 60) / slotMinutes);
  return Array.from({ length: Math.min(count, Math.max(0, first)) }, (_, slot) => slot);
}
