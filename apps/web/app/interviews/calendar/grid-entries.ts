import { minutesOf } from '@jobblik/contract/interviews/day-grid.rules';
import { calendarClass } from '@jobblik/contract/interviews/interviews.rules';
import type { CalendarInterview, FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import { dayIndexOf } from '@jobblik/contract/interviews/week.rules';
import { perLocale } from '@jobblik/contract/kernel/language';
import { formatWeekday } from '../../platform/words/format';
import type { WordKey } from '../../platform/words/i18n';
import { clockRange, type EntryLook, type GridDay, type GridEntry } from '../grid/grid-entry';

/** Area of the person: employers' or job seekers'. */
export type InterviewArea = 'virksomhed' | 'kandidat';

const short = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' }));

/** `torsdag den 20. november` of a local date `YYYY-MM-DD`. */
export function dayWords(date: string): string {
  return formatWeekday(noon(date));
}

/** The headers of a week's columns. */
export function gridDays(dates: readonly string[], today: string): GridDay[] {
  return dates.map((date) => ({
    date,
    weekday: short().format(noon(date)),
    number: String(Number(date.slice(8))),
    words: dayWords(date),
    isToday: date === today,
    isWeekend: dayIndexOf(date) > 4,
  }));
}

function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Name of the other side of an interview. */
export function otherName({ seeker, employer, email }: CalendarInterview, area: InterviewArea): string {
  if (area === 'kandidat') return employer.name;
  return seeker.name || (email ?? '');
}

/** Address of an interview's room. */
export function roomPath({ uuid, kind, meeting_link: link }: CalendarInterview, area: InterviewArea): string {
  if (area === 'kandidat') return `/kandidat/strøm/${uuid}/${uuid}`;
  return kind === 'candidate' ? `/virksomhed/strøm/${uuid}` : `/virksomhed/cstream/${link}`;
}

/** The style of an interview, and the key of its state's text. */
export function lookOf(
  { status, state, ends_at, can }: CalendarInterview,
  area: InterviewArea,
  now: Date,
): { look: EntryLook; word: WordKey<'interviews'> } {
  const look = calendarClass[status];
  if (look !== 'pending') return { look, word: `state.${look}` };
  if (Date.parse(ends_at) <= now.getTime() && state === 'requested') {
    return { look: 'missed', word: 'state.missed' };
  }
  if (state === 'postponed') return { look, word: 'state.postponed' };
  return { look, word: area === 'kandidat' && can.accept ? 'state.answer' : 'state.pending' };
}

/** Minutes of the day of an interview, in Danish time. */
export function minutesIn({
  interview_time: { schedule_start, schedule_end },
}: Pick<CalendarInterview, 'interview_time'>) {
  return { start: minutesOf(schedule_start), end: minutesOf(schedule_end) };
}

/** An interview as an entry of the grid. `t` translates the state. */
export function entryOf(
  interview: CalendarInterview,
  area: InterviewArea,
  now: Date,
  t: (key: WordKey<'interviews'>) => string,
): GridEntry {
  const { look, word } = lookOf(interview, area, now);
  const range = minutesIn(interview);
  return {
    ...range,
    key: interview.uuid,
    day: interview.day_idx,
    look,
    title: otherName(interview, area),
    time: clockRange(range),
    state: t(word),
    joinTo: interview.can.enter ? roomPath(interview, area) : undefined,
  };
}

/** A free slot as an entry of the grid. */
export function slotEntry(slot: FreeSlot, t: (key: WordKey<'interviews'>) => string): GridEntry {
  const range = minutesIn(slot);
  const words = t('state.free');
  return {
    ...range,
    key: `slot-${slot.id}`,
    day: slot.day_idx,
    look: 'free',
    title: words,
    time: clockRange(range),
    state: '',
  };
}
