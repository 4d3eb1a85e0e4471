import { expect, test } from 'vitest';
import { emptyExperience } from '../entries/entry-start';
import type { CvValues, ExperienceValues } from './cv-values';
import { emptyCv } from './cv-values.factory';
import { undoChange } from './undo-change';

const job = (title: string): ExperienceValues => ({ ...emptyExperience(), key: title, title });
const cv = (part: Partial<CvValues>): CvValues => ({ ...emptyCv, ...part });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(job) as [
  ExperienceValues,
  ExperienceValues,
  ExperienceValues,
  ExperienceValues,
];
const jobs = (rows: ExperienceValues[]) => cv({ cv_experience: rows });
const b2 = { ...b, company_name: 'A/S' };

test.each([
  ['a deleted row is back in its place', [a, b, c], [a, c], [a, c], [a, b, c]],
  ['and a row that was added since stays', [a, b, c], [a, c], [d, a, c], [d, a, b, c]],
  ['and a row that was changed since stays changed', [a, b], [b], [b2], [a, b2]],
  ['and a row that was deleted since stays deleted', [a, b, c], [a, c], [c], [b, c]],
  ['the first row is back as the first', [a, b], [b], [b, c], [a, b, c]],
  ['added rows are gone, rows that were added since stay', [a], [b, c, a], [d, b, c, a], [d, a]],
  ['an added row that is gone already stays gone', [a], [b, a], [a, c], [a, c]],
  ['a replaced row is as before', [a, b], [a, b2], [c, a, b2], [c, a, b]],
  ['nothing is there twice', [a, b], [a], [a, b], [a, b]],
])('%s', (_what, before, after, now, left) =>
  expect(undoChange(jobs(now), { before: jobs(before), after: jobs(after) }).cv_experience).toEqual(left),
);

test('a field that was typed since stays, another one is as before', () => {
  const before = cv({ first_name: 'Ane', phone: '1234' });
  const after = cv({ first_name: 'Bo', phone: '5678' });
  const now = { ...after, first_name: 'Bodil', last_name: 'Holm' };
  expect(undoChange(now, { before, after })).toEqual({ ...now, phone: '1234' });
});

test('lists of lookups are compared by id', () => {
  const [go, sql, php] = [
    { id: 1, name: 'Go' },
    { id: 2, name: 'SQL' },
    { id: 3, name: 'PHP' },
  ];
  const change = { before: cv({ cv_skill: [go] }), after: cv({ cv_skill: [sql, go] }) };
  expect(undoChange(cv({ cv_skill: [php, { ...sql }, { ...go }] }), change).cv_skill).toEqual([php, go]);
});
