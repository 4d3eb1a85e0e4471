import { describe, expect, it, test } from 'vitest';
import { calendarQuery, readCalendar } from './calendar-address';

/** A Thursday in week 47. */
const today = '2025-11-20';
const read = (query: string, day = today) => readCalendar(new URLSearchParams(query), day);

describe('readCalendar', () => {
  it.each([
    ['', { year: 2025, week: 47, view: 'week', day: 3, interview: '' }],
    ['uge=1&aar=2026', { year: 2026, week: 1, view: 'week', day: 0, interview: '' }],
    ['uge=53&aar=2026&dag=7&visning=liste', { year: 2026, week: 53, view: 'list', day: 6, interview: '' }],
    ['uge=53&aar=2025', { year: 2025, week: 47, view: 'week', day: 3, interview: '' }],
    ['uge=1&aar=2000', { year: 2000, week: 1, view: 'week', day: 0, interview: '' }],
    ['uge=1&aar=1999', { year: 2025, week: 1, view: 'week', day: 0, interview: '' }],
    ['uge=1&aar=2035', { year: 2035, week: 1, view: 'week', day: 0, interview: '' }],
    ['uge=1&aar=2036', { year: 2025, week: 1, view: 'week', day: 0, interview: '' }],
    ['uge=0&dag=8', { year: 2025, week: 47, view: 'week', day: 3, interview: '' }],
    ['uge=abc&aar=-1&visning=x', { year: 2025, week: 47, view: 'week', day: 3, interview: '' }],
  ])('%j', (query, expected) => expect(read(query)).toEqual(expected));

  it('opens an interview by its uuid only', () => {
    const uuid = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';
    expect(read(`interview=${uuid}`).interview).toBe(uuid);
    expect(read('interview=../x').interview).toBe('');
  });

  it('has the year of the ISO week around New Year', () => {
    expect(read('', '2027-01-01')).toMatchObject({ year: 2026, week: 53, day: 4 });
    expect(read('', '2024-12-30')).toMatchObject({ year: 2025, week: 1, day: 0 });
  });
});

test.each([
  '?',
  '?uge=1&aar=2026',
  '?uge=53&aar=2026&dag=7&visning=liste',
  '?dag=1',
  '?visning=liste',
  '?interview=0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11',
])('%s equals the query it was read from', (query) => expect(calendarQuery(read(query), today)).toBe(query));
