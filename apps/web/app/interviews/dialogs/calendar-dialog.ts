import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import type { DayRange } from '../grid/grid-entry';

/** The open dialog of the calendar, and its subject. */
export type CalendarDialog =
  | { kind: 'event' | 'move' | 'cancel' | 'decline' | 'postpone'; interview: CalendarInterview }
  | { kind: 'new'; range?: DayRange & { date: string } }
  | { kind: 'pick'; uuid: string; name: string }
  | { kind: 'slots' | 'subscribe' };
