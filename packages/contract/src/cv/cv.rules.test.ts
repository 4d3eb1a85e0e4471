import { describe, expect, it, test } from 'vitest';
import {
  birthdayProblem,
  breaksOfLines,
  cvProblems,
  educationProblems,
  experienceMonths,
  experienceProblems,
  linesOfBreaks,
  yearsDown,
} from './cv.rules.ts';
import { type CvEducation, type CvExperience, cvForm } from './cv.schema.ts';

const today = '2026-03-10';

const job = (change: Partial<CvExperience> = {}): CvExperience => ({
  title: 'Kok',
  company_name: 'Havnens Køkken',
  experience_description: '',
  experience_start_year: 2019,
  experience_start_month: 4,
  experience_end_year: 2022,
  experience_end_month: 12,
  present: 0,
  ...change,
});
const study = (change: Partial<CvEducation> = {}): CvEducation => ({
  course_id: 2,
  education_name: 'Kok',
  education_school: '',
  education_start_year: 2012,
  education_end_year: 2016,
  education_description: '',
  ...change,
});
const words = (problems: { path: string; code: string }[]) => problems.map(({ path, code }) => `${path} ${code}`);

describe('an experience that is published', () => {
  it.each<[string, Partial<CvExperience>, string[]]>([
    ['is fine', {}, []],
    ['needs a title and a company', { title: '', company_name: '' }, ['title required', 'company_name required']],
    [
      'needs its start',
      { experience_start_year: null, experience_start_month: null },
      ['experience_start_year required'],
    ],
    ['needs no months', { experience_start_month: null, experience_end_month: null }, []],
    [
      'does not end the year before it began, without months either',
      { experience_start_month: null, experience_end_year: 2018, experience_end_month: null },
      ['experience_end_year end_before_start'],
    ],
    [
      'may end in the year it began without months',
      { experience_start_month: null, experience_end_year: 2019, experience_end_month: null },
      [],
    ],
    ['needs its end', { experience_end_year: null, experience_end_month: null }, ['experience_end_year required']],
    [
      'needs no end when it is the present one',
      { present: 1, experience_end_year: null, experience_end_month: null },
      [],
    ],
    [
      'does not look at the end of the present one',
      { present: 1, experience_end_year: 1950, experience_end_month: 1 },
      [],
    ],
    ['begins in 1900 at the earliest', { experience_start_year: 1899 }, ['experience_start_year too_small']],
    ['may begin in 1900', { experience_start_year: 1900 }, []],
    ['does not end next year', { experience_end_year: 2027 }, ['experience_end_year too_big']],
    ['may end this year', { experience_end_year: 2026 }, []],
    ['does not end the year before it began', { experience_end_year: 2018 }, ['experience_end_year end_before_start']],
    [
      'does not end the month before it began',
      { experience_end_year: 2019, experience_end_month: 3 },
      ['experience_end_month end_before_start'],
    ],
    ['may end in the month it began', { experience_end_year: 2019, experience_end_month: 4 }, []],
    [
      'does not begin next month',
      { experience_start_year: 2026, experience_start_month: 4, present: 1 },
      ['experience_start_month in_future'],
    ],
    ['may begin this month', { experience_start_year: 2026, experience_start_month: 3, present: 1 }, []],
  ])('%s', (_sentence, change, expected) => expect(words(experienceProblems(job(change), today))).toEqual(expected));
});

test('the dialog for a job asks for the months', () => {
  const row = job({ experience_start_month: null, experience_end_month: null });
  expect(words(experienceProblems(row, today, { months: true }))).toEqual([
    'experience_start_month required',
    'experience_end_month required',
  ]);
});

describe('an education that is published', () => {
  it.each<[string, Partial<CvEducation>, string[]]>([
    ['is fine', {}, []],
    [
      'needs course, name and both years',
      { course_id: null, education_name: '', education_start_year: null, education_end_year: null },
      ['course_id required', 'education_name required', 'education_start_year required', 'education_end_year required'],
    ],
    ['needs no school', { education_school: '' }, []],
    ['may end seven years ahead', { education_end_year: 2033 }, []],
    ['does not end eight years ahead', { education_end_year: 2034 }, ['education_end_year too_big']],
    [
      'does not begin next year',
      { education_start_year: 2027, education_end_year: 2030 },
      ['education_start_year too_big'],
    ],
    ['does not end before it began', { education_end_year: 2011 }, ['education_end_year end_before_start']],
    ['may begin and end in one year', { education_end_year: 2012 }, []],
  ])('%s', (_sentence, change, expected) => expect(words(educationProblems(study(change), today))).toEqual(expected));
});

