import { experienceMonths } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { newestJob } from '../../candidates/search/index.ts';
import { cityById, jobTitleList, languageList } from '../../lookups/index.ts';
import type { OwnTrade, SeekerAttributes } from './match-attributes.ts';
import { typedSkillsOf } from './skill-words.ts';
import { danishNamesOf, tradeOf } from './trades.ts';

/** The fields of a CV for matching. Other fields, such as name, birthday and gender, cannot be passed. */
export type MatchedContent = Pick<
  CvContent,
  'cv_wish' | 'cv_experience' | 'cv_education' | 'cv_category' | 'cv_skill' | 'cv_language' | 'cv_city' | 'jobtype'
>;

/** Data from agents and texts besides the CV. */
export interface BesideCv {
  changedAt: Date;
  /** Local date. */
  today: string;
  /** Categories of the person's job agents. */
  categoryIds?: readonly number[];
  /** The largest radius of the job agents, in kilometres. */
  reachKm?: number | undefined;
  /** Skills that the CV's texts name. */
  mentionedSkillIds?: readonly number[];
}

const heldWeight = { newest: 0.85, newestWithoutWish: 1, earlier: 0.6 };
const mostTrades = 8;
const mostHeld = 4;
/** Hverdagsniveau; an unknown level counts. */
const leastLevel = 2;

/** The attributes of a CV for matching. */
export function attributesOfCv(content: MatchedContent, more: BesideCv): SeekerAttributes {
  const trades = tradesOf(content);
  const typedSkills = typedSkillsOf(content.cv_skill.filter((choice) => typeof choice === 'string'));
  const city = cityById(content.cv_city ?? 0);
  return {
    trades,
    categoryIds: [...new Set([...content.cv_category, ...(more.categoryIds ?? [])])],
    skillIds: new Set([
      ...content.cv_skill.filter((choice) => typeof choice === 'number'),
      ...typedSkills.keys(),
      ...(more.mentionedSkillIds ?? []),
    ]),
    typedSkills,
    languageIds: content.cv_language
      .filter(({ id, level }) => id !== danishId() && (level === 0 || level >= leastLevel))
      .map(({ id }) => id),
    home: city ? { lat: city.lat, lng: city.lng } : null,
    reachKm: more.reachKm ?? radiusRange.standard,
    jobTypeId: content.jobtype,
    educationId: Math.max(0, ...content.cv_education.map(({ course_id }) => course_id ?? 0)) || null,
    experienceMonths: experienceMonths(content.cv_experience, more.today),
    hasLed: trades.some(({ trade, isWished }) => trade.isLeading && !isWished),
    changedAt: more.changedAt,
  };
}

/** Whether there is enough data for recommendations. */
export function saysEnough({ trades, categoryIds, skillIds }: SeekerAttributes): boolean {
  return trades.length > 0 || categoryIds.length > 0 || skillIds.size > 0;
}

/** Wishes before past jobs; the newest job before earlier ones. A past job as a trainee or student assistant does not count. */
function tradesOf(content: MatchedContent): OwnTrade[] {
  const wishes = content.cv_wish.flatMap((choice) => jobTitleList().named(choice)?.name ?? []);
  const newest = newestJob(content)?.title;
  const own = new Map<string, OwnTrade>();
  const add = (title: string, isWished: boolean, weight: number) => {
    for (const name of [title, ...danishNamesOf(title)]) {
      if (name.trim() !== '' && !own.has(name)) own.set(name, { title, trade: tradeOf(name), isWished, weight });
    }
  };
  for (const title of wishes) add(title, true, 1);
  if (newest) add(newest, false, wishes.length > 0 ? heldWeight.newest : heldWeight.newestWithoutWish);
  const learnt = content.cv_experience.filter(({ title }) => !tradeOf(title).isTraining);
  for (const { title } of learnt.slice(0, mostHeld)) add(title, false, heldWeight.earlier);
  return [...own.values()].slice(0, mostTrades);
}

/** Every ad is in Danish unless it states otherwise, so Danish has no weight. */
function danishId(): number | undefined {
  return languageList().all.find(({ name }) => name.toLowerCase() === 'dansk')?.id;
}
