import { experienceLevels as experienceNames } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import {
  type MissingKind,
  type ReasonKind,
  recommendationLimits,
} from '@jobblik/contract/recommendations/recommendations.rules';
import type { MatchGap, MatchReason } from '@jobblik/contract/recommendations/recommendations.schema';
import type { AdAttributes, SeekerAttributes } from './match-attributes.ts';
import { type Match, type MatchPart, requiredMonths, weights } from './score-match.rules.ts';
import { closenessOf } from './trade-distance.rules.ts';

/** Names in reasons. */
export interface MatchNames {
  skill: (id: number) => string | undefined;
  category: (id: number) => string | undefined;
  language: (id: number) => string | undefined;
}

/** Minimum value of a part for a reason. */
const isReasonFrom: Record<MatchPart, number> = {
  occupation: 0.4,
  skills: 0.15,
  place: 0.6,
  hours: 1,
  education: 1,
  experience: 1,
  interest: 0.3,
  freshness: 0.7,
  languages: 1,
};

/** Reasons for a match, at most three: the parts with the highest weight first. */
export function reasonsOf(match: Match, { ad }: { ad: AdAttributes }, names: MatchNames): MatchReason[] {
  return (Object.keys(weights) as MatchPart[])
    .filter((part) => match.parts[part] >= isReasonFrom[part])
    .flatMap((part) => reasonOf(part, match, ad, names) ?? [])
    .slice(0, recommendationLimits.reasons);
}

function reasonOf(part: MatchPart, match: Match, ad: AdAttributes, names: MatchNames): MatchReason | undefined {
  switch (part) {
    case 'occupation':
      return titleReason(match, names);
    case 'skills':
      return listed('skills', match.skills.has, names.skill);
    case 'languages':
      return listed('languages', match.languageIds, names.language);
    case 'place':
      if (ad.remote === 'full') return reason('remote');
      return match.km === null ? undefined : reason('place', [], match.km);
    case 'hours':
      return reason('hours', [nameOf(jobTypes, ad.jobTypeId)]);
    case 'education':
      return reason('education', [nameOf(educationLevels, ad.educationId ?? 0)]);
    case 'experience':
      // Everybody meets a missing requirement.
      return requiredMonths(ad.experience) > 0
        ? reason('experience', [nameOf(experienceNames, ad.experience)])
        : undefined;
    case 'interest':
      return reason('interest');
    case 'freshness':
      return reason('fresh');
  }
}

function titleReason({ closest, categoryId }: Match, names: MatchNames): MatchReason | undefined {
  if (categoryId !== null) return listed('category', [categoryId], names.category);
  if (!closest) return undefined;
  const { own, closeness } = closest;
  const kind = closeness < closenessOf.sameOccupation ? 'related_title' : own.isWished ? 'wished_title' : 'held_title';
  return reason(kind, [own.title]);
}

function listed(
  kind: ReasonKind,
  ids: readonly number[],
  name: (id: number) => string | undefined,
): MatchReason | undefined {
  const shown = ids.flatMap((id) => name(id) ?? []).slice(0, recommendationLimits.names);
  return shown.length > 0 ? reason(kind, shown) : undefined;
}

/** Requirements of the ad that are not in the CV. */
export function missingOf(
  match: Match,
  { seeker, ad }: { seeker: SeekerAttributes; ad: AdAttributes },
  names: MatchNames,
): MatchGap[] {
  const lacks = match.skills.lacks.flatMap((id) => names.skill(id) ?? []).slice(0, recommendationLimits.names);
  const isFar = match.km !== null && ad.remote !== 'full' && match.km > seeker.reachKm;
  const needsEducation = (ad.educationId ?? 0) > (seeker.educationId ?? 0) && (ad.educationId ?? 0) > 1;
  const gaps: [MissingKind, boolean, string[]][] = [
    ['skills', lacks.length > 0, lacks],
    ['education', needsEducation, [nameOf(educationLevels, ad.educationId ?? 0)]],
    ['experience', seeker.experienceMonths < requiredMonths(ad.experience), [nameOf(experienceNames, ad.experience)]],
    ['management', ad.managementExperience && !seeker.hasLed, []],
    ['hours', seeker.jobTypeId !== null && seeker.jobTypeId !== ad.jobTypeId, [nameOf(jobTypes, ad.jobTypeId)]],
    ['far', isFar, []],
  ];
  return gaps
    .filter(([, isMissing]) => isMissing)
    .map(([kind, , values]) => ({
      kind,
      names: values.filter(Boolean),
      km: kind === 'far' ? rounded(match.km) : null,
    }));
}

function reason(kind: ReasonKind, values: readonly string[] = [], km: number | null = null): MatchReason {
  return { kind, names: values.filter(Boolean), km: rounded(km) };
}

function rounded(km: number | null): number | null {
  return km === null ? null : Math.round(km);
}

function nameOf(list: readonly { id: number; name: string }[], id: number): string {
  return list.find((one) => one.id === id)?.name ?? '';
}
