import { clockMark } from '../../platform/words/format';
import type { MinuteRange } from './grid-geometry';

/** How an entry looks: the five classes of the spec (2§2), a request that nobody answered in time, and a free time. */
export type EntryLook = 'pending' | 'listed' | 'ready' | 'progress' | 'end' | 'missed' | 'free';

/** Something that stands in the week. */
export interface GridEntry extends MinuteRange {
  key: string;
  /** Index of the day, 0 is Monday. */
  day: number;
  look: EntryLook;
  /** Whom it is with, or what it is. */
  title: string;
  /** `10.30–11.00` */
  time: string;
  /** The state in words. */
  state: string;
  /** Address of the room, while its door is open. */
  joinTo?: string | undefined;
}

/** A day of the week as its column's head shows it. */
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

/** `10.30–11.00` of minutes after midnight; midnight at the end of a day is 24.00. */
export function clockRange({ start, end }: MinuteRange): string {
  return `${clock(start)}–\u2060${clock(end)}`;
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}${clockMark()}${String(minute % 60).padStart(2, '0')}`;
}
