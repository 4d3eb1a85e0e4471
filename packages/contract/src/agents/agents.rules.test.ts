import { expect, test } from 'vitest';
import { agentLimits, hasChoice, noCriteria, sameCriteria, titleFrom } from './agents.rules.ts';

const nothing = noCriteria;

test.each([
  [nothing, false],
  [{ ...nothing, companyIds: [1] }, true],
  [{ ...nothing, jobTypeIds: [1] }, true],
  [{ ...nothing, categoryIds: [1] }, true],
  [{ ...nothing, placeIds: [8000] }, true],
  [{ ...nothing, keywords: ['kok'] }, true],
  [{ ...nothing, near: { cityId: 8000, radius: 25 } }, true],
  [{ ...nothing, remoteIds: [3] }, true],
  [{ ...nothing, payShown: true }, true],
])('%j has a choice: %s', (criteria, expected) => {
  expect(hasChoice(criteria)).toBe(expected);
});

test.each([
  ['the same in another order', { placeIds: [1, 2] }, { placeIds: [2, 1] }, true],
  ['another place', { placeIds: [1] }, { placeIds: [2] }, false],
  ['the same number as another kind', { placeIds: [1] }, { categoryIds: [1] }, false],
  ['a wider circle', { near: { cityId: 8000, radius: 25 } }, { near: { cityId: 8000, radius: 50 } }, false],
  ['the same circle', { near: { cityId: 8000, radius: 25 } }, { near: { cityId: 8000, radius: 25 } }, true],
  ['pay as well', { keywords: ['kok'] }, { keywords: ['kok'], payShown: true }, false],
  ['other days at home', { remoteIds: [2] }, { remoteIds: [3] }, false],
  ['one word more', { keywords: ['kok'] }, { keywords: ['kok', 'tjener'] }, false],
])('%s', (_what, a, b, expected) => {
  expect(sameCriteria({ ...nothing, ...a }, { ...nothing, ...b })).toBe(expected);
});

test.each([
  [['Kok'], 'Kok'],
  [['Kok', 'Aarhus'], 'Kok · Aarhus'],
  [['Kok', 'Aarhus', 'Fuldtid', 'Deltid'], 'Kok · Aarhus +2'],
  [[], ''],
])('an agent for %j is called %j', (names, title) => {
  expect(titleFrom(names)).toBe(title);
});

test('a name made of long words keeps the maximum length', () => {
  expect(titleFrom(['a'.repeat(100), 'b'.repeat(100)])).toHaveLength(agentLimits.title);
});
