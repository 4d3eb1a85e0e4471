import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { eq } from 'drizzle-orm';
import { jobAgents } from '../../agents/agents.tables.ts';
import { findCv, findDraft } from '../../cv/index.ts';
import type { Services } from '../../platform/services.ts';
import { attributesOfCv, saysEnough } from '../match/attributes-of-cv.ts';
import type { SeekerAttributes } from '../match/match-attributes.ts';

/** The data of a person for recommendations. */
export interface Seeker {
  attributes: SeekerAttributes;
  homeCityId: number | null;
}

/**
 * The data of a seeker for recommending ads: the published CV, also a hidden one, else the draft, which only the seeker sees;
 * wanted categories and travel distance from the job agents.
 * @returns undefined for a CV that says nothing to go by
 */
export async function readSeeker(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
): Promise<Seeker | undefined> {
  const published = await findCv(db, userId);
  const draft = published?.content ? undefined : await findDraft(db, userId);
  const content: CvContent | undefined = published?.content ?? draft?.content;
  if (!content) return undefined;
  const agents = await db
    .select({ categoryIds: jobAgents.categoryIds, radius: jobAgents.nearRadius })
    .from(jobAgents)
    .where(eq(jobAgents.userId, userId));
  const radii = agents.flatMap(({ radius }) => radius ?? []);
  const now = clock.now();
  const attributes = attributesOfCv(content, {
    changedAt: published?.changedAt ?? draft?.savedAt ?? now,
    today: localDateOf(now),
    categoryIds: agents.flatMap(({ categoryIds }) => categoryIds),
    reachKm: radii.length > 0 ? Math.max(...radii) : undefined,
  });
  return saysEnough(attributes) ? { attributes, homeCityId: content.cv_city } : undefined;
}
