import type { JobState } from '@jobblik/contract/jobs/jobs.schema';
import { describe, expect, test } from 'vitest';
import { jobsInPart, partOf, partsToChoose } from './my-jobs-shown';

const ads = (...states: JobState[]) => states.map((state, id) => ({ id, state }));

test.each([
  ['afsluttede', 'afsluttede'],
  [null, 'alle'],
  ['hemmelige', 'alle'],
])('?vis=%s shows %s', (asked, part) => expect(partOf(asked)).toBe(part));

test('an ad has ended when its month or its deadline is over', () =>
  expect(
    jobsInPart(ads('live', 'expired', 'past_deadline', 'inactive'), 'afsluttede').map(({ state }) => state),
  ).toEqual(['expired', 'past_deadline']));

describe('partsToChoose', () => {
  test('offers the parts that have ads, once there are many', () =>
    expect(partsToChoose(ads('live', 'live', 'live', 'live', 'expired', 'expired'))).toEqual([
      { part: 'alle', count: 6 },
      { part: 'aktive', count: 4 },
      { part: 'afsluttede', count: 2 },
    ]));
  test('offers nothing among few', () => expect(partsToChoose(ads('live', 'expired', 'inactive'))).toEqual([]));
  test('offers nothing where all are alike', () =>
    expect(partsToChoose(ads('live', 'live', 'live', 'live', 'live', 'live', 'live'))).toEqual([]));
});
