import {
  dayIndexOf,
  firstYear,
  type IsoWeek,
  isoWeekOf,
  weeksOf,
  yearsAhead,
} from '@jobblik/contract/interviews/week.rules';

/** State of the calendar in the address. */
export interface CalendarAddress extends IsoWeek {
  view: 'week' | 'list';
  /** Index of the day that a phone shows. */
  day: number;
  /** Uuid of the open interview, as in links of mails and lists; empty for none. */
  interview: string;
}

/** The state of an address; missing or invalid values are those of today. */
export function readCalendar(query: URLSearchParams, today: string): CalendarAddress {
  const current = isoWeekOf(today);
  const year = whole(query.get('aar'), firstYear, Number(today.slice(0, 4)) + yearsAhead) ?? current.year;
  const week = whole(query.get('uge'), 1, weeksOf(year)) ?? (year === current.year ? current.week : 1);
  const isCurrent = year === current.year && week === current.week;
  return {
    year,
    week,
    view: query.get('visning') === 'liste' ? 'list' : 'week',
    day: whole(query.get('dag'), 1, 7, -1) ?? (isCurrent ? dayIndexOf(today) : 0),
    interview: /^[\da-f-]{36}$/i.exec(query.get('interview') ?? '')?.[0] ?? '',
  };
}

/** The query of a state. */
export function calendarQuery({ year, week, view, day, interview }: CalendarAddress, today: string): string {
  const current = isoWeekOf(today);
  const isCurrent = year === current.year && week === current.week;
  const query = new URLSearchParams();
  if (!isCurrent) {
    query.set('uge', String(week));
    query.set('aar', String(year));
  }
  if (day !== (isCurrent ? dayIndexOf(today) : 0)) query.set('dag', String(day + 1));
  if (view === 'list') query.set('visning', 'liste');
  if (interview) query.set('interview', interview);
  return `?${query}`;
}

function whole(text: string | null, min: number, max: number, plus = 0): number | undefined {
  if (!text || !/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value + plus : undefined;
}
