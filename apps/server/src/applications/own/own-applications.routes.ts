import {
  getAppliedJobs,
  getJobApplicationsFromJobseeker,
  lookAtApplications,
} from '@jobblik/contract/applications/own-applications.api';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { lookAtOwnApplications } from './look-at-applications.ts';
import { readAppliedJobs } from './own-applications.queries.ts';
import { ownApplications } from './own-applications.ts';

/** A seeker's calls for their own applications. */
export const ownApplicationsRoutes: readonly ServedCall[] = [
  serve(getJobApplicationsFromJobseeker, async ({ params, who }, services) => {
    const applications = params.type === '1' ? await ownApplications(services, who) : [];
    const general_questions =
      params.type === '2' ? await services.ports.applications.questions.generalQuestions(services, who) : [];
    const list = [...applications, ...general_questions];
    const waiting = list.filter(({ unanswered_count }) => unanswered_count > 0).length;
    return { applications, general_questions, count: list.length, waiting };
  }),
  serve(getAppliedJobs, async ({ who }, { db }) =>
    (await readAppliedJobs(db, who.userId)).map((job_id) => ({ job_id })),
  ),
  serve(lookAtApplications, async ({ who }, services) => {
    await lookAtOwnApplications(services, who);
    return { result: 'success' };
  }),
];
