import { expect, test } from 'vitest';
import { withEntry } from './entry-order';
import { emptyEducation, emptyExperience } from './entry-start';

const job = (title: string, from: number | null, to: number | 'now' | null) => ({
  ...emptyExperience(),
  title,
  experience_start_year: from,
  experience_end_year: to === 'now' ? null : to,
  present: to === 'now',
});

test.each([
  ['the first', [], job('a', 2020, 2021), ['a']],
  ['an older job below a newer one', [job('now', 2022, 'now')], job('before', 2019, 2022), ['now', 'before']],
  ['a newer job above an older one', [job('before', 2019, 2022)], job('now', 2022, 'now'), ['now', 'before']],
  ['between', [job('c', 2022, 'now'), job('a', 2010, 2012)], job('b', 2015, 2018), ['c', 'b', 'a']],
  ['of two current jobs the later above', [job('a', 2015, 'now')], job('b', 2020, 'now'), ['b', 'a']],
  ['of two current jobs the earlier below', [job('b', 2020, 'now')], job('a', 2015, 'now'), ['b', 'a']],
  ['a job without dates on top', [job('now', 2022, 'now')], job('new', null, null), ['new', 'now']],
  ['below one without dates', [job('new', null, null), job('a', 2010, 2012)], job('b', 2015, 2018), ['new', 'b', 'a']],
  [
    'rows in an order of their own stay in it',
    [job('a', 2001, 2002), job('c', 2020, 2021)],
    job('b', 2010, 2011),
    ['b', 'a', 'c'],
  ],
])('%s', (_what, rows, entry, titles) => expect(withEntry(rows, entry).map(({ title }) => title)).toEqual(titles));

test('educations by their years', () => {
  const education = (name: string, from: number, to: number) => ({
    ...emptyEducation(),
    education_name: name,
    education_start_year: from,
    education_end_year: to,
  });
  const rows = withEntry([education('Kandidat', 2018, 2020)], education('Bachelor', 2015, 2018));
  expect(rows.map(({ education_name }) => education_name)).toEqual(['Kandidat', 'Bachelor']);
});
