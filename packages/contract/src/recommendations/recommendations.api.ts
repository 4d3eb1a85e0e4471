import { defineCall } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { recommendationLimits } from './recommendations.rules.ts';
import { recommendedCandidatesAnswer, recommendedJobsAnswer } from './recommendations.schema.ts';

const most = z.coerce
  .number('not_a_number')
  .int('not_an_integer')
  .min(1, 'too_small')
  .max(recommendationLimits.most, 'too_big')
  .default(recommendationLimits.standard);
const changeLimit = { max: 600, seconds: 3600 };

export const getRecommendedJobs = defineCall({
  method: 'GET',
  path: '/api/get_recommended_jobs',
  access: 'seeker',
  summary:
    'Open ads that fit the CV of the person, the best first, with reasons and what is missing; without those applied to or turned down.',
  query: z.object({ most }),
  response: recommendedJobsAnswer,
  limit: { max: 120, seconds: 60 },
});

export const dismissRecommendedJob = defineCall({
  method: 'POST',
  path: '/api/dismiss_recommended_job',
  access: 'seeker',
  summary:
    'Takes an ad out of the recommendations of the person, and counts against similar ones. Twice is the same as once.',
  body: z.object({ job_id: id }),
  response: result,
  limit: changeLimit,
  problems: ['not_found'],
});

export const restoreRecommendedJob = defineCall({
  method: 'POST',
  path: '/api/restore_recommended_job',
  access: 'seeker',
  summary: 'Lets an ad be recommended again. One that was not taken out is no error.',
  body: z.object({ job_id: id }),
  response: result,
  limit: changeLimit,
});

export const getRecommendedCandidates = defineCall({
  method: 'GET',
  path: '/api/get_recommended_candidates/:id',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    "Published CVs that fit one of the employer's ads, the best first, with reasons and what is missing; without those who have applied or were turned down for it. Needs a paid membership (`membership_required`, 403).",
  params: z.object({ id }),
  query: z.object({ most }),
  response: recommendedCandidatesAnswer,
  demo: 'reads',
  limit: { max: 120, seconds: 60 },
  problems: ['not_found', 'membership_required'],
});

const candidateOfAd = z.object({ job_id: id, user_id: id });

export const dismissRecommendedCandidate = defineCall({
  method: 'POST',
  path: '/api/dismiss_recommended_candidate',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    "Takes a candidate out of the recommendations for one of the employer's ads; for others the person stays. Twice is the same as once.",
  body: candidateOfAd,
  response: result,
  demo: { result: 'success' },
  limit: changeLimit,
  problems: ['not_found', 'membership_required'],
});

export const restoreRecommendedCandidate = defineCall({
  method: 'POST',
  path: '/api/restore_recommended_candidate',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Lets a candidate be recommended for the ad again. One who was not taken out is no error.',
  body: candidateOfAd,
  response: result,
  demo: { result: 'success' },
  limit: changeLimit,
  problems: ['not_found'],
});
