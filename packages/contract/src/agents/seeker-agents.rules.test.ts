import { describe, expect, test } from 'vitest';
import {
  ageOn,
  asksAge,
  hasSeekerChoice,
  noSeekerCriteria,
  type SeekerCriteria,
  sameSeekerCriteria,
} from './seeker-agents.rules.ts';

const nothing = noSeekerCriteria;

test.each<[Partial<SeekerCriteria>, boolean]>([
  [{}, false],
  [{ jobTypeIds: [1] }, true],
  [{ categoryIds: [1] }, true],
  [{ placeIds: [8000] }, true],
  [{ educationIds: [2] }, true],
  [{ languageIds: [31] }, true],
  [{ video: true }, true],
  [{ document: true }, true],
  [{ experienceIds: [4] }, true],
  [{ keywords: ['kok'] }, true],
  [{ near: { cityId: 8000, radius: 25 } }, true],
  [{ minAge: 16 }, true],
  [{ maxAge: 65 }, true],
])('%j is a choice: %s', (criteria, expected) => {
  expect(hasSeekerChoice({ ...nothing, ...criteria }, { ageFilters: true })).toBe(expected);
});

test.each<[Partial<SeekerCriteria>, boolean]>([
  [{ minAge: 25, maxAge: 40 }, false],
  [{ minAge: 25, categoryIds: [1] }, true],
])('without age filters %j is a choice: %s', (criteria, expected) => {
  expect(hasSeekerChoice({ ...nothing, ...criteria }, { ageFilters: false })).toBe(expected);
});

test.each([
  [15, 66, false],
  [15, 65, true],
  [16, 66, true],
])('the ages %i to %i narrow the range: %s', (minAge, maxAge, expected) => {
  expect(asksAge({ minAge, maxAge })).toBe(expected);
});

describe('two agents', () => {
  test.each<[string, Partial<SeekerCriteria>, Partial<SeekerCriteria>, boolean]>([
    ['with the same in another order are the same', { placeIds: [1, 2] }, { placeIds: [2, 1] }, true],
    ['with another place differ', { placeIds: [1] }, { placeIds: [2] }, false],
    ['with the same number as another kind differ', { placeIds: [1] }, { languageIds: [1] }, false],
    ['of which one asks for a video differ', { video: true }, {}, false],
    ['with another age differ', { maxAge: 40 }, { maxAge: 41 }, false],
  ])('%s', (_what, a, b, expected) => {
    expect(sameSeekerCriteria({ ...nothing, ...a }, { ...nothing, ...b })).toBe(expected);
  });
});

test.each([
  ['1990-05-20', '2026-05-19', 35],
  ['1990-05-20', '2026-05-20', 36],
  ['1996-02-29', '2025-02-28', 28],
  ['1996-02-29', '2025-03-01', 29],
  ['2000-12-31', '2026-01-01', 25],
])('born %s one is on %s %i', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});
