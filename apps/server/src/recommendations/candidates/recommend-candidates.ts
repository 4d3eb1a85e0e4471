import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { RecommendedCandidatesAnswer } from '@jobblik/contract/recommendations/recommendations.schema';
import { and, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { applications } from '../../applications/index.ts';
import { listCandidates, payingViewer } from '../../candidates/index.ts';
import { cvIndex } from '../../candidates/search/index.ts';
import { cvs } from '../../cv/index.ts';
import type { JobRow } from '../../jobs/index.ts';
import { languageList } from '../../lookups/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { matches, type QueryNode } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { indexTerms } from '../../search/documents/index.ts';
import { attributesOfAd } from '../match/attributes-of-ad.ts';
import { attributesOfCv, type MatchedContent } from '../match/attributes-of-cv.ts';
import { noTaste } from '../match/match-attributes.ts';
import { explain, type RankedPair, rank } from '../match/rank.ts';
import { languageQuery, rarity, skillQuery, usualRarity } from '../match/skill-words.ts';
import { noteShown } from '../note-shown.ts';
import { dismissedCandidates } from '../recommendations.tables.ts';
import { findCandidates } from './find-candidates.ts';
import { ownAd } from './own-ad.ts';

/**
 * People who fit an employer's ad, the best first; records who was shown. People who have applied to it or were dismissed for it
 * are left out. Reasons use only the data of each CV that this employer may see.
 * @throws Problem `not_found`, also for another employer's ad; `membership_required` (403)
 */
export async function recommendCandidates(
  services: Services,
  who: SignedIn,
  { jobId, most }: { jobId: number; most: number },
): Promise<RecommendedCandidatesAnswer> {
  const ad = await ownAd(services.db, who, jobId);
  const viewer = await payingViewer(services, who);
  const answer = { job: { id: ad.id, title: ad.title, seo: ad.seo }, recommendations: [] };
  const found = await findCandidates(services, viewer, ad);
  const passed = await passedOver(services.db, ad.id, found);
  const userIds = found.filter((id) => !passed.has(id));
  if (userIds.length === 0) return answer;

  const pairing = await pairingWith(services, ad, userIds);
  const rows = await readMatchedCvs(services.readDb, userIds);
  const pairs = rows.flatMap(({ userId, content, changedAt }) =>
    content ? [pairing.of(userId, content, changedAt)] : [],
  );
  const context = { taste: noTaste, rarityOf: pairing.rarityOf, freshBy: 'cv' as const, now: services.clock.now() };
  const ranked = rank(pairs, context, most);
  const byId = new Map(ranked.map((one) => [one.pair.id, one]));
  const listed = await listCandidates(
    services,
    viewer,
    ranked.map(({ pair }) => pair.id),
    { asIndexed: true },
  );
  const shown = listed.flatMap(({ candidate, heart, content }) => {
    const one = byId.get(candidate.user_id);
    if (!one) return [];
    // The same pair with visible data only, so that no hidden word of an anonymous CV is shown.
    const seen = pairing.of(one.pair.id, content, one.pair.seeker.changedAt);
    const [again = one] = rank([seen], context, 1);
    return [{ candidate, heart, ...explain(again) }];
  });
  if (!who.demo) await noteShown(services, { viewerId: who.userId, kind: 'candidate', jobId: ad.id }, shown);
  return {
    ...answer,
    recommendations: shown.map(({ candidate, heart, reasons, missing }) => ({
      cv: { ...candidate, heart },
      reasons,
      missing,
    })),
  };
}

/** Those who have applied to the ad or were dismissed for it. */
async function passedOver(db: Database, jobId: number, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const applied = db
    .select({ userId: applications.userId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.userId, [...userIds])));
  const dismissed = db
    .select({ userId: dismissedCandidates.userId })
    .from(dismissedCandidates)
    .where(and(eq(dismissedCandidates.jobId, jobId), inArray(dismissedCandidates.userId, [...userIds])));
  const rows = await union(applied, dismissed);
  return new Set(rows.map(({ userId }) => userId));
}

/** Reads no column that identifies a person. */
async function readMatchedCvs(db: Database, userIds: readonly number[]) {
  return await db
    .select({ userId: cvs.userId, content: cvs.content, changedAt: cvs.changedAt })
    .from(cvs)
    .where(inArray(cvs.userId, [...userIds]));
}

/** The shared data of pairs of one ad and several people: the skills that the ad's text names, and the CVs that name its skills. */
async function pairingWith(services: Services, ad: JobRow, userIds: readonly number[]) {
  const today = localDateOf(services.clock.now());
  const isNamed = namedBy(ad);
  const languageIds = languageList()
    .all.filter(({ id, name }) => name.toLowerCase() !== 'dansk' && isNamed(languageQuery(id)))
    .map(({ id }) => id);
  const inAd = attributesOfAd(ad, { skillIds: [], languageIds });
  const skillQueries = inAd.skillIds.flatMap((id) => {
    const query = skillQuery(id, inAd.typedSkills);
    return query ? [{ id, query }] : [];
  });
  const { total, found } = await cvIndex.having(
    services,
    skillQueries.map(({ query }) => query),
    userIds,
  );
  const rarities = new Map(skillQueries.map(({ id }, at) => [id, rarity(found[at]?.count ?? 0, total)]));
  return {
    of(userId: number, content: MatchedContent, changedAt: Date | null): RankedPair {
      const mentionedSkillIds = skillQueries.flatMap(({ id }, at) => (found[at]?.ids.has(userId) ? [id] : []));
      const listed = attributesOfCv(content, { changedAt: changedAt ?? new Date(0), today });
      const named = [...listed.skillIds].filter((id) => isNamed(skillQuery(id, listed.typedSkills)));
      return {
        id: userId,
        seeker: { ...listed, skillIds: new Set([...listed.skillIds, ...mentionedSkillIds]) },
        ad: { ...inAd, mentionedSkillIds: named },
      };
    },
    rarityOf: (skillId: number) => rarities.get(skillId) ?? usualRarity(total),
  };
}

/** Whether an ad's title or text has the words of a query. */
function namedBy({ title, description }: JobRow): (query: QueryNode | undefined) => boolean {
  const terms = indexTerms({ title, body: description });
  const words = new Set(`${terms.title} ${terms.parts} ${terms.body}`.split(' '));
  return (query) => query !== undefined && matches(query, (term) => 'word' in term && words.has(term.word));
}
