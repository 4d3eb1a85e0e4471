import type { MatchGap, MatchReason } from '@jobblik/contract/recommendations/recommendations.schema';
import { categoryById, languageList, mainCategoryOf, skillList } from '../../lookups/index.ts';
import type { AdAttributes, MatchContext, SeekerAttributes } from './match-attributes.ts';
import { leastScore, type Match, scoreMatch } from './score-match.rules.ts';
import { type MatchNames, missingOf, reasonsOf } from './why-match.rules.ts';

/** A person and an ad, with the id of the recommended one. */
export interface RankedPair {
  id: number;
  seeker: SeekerAttributes;
  ad: AdAttributes;
}

export interface Ranked {
  id: number;
  score: number;
  reasons: MatchReason[];
  missing: MatchGap[];
}

type GivenContext = Omit<MatchContext, 'mainCategoryOf'>;

/** Pairs that fit, the best first; among equals the higher id, which is newer. */
export function rank(
  pairs: readonly RankedPair[],
  context: GivenContext,
  most: number,
): { pair: RankedPair; match: Match }[] {
  const all = { ...context, mainCategoryOf: (id: number) => mainCategoryOf(id)?.id };
  return pairs
    .map((pair) => ({ pair, match: scoreMatch(pair.seeker, pair.ad, all) }))
    .filter(({ match }) => match.score >= leastScore)
    .sort((a, b) => b.match.score - a.match.score || b.pair.id - a.pair.id)
    .slice(0, most);
}

/** A ranked pair, with the reasons for and against it. */
export function explain({ pair, match }: { pair: RankedPair; match: Match }): Ranked {
  const { seeker, ad } = pair;
  const names: MatchNames = {
    skill: (id) => ad.typedSkills.get(id) ?? seeker.typedSkills.get(id) ?? skillList().byId(id)?.name,
    category: (id) => categoryById(id)?.name,
    language: (id) => languageList().byId(id)?.name.toLowerCase(),
  };
  return {
    id: pair.id,
    score: match.score,
    reasons: reasonsOf(match, pair, names),
    missing: missingOf(match, pair, names),
  };
}
