import { ageOn } from '@jobblik/contract/agents/seeker-agents.rules';
import { experienceLevelOf } from '@jobblik/contract/candidates/cv-search.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { cvIsSearchable, cvs, hasPlayableVideo } from '../../cv/index.ts';
import { areasAround, mainCategoryOf } from '../../lookups/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { keyPlaceOf, placesOfCity } from '../matching/place-ids.ts';

/** Attributes of a CV that CV-match agents can ask for, including everything above them that an agent may have chosen instead. */
export interface CvAttributes {
  userId: number;
  /** 1 to 5, 0 not given. */
  jobTypeId: number;
  /** The highest level, 1 to 7, 0 not given. */
  educationId: number;
  hasVideo: boolean;
  hasDocument: boolean;
  /** Experience level of the CV search, 1 to 4. */
  experienceId: number;
  /** Full years; null if not shown, and on installations without age filters (docs/law.md). */
  age: number | null;
  languageIds: number[];
  /** Its categories and their main categories. */
  categoryIds: number[];
  /** Its postcode; 0 not given. */
  cityId: number;
  /** Its postcode, the others of the same quarter, and the town and region around it. */
  placeIds: number[];
  /** The same with one id for the quarter. */
  keyPlaceIds: number[];
}

/** Columns of `cvs` from which the attributes are made. */
export interface CvAttributesRow {
  userId: number;
  visibility: 'named' | 'anonymous' | 'hidden';
  birthday: string | null;
  cityId: number | null;
  jobTypeId: number | null;
  educationId: number | null;
  categoryIds: readonly number[];
  languageIds: readonly number[];
  hasVideo: boolean;
  documentFileId: string | null;
  experienceMonths: number;
}

/** @param day `today` a local date, `ageFilters` the setting. An anonymous CV is not found by identifying data. */
export function attributesOf(
  cv: CvAttributesRow,
  { today, ageFilters }: { today: string; ageFilters: boolean },
): CvAttributes {
  const once = (ids: readonly number[]) => [...new Set(ids)];
  const showsAge = ageFilters && cv.visibility === 'named' && cv.birthday !== null;
  return {
    userId: cv.userId,
    jobTypeId: cv.jobTypeId ?? 0,
    educationId: cv.educationId ?? 0,
    hasVideo: cv.hasVideo,
    hasDocument: cv.documentFileId !== null,
    experienceId: experienceLevelOf(cv.experienceMonths),
    age: showsAge ? ageOn(cv.birthday ?? '', today) : null,
    languageIds: once(cv.languageIds),
    categoryIds: once(cv.categoryIds.flatMap((id) => [id, mainCategoryOf(id)?.id ?? id])),
    cityId: cv.cityId ?? 0,
    placeIds: cv.cityId === null ? [] : once(placesOfCity(cv.cityId)),
    keyPlaceIds: cv.cityId === null ? [] : [keyPlaceOf(cv.cityId), ...areasAround(cv.cityId).map(({ id }) => id)],
  };
}

/** Attributes of these people's CVs that employers can find, with the instant of their last change. */
export async function readCvAttributes(
  db: Database | Transaction,
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  userIds: readonly number[],
): Promise<{ attributes: CvAttributes; changedAt: Date }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({
      userId: cvs.userId,
      visibility: cvs.visibility,
      birthday: cvs.birthday,
      cityId: cvs.cityId,
      jobTypeId: cvs.jobTypeId,
      educationId: cvs.educationId,
      categoryIds: cvs.categoryIds,
      languageIds: cvs.languageIds,
      documentFileId: cvs.documentFileId,
      experienceMonths: cvs.experienceMonths,
      changedAt: cvs.changedAt,
      hasVideo: hasPlayableVideo(),
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.userId))
    .where(and(inArray(cvs.userId, [...userIds]), cvIsSearchable()));
  const day = { today: localDateOf(clock.now()), ageFilters: env.AGE_FILTERS };
  return rows.map(({ changedAt, ...row }) => ({
    attributes: attributesOf(row, day),
    changedAt: changedAt ?? new Date(0),
  }));
}
