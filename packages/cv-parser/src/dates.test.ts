import { describe, expect, it } from 'vitest';
import { findDateSpans, isBrokenDate, isDateLike } from './dates.ts';

type At = readonly [year: number, month?: number] | null;

const at = (point: At) => (point ? { year: point[0], month: point[1] ?? null } : null);

describe('ranges', () => {
  it.each<[string, At, At]>([
    ['aug. 2014 – maj 2017', [2014, 8], [2017, 5]],
    ['Oktober 2010 - januar 2012', [2010, 10], [2012, 1]],
    ['okt. 2010—dec. 2011', [2010, 10], [2011, 12]],
    ['March 2018 to June 2019', [2018, 3], [2019, 6]],
    ['Sept 2018 – Nov. 2019', [2018, 9], [2019, 11]],
    ['03/2019 - 11/2020', [2019, 3], [2020, 11]],
    ['03.2019–11.2020', [2019, 3], [2020, 11]],
    ['2019-03 – 2020-01', [2019, 3], [2020, 1]],
    ['2011 / 11 – 2013 / 8', [2011, 11], [2013, 8]],
    ['2015/4 - 2016/12', [2015, 4], [2016, 12]],
    ['2019-03-2020-01', [2019, 3], [2020, 1]],
    ['2010-12 - 2011-02', [2010, 12], [2011, 2]],
    ['01.08.2014 til 31.05.2017', [2014, 8], [2017, 5]],
    ['01/09/2018–30/06/2019', [2018, 9], [2019, 6]],
    ['2018-09-01 – 2019-06-30', [2018, 9], [2019, 6]],
    ['2016 – 2019', [2016], [2019]],
    ['2016-19', [2016], [2019]],
    ['1998-02 – 2002-05', [1998, 2], [2002, 5]],
    ['2010-12', [2010], [2012]],
    ['jun–aug 2019', [2019, 6], [2019, 8]],
    ['marts til juni 2020', [2020, 3], [2020, 6]],
    ['09/18 – 02/20', [2018, 9], [2020, 2]],
    ["aug '16 – jul '18", [2016, 8], [2018, 7]],
    ['fra 2010 til 2012', [2010], [2012]],
    ['1. august 2015 - 31. juli 2017', [2015, 8], [2017, 7]],
    ['2021 – forventet 2026', [2021], [2026]],
    ['okt 17 - dec 19', [2017, 10], [2019, 12]],
    ['Aug2017 – Dec2019', [2017, 8], [2019, 12]],
    ['01.09.18 - 30.06.20', [2018, 9], [2020, 6]],
    ['1/9-18 – 1/6-20', [2018, 9], [2020, 6]],
    ['Nov 1, 2011 – Aug 31, 2013', [2011, 11], [2013, 8]],
    ['1st Nov 2011 to 31st Aug 2013', [2011, 11], [2013, 8]],
    ['primo 2019 – ultimo 2021', [2019], [2021]],
    ['Q1 2020 – Q3 2021', [2020], [2021]],
    ['2019/20', [2019], [2020]],
    ["'19 – '21", [2019], [2021]],
  ])('%s', (text, start, end) => {
    expect(findDateSpans(text)).toEqual([
      expect.objectContaining({
        start: at(start),
        end: at(end),
        present: false,
        single: false,
        from: 0,
        to: text.length,
      }),
    ]);
  });
});

describe('still going on', () => {
  it.each<[string, At]>([
    ['juni 2017 – nu', [2017, 6]],
    ['2014 - nuværende', [2014]],
    ['01/2020 – present', [2020, 1]],
    ['01/09/2018–Present', [2018, 9]],
    ['2019-01 til d.d.', [2019, 1]],
    ['2018 – dags dato', [2018]],
    ['maj 2021 → i dag', [2021, 5]],
    ['siden 2020', [2020]],
    ['Siden august 2020', [2020, 8]],
    ['since March 2020', [2020, 3]],
    ['2018–', [2018]],
    ['2018 -', [2018]],
    ['okt 17 - nu', [2017, 10]],
    ['Mar 2020 - till date', [2020, 3]],
    ['2015 – løbende', [2015]],
    ['2015 – (nu)', [2015]],
    ['2015 og frem', [2015]],
    ['2015 onwards', [2015]],
  ])('%s', (text, start) => {
    expect(findDateSpans(text)).toEqual([expect.objectContaining({ start: at(start), end: null, present: true })]);
  });
});

describe('one date', () => {
  it.each<[string, At]>([
    ['Sommer 2019', [2019]],
    ['Summer 2023', [2023]],
    ['maj 2024', [2024, 5]],
    ['2004', [2004]],
    ['06.2017', [2017, 6]],
  ])('%s', (text, end) => {
    expect(findDateSpans(text)).toEqual([expect.objectContaining({ end: at(end), present: false, single: true })]);
  });

  it('that is expected in the future has no start', () => {
    expect(findDateSpans('Forventet juni 2027')).toEqual([
      expect.objectContaining({ start: null, end: at([2027, 6]) }),
    ]);
  });
});

describe('no date', () => {
  it.each([
    '20 12 34 71',
    '1950 Frederiksberg C',
    '2000 Frederiksberg',
    '8000 Aarhus C',
    '+45 2019 2020 x',
    'kl. 08.15',
    'version 1.2019a',
    'Nørregade 2018b',
    'maj',
    'maj 12',
    'juli 10 - kl. 12',
    '22.33.44.55',
  ])('%s', (text) => {
    expect(findDateSpans(text).filter((span) => !span.single)).toEqual([]);
    if (/Frederiksberg|Aarhus|^\d\d /.test(text)) expect(findDateSpans(text)).toEqual([]);
  });
});

it('finds the position of a date inside a line', () => {
  const text = 'Studio Kridt | 2019 – nu (5 år)';
  const [span] = findDateSpans(text);
  expect(text.slice(span?.from, span?.to)).toBe('2019 – nu');
});

it.each([
  ['2014 – nu', true],
  ['(2014 – 2016)', true],
  ['jan. 2014 – dec. 2016 (2 år)', true],
  ['2014 – nu Rengøringsassistent', false],
  ['Aarhus TECH', false],
])('%s is a date and little else: %s', (text, expected) => expect(isDateLike(text)).toBe(expected));

it.each([
  ['aug. 2022 —', 'nuværende', true],
  ['okt. 2018 — aug.', '2022', true],
  ['2014', '– 2016', true],
  ['2014 – 2016', '2016 – 2018', false],
  ['2014', '2016', false],
  ['Sygeplejerske', '2016', false],
])('"%s" above "%s" is one broken date: %s', (first, second, expected) =>
  expect(isBrokenDate(first, second)).toBe(expected),
);

it.each([
  ['1'.repeat(1000), 0],
  ['2019-'.repeat(200), 8],
  ['jan '.repeat(250), 0],
  ['- '.repeat(500), 0],
  ["'19 ".repeat(250), 0],
])('finds few dates in a line made to be slow: %s', (text, count) => expect(findDateSpans(text)).toHaveLength(count));
