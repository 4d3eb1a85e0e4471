import { canWithdraw, videoStatus } from '@jobblik/contract/applications/applications.rules';
import { type EyeInput, eyeOf, eyeSince, isFreshlySeen } from '@jobblik/contract/applications/eye.rules';
import { interviewReady } from '@jobblik/contract/applications/interview-action.rules';
import type { OwnApplication, OwnEye } from '@jobblik/contract/applications/own-applications.schema';
import {
  type JudgedApplication,
  ownHistory,
  ownStateOf,
  takesAnswers,
} from '@jobblik/contract/applications/own-state.rules';
import { isEnded, jobStateAt } from '@jobblik/contract/jobs/jobs.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { formerPerson } from '../../accounts/index.ts';
import { lifeOf } from '../../jobs/index.ts';
import type { ApplicationInterview, AskCounts } from '../applications.ports.ts';
import type { ListedOwnApplication } from './own-applications.queries.ts';

export interface OwnApplicationParts {
  listed: ListedOwnApplication;
  steps: JudgedApplication['steps'];
  files: OwnApplication['files'];
  counts: AskCounts | undefined;
  interview: ApplicationInterview | undefined;
}

/** The eye of an application, as its applicant sees it. */
export function presentEye(
  application: EyeInput & { createdAt: Date; lookedAt: Date | null },
  { steps, seenBy }: { steps: JudgedApplication['steps']; seenBy: string },
): OwnEye {
  const closedAt = steps.findLast(({ kind }) => kind === 'rejected')?.at ?? null;
  return {
    state: eyeOf(application),
    at: eyeSince({ ...application, closedAt }).toISOString(),
    seen_at: application.seenAt?.toISOString() ?? null,
    seen_by: application.seenAt ? seenBy : '',
    fresh: isFreshlySeen(application),
  };
}

/** An application for the person who sent it. */
export function presentOwnApplication(
  { listed, steps, files, counts, interview }: OwnApplicationParts,
  show: { now: Date; picture(fileId: string): string },
): OwnApplication {
  const { application, job, company, opener } = listed;
  const { reject, vStatus, seenAt, withdrawnAt } = application;
  // Only the account of a removed employer has neither.
  const companyName = job.companyName ?? company?.name ?? formerPerson(userType.employer);
  const seenBy = opener || companyName;
  const judged = {
    reject,
    vStatus: interview?.vStatus ?? vStatus,
    seenAt,
    seenBy,
    withdrawnAt,
    steps,
    askedAt: counts?.askedAt ?? [],
    answeredAt: counts?.answeredAt ?? [],
  };
  const logo = job.logoFileId ?? company?.logoFileId;
  const takes = takesAnswers({ ...application, ended: isEnded(job) });
  return {
    id: application.id,
    job_id: job.id,
    job_title: job.title,
    job_seo: job.seo,
    job_state: jobStateAt(lifeOf(job), show.now),
    job_deadline_date: job.jobDeadlineDate,
    interview_date: interview?.vStatus === videoStatus.accepted ? dayOf(interview) : null,
    interview: interview ? { uuid: interview.uuid, ...interview.facts } : null,
    employer_id: application.employerId,
    company: {
      company_id: company?.id ?? 0,
      name: companyName,
      logo: logo ? show.picture(logo) : null,
    },
    message: application.message,
    created_at: application.createdAt.toISOString(),
    state: ownStateOf(judged),
    eye: presentEye(application, { steps, seenBy }),
    can_withdraw: canWithdraw(application),
    history: ownHistory(judged).map((step) => ({ ...step, at: step.at.toISOString() })),
    files,
    question_count: counts?.all ?? 0,
    unanswered_count: takes ? (counts?.unanswered ?? 0) : 0,
    unanswered_question: takes ? (counts?.next ?? null) : null,
  };
}

/** The local date of an interview that has not ended; the wire has `DD.MM.YYYY`. */
function dayOf(interview: ApplicationInterview | undefined): string | null {
  if (!interview?.date || interview.ready === interviewReady.ended) return null;
  return interview.date.split('.').reverse().join('-');
}
