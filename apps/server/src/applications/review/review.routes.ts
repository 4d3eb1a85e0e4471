import {
  askCandidates,
  decideCandidates,
  getApplication,
  getApplicationHistory,
  getInboxSummary,
  pendingCandidate,
  rejectCandidate,
  reopenCandidate,
  reopenCandidates,
  searchJobApply,
  setRating,
  undoCandidateDecision,
  updateCandidateNote,
  writeToOpen,
} from '@jobblik/contract/applications/applicant-review.api';
import { type Decision, type RejectReason, stateAfter } from '@jobblik/contract/applications/applicant-review.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { applicationHistory } from './application-history.ts';
import { askApplicants } from './ask-applicants.ts';
import { decideApplications } from './decide-applications.ts';
import { inboxSummary } from './inbox/inbox-summary.ts';
import { writeToOpenApplicants } from './inbox/write-to-open.ts';
import { noteApplicant } from './note-applicant.ts';
import { rateApplicant } from './rate-applicant.ts';
import { readApplication } from './read-ad.ts';
import { searchApplicants } from './search-applicants.ts';
import { undoDecisions } from './undo-decisions.ts';

/** Calls of the employer: finding, judging and asking the applicants of an ad. */
export const reviewRoutes = [
  serve(searchJobApply, async ({ body, who }, services) => searchApplicants(services, who, body)),
  serve(getApplication, async ({ params, who }, services) => readApplication(services, who, params.application_id)),
  serve(getApplicationHistory, async ({ params, who }, services) =>
    applicationHistory(services, who, params.application_id),
  ),
  serve(getInboxSummary, async ({ params, who }, services) => inboxSummary(services, who, params.job_id)),
  serve(pendingCandidate, async ({ body, who }, services) => decideOne(services, who, body, 'park')),
  serve(rejectCandidate, async ({ body, who }, services) => decideOne(services, who, body, 'reject')),
  serve(reopenCandidate, async ({ body, who }, services) =>
    decideOne(services, who, { ...body, message: '' }, 'reopen'),
  ),
  serve(decideCandidates, async ({ body, who }, services) => decideSeveral(services, who, body, body.decision)),
  serve(reopenCandidates, async ({ body, who }, services) =>
    decideSeveral(services, who, { ...body, message: '', reason: null }, 'reopen'),
  ),
  serve(undoCandidateDecision, async ({ body, who }, services) => {
    const answer = await undoDecisions(services, who, body.decision_ids);
    return { result: answer.undone.length > 0 ? 'success' : 'failed', ...answer };
  }),
  serve(setRating, async ({ body, who }, services) => {
    const rated = { userId: body.user_id, jobId: body.job_id, applicationId: body.application_id };
    const application_id = await rateApplicant(services, who, rated, body.rating_point);
    return { result: 'success', application_id, rating_point: body.rating_point };
  }),
  serve(updateCandidateNote, async ({ body, who }, services) => {
    const written = await noteApplicant(services, who, body.candidate_id, body.note);
    return { result: 'success', note: body.note, ...written };
  }),
  serve(writeToOpen, async ({ body, who }, services) => {
    const { job_id: jobId, message, until, uuid } = body;
    const count = await writeToOpenApplicants(services, who, { jobId, message, until: new Date(until), uuid });
    return { result: 'success', count };
  }),
  serve(askCandidates, async ({ body, who }, services) => {
    const { job_id: jobId, application_ids: applicationIds, questions } = body;
    const answer = await askApplicants(services, who, { jobId, applicationIds, questions });
    return { result: answer.asked.length > 0 ? 'success' : 'failed', ...answer };
  }),
];

async function decideSeveral(
  services: Services,
  who: SignedIn,
  body: { job_id: number; application_ids: readonly number[]; message: string; reason: RejectReason | null },
  decision: Decision | 'reopen',
) {
  const { decided, skipped, undoUntil } = await decideApplications(services, who, {
    jobId: body.job_id,
    applicationIds: body.application_ids,
    decision,
    message: body.message,
    reason: body.reason,
  });
  const result = decided.length > 0 ? ('success' as const) : ('failed' as const);
  return { result, decided, skipped, undo_until: undoUntil?.toISOString() ?? null };
}

/** @throws Problem `application_withdrawn` (409): the applicant has withdrawn */
async function decideOne(
  services: Services,
  who: SignedIn,
  body: { candidate_id: number; job_id: number; message: string; reason?: RejectReason | null },
  decision: Decision | 'reopen',
) {
  const outcome = await decideApplications(services, who, {
    jobId: body.job_id,
    applicationIds: [body.candidate_id],
    decision,
    message: body.message,
    reason: body.reason ?? null,
  });
  if (outcome.skipped[0]?.reason === 'withdrawn') throw new Problem('application_withdrawn');
  const [made] = outcome.decided;
  return {
    result: made ? ('success' as const) : ('failed' as const),
    jobseeker_name: outcome.names.get(body.candidate_id) ?? '',
    employer_name: outcome.employer,
    reject: stateAfter[decision],
    decision_id: made?.decision_id ?? null,
    undo_until: outcome.undoUntil?.toISOString() ?? null,
  };
}
