import { expect, it } from 'vitest';
import { aarhus, adAttributes, matchContext, seekerAttributes } from './match.factory.ts';
import type { AdAttributes, SeekerAttributes } from './match-attributes.ts';
import { leastScore, scoreMatch, weights } from './score-match.rules.ts';
import { tradeOf } from './trades.ts';

const scoreOf = (seeker: Partial<SeekerAttributes>, ad: Partial<AdAttributes>) =>
  scoreMatch(seekerAttributes(seeker), adAttributes(ad), matchContext()).score;

it('the sum of the weights is 100', () => {
  expect(Object.values(weights).reduce((sum, one) => sum + one, 0)).toBe(100);
});

it('a job that has everything is near the top', () => {
  expect(scoreOf({}, {})).toBeGreaterThan(0.75);
});

type Case = [
  what: string,
  seeker: Partial<SeekerAttributes>,
  better: Partial<AdAttributes>,
  worse: Partial<AdAttributes>,
];
it.each<Case>([
  ['the trade', {}, {}, { trade: tradeOf('Lægesekretær'), categoryIds: [105] }],
  ['the way', {}, {}, { places: [aarhus] }],
  ['a long way with two days at home', { reachKm: 100 }, { places: [aarhus], remote: 'hybrid' }, { places: [aarhus] }],
  ['work from home anywhere', {}, { places: [aarhus], remote: 'full' }, { places: [aarhus] }],
  ['the hours', {}, {}, { jobTypeId: 2 }],
  ['paid work', {}, {}, { jobTypeId: 4 }],
  ['the education', { educationId: 3 }, { educationId: 3 }, { educationId: 5 }],
  ['the experience', { experienceMonths: 6 }, { experience: 1 }, { experience: 4 }],
  ['leading others', {}, {}, { managementExperience: true }],
  ['the skills', { skillIds: new Set([1]) }, { skillIds: [1] }, { skillIds: [2] }],
  ['the languages', { languageIds: [7] }, { languageIds: [7] }, { languageIds: [8] }],
  ['newer ads', {}, {}, { publishedAt: new Date('2026-01-10T12:00:00Z') }],
])('%s counts', (_what, seeker, better, worse) => {
  expect(scoreOf(seeker, better)).toBeGreaterThan(scoreOf(seeker, worse));
});

it('a rare skill has more weight than a common one', () => {
  const context = matchContext({ rarityOf: (id) => (id === 1 ? 2 : 0.2) });
  const has = (id: number) =>
    scoreMatch(seekerAttributes({ skillIds: new Set([id]) }), adAttributes({ skillIds: [1, 2] }), context).parts.skills;
  expect(has(1)).toBeGreaterThan(0.8);
  expect(has(2)).toBeLessThan(0.2);
});

it('saved ads count for their trade and dismissed ones against it', () => {
  const nurse = tradeOf('Sygeplejerske');
  const score = (liked: number, dismissed: number) =>
    scoreMatch(
      seekerAttributes(),
      adAttributes(),
      matchContext({ taste: { liked: Array(liked).fill(nurse), dismissed: Array(dismissed).fill(nurse) } }),
    ).score;
  expect(score(3, 0)).toBeGreaterThan(score(0, 0));
  expect(score(0, 3)).toBeLessThan(score(0, 0));
});

it('work of another kind is not recommended at any distance', () => {
  expect(scoreOf({}, { trade: tradeOf('Murersvend'), categoryIds: [302] })).toBe(0);
  const carpenter = [{ title: 'Tømrer', trade: tradeOf('Tømrer'), isWished: true, weight: 1 }];
  expect(scoreOf({ trades: carpenter }, { trade: tradeOf('Guldsmed til værksted'), categoryIds: [] })).toBe(0);
});

it('a job too far to travel to is not recommended for the trade alone', () => {
  const far = { places: [{ lat: 55.1, lng: 14.7 }], educationId: null };
  expect(scoreOf({}, far)).toBeLessThan(leastScore);
});
