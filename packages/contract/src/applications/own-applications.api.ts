import { defineCall } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { generalQuestions, ownApplication } from './own-applications.schema.ts';

export const getJobApplicationsFromJobseeker = defineCall({
  method: 'GET',
  path: '/api/get_job_applications_from_jobseeker/:type',
  access: 'seeker',
  summary:
    "The caller's applications with state and history (1), or the questions employers have asked without an ad (2); newest first.",
  spec: '1§7',
  params: z.object({ type: z.enum(['1', '2'], 'not_a_choice') }),
  response: z.object({
    /** Filled for type 1. */
    applications: z.array(ownApplication),
    /** Filled for type 2. */
    general_questions: z.array(generalQuestions),
    /** Entries of the list: the badge of its tab. */
    count: z.number(),
    /** Entries of the list with questions that wait for an answer. */
    waiting: z.number(),
  }),
  problems: ['not_found'],
});

export const getAppliedJobs = defineCall({
  method: 'GET',
  path: '/api/get_applied_jobs',
  access: 'seeker',
  summary: 'Ids of all ads that the person has applied to and not withdrawn from.',
  spec: '1§7',
  response: z.array(z.object({ job_id: z.number() })),
});

export const lookAtApplications = defineCall({
  method: 'POST',
  path: '/api/look_at_applications',
  access: 'seeker',
  summary: 'The caller has looked at the list of applications: none of the opened ones is new to them any more.',
  response: result,
});
