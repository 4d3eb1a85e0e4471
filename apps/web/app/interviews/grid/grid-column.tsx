import { IconCalendarRepeat, IconCheck, IconClock } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { clockRange, type DayRange, type GridDay, type GridEntry } from './grid-entry';
import { type GridHours, type Lane, lanesOf, slotCount, slotHeight, topOf } from './grid-geometry';
import s from './week-grid.module.css';

interface GridColumnProps extends HTMLAttributes<HTMLUListElement> {
  day: GridDay;
  hours: GridHours;
  entries: readonly GridEntry[];
  /** Minute of the line for the current time. */
  now: number | null;
  /** The time that is being chosen. */
  draft: DayRange | null;
  onOpen: (entry: GridEntry) => void;
}

/** A day: its entries at their times, side by side where they overlap. */
export function GridColumn({ day, hours, entries, now, draft, onOpen, ...rest }: GridColumnProps) {
  const t = useWords('interviews');
  const lanes = lanesOf(entries);
  const picks = rest.onPointerDown !== undefined;
  return (
    <ul
      {...rest}
      aria-label={day.words}
      className={classes(s.column, day.isWeekend && s.weekend, day.isToday && s.today, picks && s.picks)}
      style={{ height: slotCount(hours) * slotHeight }}
    >
      {now !== null && <li className={s.now} style={{ top: topOf(now, hours) }} aria-hidden="true" />}
      {entries.map((entry, at) => (
        <EntryBox key={entry.key} entry={entry} hours={hours} lane={lanes[at]} onOpen={() => onOpen(entry)} />
      ))}
      {draft && (
        <li className={s.draft} style={place(draft, hours)} aria-hidden="true">
          {t('grid.draft')}
          <span>{clockRange(draft)}</span>
        </li>
      )}
    </ul>
  );
}

interface EntryBoxProps {
  entry: GridEntry;
  hours: GridHours;
  lane: Lane | undefined;
  onOpen: () => void;
}

function EntryBox({ entry, hours, lane: { lane, lanes } = { lane: 0, lanes: 1 }, onOpen }: EntryBoxProps) {
  const { look, title, time, state, joinTo, start, end } = entry;
  const length = end - start;
  const style = { ...place(entry, hours), left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` };
  return (
    <li className={s.entry} style={style}>
      <div
        className={classes(
          s.box,
          s[look === 'end' || look === 'missed' ? 'over' : look],
          length <= 30 && s.short,
          length < 30 && s.tiny,
          lanes > 1 && s.narrow,
        )}
      >
        <button type="button" className={s.open} title={`${title}, ${time}`} onClick={onOpen}>
          <b>{title}</b>
          <span>{time}</span>
          <span className="hidden-visually">{state}</span>
        </button>
        {lanes < 3 && <EntryEnd look={look} state={state} joinTo={joinTo} title={title} />}
      </div>
    </li>
  );
}

const icons = { pending: IconClock, postponed: IconCalendarRepeat, listed: IconCheck, end: IconCheck } as const;

/** Shows the state beside the colour: an icon, a text, or the link to the room. */
function EntryEnd({ look, state, joinTo, title }: Pick<GridEntry, 'look' | 'state' | 'joinTo' | 'title'>) {
  const t = useWords('interviews');
  if (joinTo) {
    return (
      <Link to={joinTo} className={s.end} aria-label={t('join_with', { name: title })}>
        {t('join')}
      </Link>
    );
  }
  if (look === 'progress' || look === 'ready') {
    return (
      <span className={s.end} aria-hidden="true">
        {state}
      </span>
    );
  }
  if (look === 'free' || look === 'missed') return null;
  return (
    <span className={classes(s.end, s.icon)} aria-hidden="true">
      <Icon of={icons[look]} size={16} />
    </span>
  );
}

function place({ start, end }: { start: number; end: number }, hours: GridHours) {
  const top = topOf(start, hours);
  return { top, height: Math.max(slotHeight / 2, topOf(end, hours) - top) };
}
