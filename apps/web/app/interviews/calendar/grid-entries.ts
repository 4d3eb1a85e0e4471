import { minutesOf } from '@jobblik/contract/interviews/day-grid.rules';
import type { CalendarInterview, FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import { type InterviewPhase, mayEnter, phaseOf } from '@jobblik/contract/interviews/phase.rules';
import { dayIndexOf } from '@jobblik/contract/interviews/week.rules';
import { perLocale } from '@jobblik/contract/kernel/language';
import { pathTo, type ScreenArea } from '@jobblik/contract/paths';
import { formatWeekday } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';
import { clockRange, type EntryLook, type GridDay, type GridEntry } from '../grid/grid-entry';
import { phaseText } from '../phase-text';

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
export function otherName({ seeker, employer, email }: CalendarInterview, area: ScreenArea): string {
  if (area === 'kandidat') return employer.name;
  return seeker.name || (email ?? '');
}

/** Address of an interview's room. */
export function roomPath({ uuid, kind, meeting_link: link }: CalendarInterview, area: ScreenArea): string {
  if (area === 'kandidat') return pathTo('seekerInterviewRoom', { stream_id: uuid, room_id: uuid });
  return kind === 'candidate' || link === null
    ? pathTo('employerInterviewRoom', { stream_id: uuid })
    : pathTo('companyRoom', { meeting_link: link });
}

const looks: Readonly<Record<InterviewPhase, EntryLook>> = {
  offered: 'pending',
  requested: 'pending',
  unanswered: 'missed',
  postponed: 'postponed',
  agreed: 'listed',
  ready: 'ready',
  ongoing: 'progress',
  held: 'end',
  missed: 'missed',
  declined: 'missed',
  cancelled: 'missed',
};

/** The style of an interview at a moment. */
export function lookOf(interview: CalendarInterview, now: Date): EntryLook {
  return looks[phaseOf(interview, now)];
}

/** Whether the interview's room is open. */
export function isOpen(interview: CalendarInterview, now: Date): boolean {
  return mayEnter(phaseOf(interview, now));
}

/** The state of an interview in words, for one side. */
export function stateText(interview: CalendarInterview, area: ScreenArea, now: Date, t: Words<'interviews'>): string {
  return phaseText(t, interview, now, area === 'kandidat' && interview.can.accept);
}

/** Minutes of the day of an interview, in Danish time. */
export function minutesIn({
  interview_time: { schedule_start, schedule_end },
}: Pick<CalendarInterview, 'interview_time'>) {
  return { start: minutesOf(schedule_start), end: minutesOf(schedule_end) };
}

/** An interview as an entry of the grid. `t` translates the state. */
export function entryOf(interview: CalendarInterview, area: ScreenArea, now: Date, t: Words<'interviews'>): GridEntry {
  const range = minutesIn(interview);
  return {
    ...range,
    key: interview.uuid,
    day: interview.day_idx,
    look: lookOf(interview, now),
    title: otherName(interview, area),
    time: clockRange(range),
    state: stateText(interview, area, now, t),
    joinTo: isOpen(interview, now) ? roomPath(interview, area) : undefined,
  };
}

/** A free slot as an entry of the grid. */
export function slotEntry(slot: FreeSlot, t: Words<'interviews'>): GridEntry {
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
