import { dashboardAgent } from '@jobblik/contract/agents/agents.schema';
import { cvImage, visibility } from '@jobblik/contract/cv/cv.schema';
import { completeness } from '@jobblik/contract/cv/cv-pages.schema';
import { dashboardInterview } from '@jobblik/contract/interviews/interviews.schema';
import { z } from 'zod';

/** The worker dashboard (spec 1§3, issue 3 point 7). */
export const candidateDashboardAnswer = z.object({
  /** The CV's photo, else the account's picture. */
  profile_image: cvImage.nullable(),
  cv_document: z
    .object({
      cv_document_id: z.string(),
      cv_real_name: z.string(),
      cv_real_size: z.number(),
      cv_real_type: z.string(),
    })
    .nullable(),
  /** The newest video CV. */
  cv_video: z.object({ cv_video_real_name: z.string(), cv_video_real_size: z.number() }).nullable(),
  cv_video_count: z.number(),
  job_agents: z.array(dashboardAgent),
  /** Listed ads that fit the agents, each once. */
  job_agent_ads: z.number(),
  interviews: z.array(dashboardInterview),
  published: z.boolean(),
  /** Instant of the last publication. */
  published_at: z.string().nullable(),
  unpublished_changes: z.boolean(),
  /** False until a part of the CV was saved. */
  prepared_cv: z.boolean(),
  visibility,
  completeness,
  /** The last 30 local days, oldest first, days without visits included. */
  visits: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Since the beginning. */
  visits_total: z.number(),
});
export type CandidateDashboard = z.output<typeof candidateDashboardAnswer>;
