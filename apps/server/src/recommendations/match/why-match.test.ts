import { expect, it } from 'vitest';
import { aarhus, adAttributes, matchContext, seekerAttributes } from './match.factory.ts';
import type { AdAttributes, SeekerAttributes } from './match-attributes.ts';
import { scoreMatch } from './score-match.rules.ts';
import { tradeOf } from './trades.ts';
import { missingOf, reasonsOf } from './why-match.rules.ts';

const names = {
  skill: (id: number) => `skill ${id}`,
  category: (id: number) => `category ${id}`,
  language: (id: number) => `language ${id}`,
};

function why(seeker: Partial<SeekerAttributes>, ad: Partial<AdAttributes>) {
  const pair = { seeker: seekerAttributes(seeker), ad: adAttributes(ad) };
  const match = scoreMatch(pair.seeker, pair.ad, matchContext());
  return { reasons: reasonsOf(match, pair, names), missing: missingOf(match, pair, names) };
}

it('at most three reasons, with their subjects', () => {
  const { reasons } = why({ skillIds: new Set([3]) }, { skillIds: [3] });
  expect(reasons).toEqual([
    { kind: 'wished_title', names: ['Sygeplejerske'], km: null },
    { kind: 'skills', names: ['skill 3'], km: null },
    { kind: 'place', names: [], km: 0 },
  ]);
});

it('distinguishes past, wished and close titles', () => {
  const trade = tradeOf('Sygeplejerske');
  expect(why({ trades: [{ title: trade.title, trade, isWished: false, weight: 1 }] }, {}).reasons[0]?.kind).toBe(
    'held_title',
  );
  const close = [{ title: 'Backendudvikler', trade: tradeOf('Backendudvikler'), isWished: true, weight: 1 }];
  expect(why({ trades: close }, { trade: tradeOf('Softwareudvikler') }).reasons[0]).toMatchObject({
    kind: 'related_title',
    names: ['Backendudvikler'],
  });
});

it('names a chosen category where no title is as close', () => {
  const { reasons } = why({ trades: [], categoryIds: [101] }, {});
  expect(reasons[0]).toEqual({ kind: 'category', names: ['category 101'], km: null });
});

it('lists missing requirements', () => {
  const { missing } = why(
    { educationId: 2, experienceMonths: 10, skillIds: new Set([1]) },
    { skillIds: [1, 2], experience: 3, managementExperience: true, jobTypeId: 2, places: [aarhus] },
  );
  expect(missing.map(({ kind }) => kind)).toEqual(['skills', 'education', 'experience', 'management', 'hours', 'far']);
  expect(missing[0]?.names).toEqual(['skill 2']);
  expect(missing.at(-1)?.km).toBeGreaterThan(70);
});

it('an ad without requirements has no missing ones', () => {
  expect(why({}, { educationId: null }).missing).toEqual([]);
});
