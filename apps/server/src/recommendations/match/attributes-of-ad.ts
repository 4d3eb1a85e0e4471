import type { JobRow } from '../../jobs/index.ts';
import { cityById } from '../../lookups/index.ts';
import type { AdAttributes } from './match-attributes.ts';
import { typedSkillsOf } from './skill-words.ts';
import { tradeOf } from './trades.ts';

/** Columns of an ad for matching. */
export type MatchedAd = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'cityIds'
  | 'categoryIds'
  | 'skillIds'
  | 'typedSkills'
  | 'remote'
  | 'jobTypeId'
  | 'educationId'
  | 'experience'
  | 'managementExperience'
  | 'publishedAt'
  | 'createdAt'
>;

/**
 * The attributes of an ad for matching.
 * @param mentioned of the person's skills and languages those that the ad's text names, and whether it says that it is for students
 */
export function attributesOfAd(
  ad: MatchedAd,
  mentioned: { skillIds: readonly number[]; languageIds: readonly number[]; isForStudents?: boolean },
): AdAttributes {
  const trade = tradeOf(ad.title);
  const typedSkills = typedSkillsOf(ad.typedSkills);
  return {
    trade: mentioned.isForStudents ? { ...trade, isStudent: true } : trade,
    categoryIds: ad.categoryIds,
    skillIds: [...ad.skillIds, ...typedSkills.keys()],
    typedSkills,
    mentionedSkillIds: mentioned.skillIds,
    languageIds: mentioned.languageIds,
    places: ad.cityIds.flatMap((id) => {
      const city = cityById(id);
      return city ? [{ lat: city.lat, lng: city.lng }] : [];
    }),
    remote: ad.remote,
    jobTypeId: ad.jobTypeId,
    educationId: ad.educationId,
    experience: ad.experience,
    managementExperience: ad.managementExperience,
    publishedAt: ad.publishedAt ?? ad.createdAt,
  };
}
