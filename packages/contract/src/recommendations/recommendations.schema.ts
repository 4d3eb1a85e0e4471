import { cvHit } from '@jobblik/contract/candidates/cv-search.schema';
import { jobCard } from '@jobblik/contract/jobs/jobs.schema';
import { z } from 'zod';
import { missingKinds, reasonKinds } from './recommendations.rules.ts';

const reasonFields = {
  /** Titles, skills, languages or a level, as people read them; empty if the kind needs none. */
  names: z.array(z.string()),
  /** Kilometres, for `place` and `far`; null otherwise. */
  km: z.number().nullable(),
};

/** One reason; each recommendation has at most three, the most important first. */
export const matchReason = z.object({ kind: z.enum(reasonKinds), ...reasonFields });
export type MatchReason = z.output<typeof matchReason>;

/** One requirement of the ad that the CV does not fulfil. */
export const matchGap = z.object({ kind: z.enum(missingKinds), ...reasonFields });
export type MatchGap = z.output<typeof matchGap>;

const why = { reasons: z.array(matchReason), missing: z.array(matchGap) };

/** An ad recommended to a seeker. */
export const recommendedJob = z.object({ job: jobCard, ...why });
export type RecommendedJob = z.output<typeof recommendedJob>;

export const recommendedJobsAnswer = z.object({
  /** `needs_cv`: the CV has neither titles, skills nor categories to match. */
  state: z.enum(['ready', 'needs_cv']),
  /** The best first. */
  recommendations: z.array(recommendedJob),
});
export type RecommendedJobsAnswer = z.output<typeof recommendedJobsAnswer>;

const candidate = cvHit.omit({ matched: true, distance_km: true, interview: true });

/** A candidate recommended for an ad; for an anonymous CV only the fields that the CV search shows. */
export const recommendedCandidate = z.object({ cv: candidate, ...why });
export type RecommendedCandidate = z.output<typeof recommendedCandidate>;

export const recommendedCandidatesAnswer = z.object({
  job: z.object({ id: z.number(), title: z.string(), seo: z.string() }),
  recommendations: z.array(recommendedCandidate),
});
export type RecommendedCandidatesAnswer = z.output<typeof recommendedCandidatesAnswer>;
