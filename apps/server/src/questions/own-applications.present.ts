import { canWithdraw } from '@jobblik/contract/applications/applications.rules';
import type { GeneralQuestions, OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import {
  type JudgedApplication,
  ownHistory,
  ownStateOf,
  takesAnswers,
} from '@jobblik/contract/applications/own-state.rules';
import { jobStateAt } from '@jobblik/contract/jobs/jobs.rules';
import type { ListedOwnApplication } from './own-applications.queries.ts';
import type { AskCounts } from './questions.queries.ts';
import type { AskRow } from './questions.tables.ts';

export interface OwnApplicationParts {
  listed: ListedOwnApplication;
  steps: JudgedApplication['steps'];
  files: OwnApplication['files'];
  counts: AskCounts | undefined;
}

/** What the person who sent an application sees of it. */
export function presentOwnApplication(
  { listed, steps, files, counts }: OwnApplicationParts,
  show: { now: Date; picture(fileId: string): string },
): OwnApplication {
  const { application, job, company } = listed;
  const { reject, vStatus, seenAt, withdrawnAt } = application;
  const judged = {
    reject,
    vStatus,
    seenAt,
    withdrawnAt,
    steps,
    asked: counts?.asked ?? [],
    answered: counts?.answered ?? [],
  };
  const logo = job.logoFileId ?? company?.logoFileId;
  return {
    id: application.id,
    job_id: job.id,
    job_title: job.title,
    job_seo: job.seo,
    job_state: jobStateAt({ ...job, deadline: job.jobDeadlineDate }, show.now),
    employer_id: application.employerId,
    company: {
      company_id: company?.id ?? 0,
      name: job.companyName ?? company?.name ?? '',
      logo: logo ? show.picture(logo) : null,
    },
    message: application.message,
    created_at: application.createdAt.toISOString(),
    state: ownStateOf(judged),
    can_withdraw: canWithdraw(application),
    history: ownHistory(judged).map((step) => ({ ...step, at: step.at.toISOString() })),
    files,
    question_count: counts?.all ?? 0,
    unanswered_count: takesAnswers(application) ? (counts?.unanswered ?? 0) : 0,
  };
}

/** @param company the asking employer's profile, when there is one */
export function presentGeneralQuestions(
  { ask, counts }: { ask: AskRow; counts: AskCounts },
  company: { id: number; name: string; logoFileId: string | null } | undefined,
  picture: (fileId: string) => string,
): GeneralQuestions {
  return {
    ask_id: ask.id,
    employer_id: ask.employerId,
    company: {
      company_id: company?.id ?? 0,
      name: company?.name ?? '',
      logo: company?.logoFileId ? picture(company.logoFileId) : null,
    },
    created_at: newest(counts.asked, ask.createdAt).toISOString(),
    question_count: counts.all,
    unanswered_count: counts.unanswered,
  };
}

function newest(instants: readonly Date[], otherwise: Date): Date {
  return instants.reduce((latest, at) => (at > latest ? at : latest), instants[0] ?? otherwise);
}
