import { inArray } from 'drizzle-orm';
import { jobs } from '../../jobs/index.ts';
import { jobIndex } from '../../jobs/search/index.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { attributesOfAd, type MatchedAd } from '../match/attributes-of-ad.ts';
import type { SeekerAttributes, Taste } from '../match/match-attributes.ts';
import { explain, type Ranked, rank } from '../match/rank.ts';
import { languageQuery, rarity, skillQuery, usualRarity } from '../match/skill-words.ts';
import { findAds, forStudents } from './find-ads.ts';
import type { Seeker } from './read-seeker.ts';

/**
 * The ads that fit a seeker best: found by the index, then compared exactly.
 * @param options `hidden`: ads that are left out
 */
export async function rankAds(
  services: Services,
  { attributes, homeCityId }: Seeker,
  { taste, hidden, most }: { taste: Taste; hidden: ReadonlySet<number>; most: number },
): Promise<Ranked[]> {
  const ids = (await findAds(services, attributes, homeCityId)).filter((id) => !hidden.has(id));
  if (ids.length === 0) return [];
  const [ads, mentioned] = await Promise.all([
    readMatchedAds(services.readDb, ids),
    mentionedIn(services, ids, attributes),
  ]);
  const pairs = ads.map((ad) => ({ id: ad.id, seeker: attributes, ad: attributesOfAd(ad, mentioned.of(ad.id)) }));
  const context = { taste, rarityOf: mentioned.rarityOf, freshBy: 'ad' as const, now: services.clock.now() };
  return rank(pairs, context, most).map(explain);
}

const columns = {
  id: jobs.id,
  title: jobs.title,
  cityIds: jobs.cityIds,
  categoryIds: jobs.categoryIds,
  skillIds: jobs.skillIds,
  typedSkills: jobs.typedSkills,
  remote: jobs.remote,
  jobTypeId: jobs.jobTypeId,
  educationId: jobs.educationId,
  experience: jobs.experience,
  managementExperience: jobs.managementExperience,
  publishedAt: jobs.publishedAt,
  createdAt: jobs.createdAt,
};

/** The columns of ads for matching, by id, unordered. */
async function readMatchedAds(db: Database, ids: readonly number[]): Promise<MatchedAd[]> {
  return await db
    .select(columns)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
}

/** Those of a person's skills and languages that the ads name, and the rarity of each skill among all ads. */
async function mentionedIn(
  services: Services,
  adIds: readonly number[],
  { skillIds, typedSkills, languageIds }: SeekerAttributes,
) {
  const queries = [
    ...[...skillIds].map((id) => ({ kind: 'skill' as const, id, query: skillQuery(id, typedSkills) })),
    ...languageIds.map((id) => ({ kind: 'language' as const, id, query: languageQuery(id) })),
  ].flatMap(({ query, ...one }) => (query ? [{ ...one, query }] : []));
  const { total, found } = await jobIndex.having(
    services,
    [...queries.map(({ query }) => query), forStudents()],
    adIds,
  );
  const namedIn = (kind: 'skill' | 'language', adId: number) =>
    queries.flatMap((one, at) => (one.kind === kind && found[at]?.ids.has(adId) ? [one.id] : []));
  const rarities = new Map(
    queries.flatMap(({ kind, id }, at) =>
      kind === 'skill' ? [[id, rarity(found[at]?.count ?? 0, total)] as const] : [],
    ),
  );
  return {
    of: (adId: number) => ({
      skillIds: namedIn('skill', adId),
      languageIds: namedIn('language', adId),
      isForStudents: found.at(-1)?.ids.has(adId) ?? false,
    }),
    rarityOf: (skillId: number) => rarities.get(skillId) ?? usualRarity(total),
  };
}
