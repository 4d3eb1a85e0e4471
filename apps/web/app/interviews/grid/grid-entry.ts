import { clockText } from '../../ui/text/clock-text';
import type { MinuteRange } from './grid-geometry';

/** Styles of entries: the five classes of the spec (2§2), one that is to be moved, one that came to nothing, and a free slot. */
export type EntryLook = 'pending' | 'postponed' | 'listed' | 'ready' | 'progress' | 'end' | 'missed' | 'free';

/** An entry of the week. */
export interface GridEntry extends MinuteRange {
  key: string;
  /** Index of the day, 0 is Monday. */
  day: number;
  look: EntryLook;
  /** The other side, or a description. */
  title: string;
  /** `10.30–11.00` */
  time: string;
  /** Text of the state. */
  state: string;
  /** Address of the room, while it is open. */
  joinTo?: string | undefined;
}

/** A day of the week for its column's header. */
export interface GridDay {
  /** Local date `YYYY-MM-DD`. */
  date: string;
  /** `man.` */
  weekday: string;
  /** `17` */
  number: string;
  /** `mandag den 17. november` */
  words: string;
  isToday: boolean;
  isWeekend: boolean;
}

/** A time of one day of the week. */
export interface DayRange extends MinuteRange {
  day: number;
}

/** `09.30–10.00` of minutes after midnight; midnight at the end of a day is 24.00. */
export function clockRange({ start, end }: MinuteRange): string {
  return `${clockText(start)}–\u2060${clockText(end)}`;
}