it.each([
  [null, []],
  ['1899-12-31', ['birthday too_small']],
  ['1900-01-01', []],
  ['2011-03-10', []],
  ['2011-03-11', ['birthday too_young']],
  ['2026-03-10', ['birthday too_young']],
  ['2026-03-11', ['birthday in_future']],
])('a birthday on %s', (birthday, expected) => expect(words(birthdayProblem(birthday, today))).toEqual(expected));

it('reports the row of every problem of a CV', () => {
  const content = cvForm.parse({
    cv_experience: [job(), job({ title: '' })],
    cv_education: [study({ course_id: null })],
  });
  expect(words(cvProblems(content, today))).toEqual([
    'cv_experience.1.title required',
    'cv_education.0.course_id required',
  ]);
});

it.each([
  [2026, 2024, [2026, 2025, 2024]],
  [2026, 1500, Array.from({ length: 127 }, (_, index) => 2026 - index)],
  [2026, 2027, []],
])('years down from %d to %d', (to, from, expected) => expect(yearsDown(to, from)).toEqual(expected));

describe('months of work', () => {
  const span = (from: [number, number], to: [number, number]) =>
    job({
      experience_start_year: from[0],
      experience_start_month: from[1],
      experience_end_year: to[0],
      experience_end_month: to[1],
    });
  const years = (from: number, fromMonth: number | null, to: number | null, toMonth: number | null) =>
    job({
      experience_start_year: from,
      experience_start_month: fromMonth,
      experience_end_year: to,
      experience_end_month: toMonth,
    });
  it.each<[string, CvExperience[], number]>([
    ['none', [], 0],
    ['a month is a month', [span([2020, 1], [2020, 1])], 1],
    ['a year is twelve', [span([2020, 1], [2020, 12])], 12],
    ['overlapping jobs count once', [span([2020, 1], [2020, 12]), span([2020, 7], [2021, 6])], 18],
    ['one within another counts once', [span([2020, 1], [2021, 12]), span([2020, 7], [2020, 8])], 24],
    ['gaps do not count', [span([2020, 1], [2020, 1]), span([2021, 1], [2021, 1])], 2],
    ['until today', [job({ experience_start_year: 2026, experience_start_month: 1, present: 1 })], 3],
    ['backwards counts nothing', [span([2021, 1], [2020, 1])], 0],
    ['without a start year it counts nothing', [job({ experience_start_year: null })], 0],
    ['years without months count from the middle of the year', [years(2019, null, 2021, null)], 24],
    ['one year without months counts half', [years(2019, null, 2019, null)], 6],
    ['within one year the known end comes last', [years(2019, null, 2019, 3)], 1],
    ['within one year the known start comes first', [years(2019, 10, 2019, null)], 1],
    ['without its month this year counts until today', [{ ...years(2026, null, null, null), present: 1 as const }], 1],
  ])('%s', (_sentence, rows, expected) => expect(experienceMonths(rows, today)).toBe(expected));
});

describe('line breaks', () => {
  it.each([
    ['Et\nto\r\ntre', 'Et<br>to<br>tre'],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['&lt;br&gt;', '&amp;lt;br&amp;gt;'],
    ['', ''],
  ])('%j is written as %j on the wire and read back', (text, wire) => {
    expect(breaksOfLines(text)).toBe(wire);
    expect(linesOfBreaks(wire)).toBe(text.replaceAll('\r\n', '\n'));
  });

  it('every spelling of the tag is read', () => expect(linesOfBreaks('a<br/>b<BR />c')).toBe('a\nb\nc'));
});

describe('the form', () => {
  it('accepts only an object, and fills in missing fields', () => {
    expect(cvForm.parse({})).toMatchObject({ first_name: '', gender: 0, birthday: null, cv_skill: [], cv_city: null });
  });

  it.each([
    ['ids', { cv_skill: [1, '2', { id: 3, name: 'x' }, 1] }, { cv_skill: [1, 2, 3] }],
    ['wishes', { cv_wish: [1, { id: 2 }, { job_title: { id: 3 } }, { job_title: 4 }] }, { cv_wish: [1, 2, 3, 4] }],
    [
      'languages',
      { cv_language: [1, { id: 2, level: '3' }, { id: 2, level: 4 }] },
      {
        cv_language: [
          { id: 1, level: 0 },
          { id: 2, level: 4 },
        ],
      },
    ],
    ['a place under either name', { location: { id: 9000 } }, { cv_city: 9000 }],
    ['an emptied date', { birthday: '', jobtype: '', cv_city: '' }, { birthday: null, jobtype: null, cv_city: null }],
    ['present as a boolean', { cv_experience: [{ present: true }] }, { cv_experience: [{ present: 1 }] }],
  ])('reads %s in every form they are sent in', (_what, sent, expected) =>
    expect(cvForm.parse(sent)).toMatchObject(expected),
  );
});
