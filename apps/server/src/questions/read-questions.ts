import { takesAnswers } from '@jobblik/contract/applications/own-state.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { AnswerRecord, QuestionItem, QuestionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import { and, eq, inArray } from 'drizzle-orm';
import { candidateFor } from '../candidates/index.ts';
import type { Files } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { presentAnswers, presentQuestion, type Videos } from './questions.present.ts';
import {
  type AnsweredQuestion,
  type AskParties,
  findAsk,
  findAskingCompany,
  findCommonAsk,
  findOwnApplication,
  findReceivedAsk,
  listQuestions,
} from './questions.queries.ts';
import { type AskRow, asks } from './questions.tables.ts';

/** Folder of the spec for videos of applicants (2§7). */
const folder = '/images/job_apply_video';

/** Seconds for which the address of a video is valid. */
export const linkLifetime = 3600;

type Reading = Pick<Services, 'db' | 'files'>;

/**
 * The questions on one of a person's own applications.
 * @throws Problem `not_found` for an unknown application or another person's
 */
export async function readApplicationQuestions(services: Services, who: SignedIn, applicationId: number) {
  const application = await findOwnApplication(services.db, applicationId, who.userId);
  if (!application) throw new Problem('not_found');
  const { employerId, jobId, title, seo } = application;
  const open = takesAnswers(application);
  const ask = await findReceivedAsk(services.db, { employerId, seekerId: who.userId, jobId });
  return {
    questions: await presented(services, ask, open),
    job_title: title,
    job_seo: seo,
    job_id: jobId,
    emp_id: employerId,
    company: await askingCompany(services, employerId, jobId),
    open,
  };
}

/**
 * One employer's questions about a person's CV.
 * @throws Problem `not_found` when there are none, also after all were deleted, and for another person's
 */
export async function readCommonQuestions(services: Services, who: SignedIn, askId: number) {
  const ask = await findCommonAsk(services.db, askId, who.userId);
  const questions = await presented(services, ask, true);
  if (!ask || questions.length === 0) throw new Problem('not_found');
  const company = await askingCompany(services, ask.employerId, null);
  const candidate = await candidateFor(services, ask.employerId, who.userId);
  const shows_name = candidate?.anonymous === true;
  return { questions, emp_id: ask.employerId, company, open: true, shows_name };
}

/** An employer's questions to one person about an application or, without an ad, about the CV; with answers. */
export async function readQuestions(services: Reading, parties: AskParties): Promise<QuestionItem[]> {
  return await presented(services, await findAsk(services.db, parties), true);
}

/** Only the answers. */
export async function readAnswers(services: Reading, parties: AskParties): Promise<AnswerRecord[]> {
  const ask = await findAsk(services.db, parties);
  if (!ask) return [];
  const list = await listQuestions(services.db, [ask.id]);
  return presentAnswers(ask, list, await videosOf(services.files, list));
}

/**
 * Questions and answers on all applications to an employer's ad by the applicant's user id, always in two queries. People without
 * questions are missing.
 */
export async function readQuestionsOfAd(
  services: Reading,
  ad: { employerId: number; jobId: number; seekerIds?: readonly number[] },
): Promise<Map<number, QuestionsAndAnswers>> {
  const found = await services.db
    .select()
    .from(asks)
    .where(
      and(
        eq(asks.employerId, ad.employerId),
        eq(asks.jobId, ad.jobId),
        ad.seekerIds && inArray(asks.seekerId, [...ad.seekerIds]),
      ),
    );
  const list = await listQuestions(
    services.db,
    found.map(({ id }) => id),
  );
  const videos = await videosOf(services.files, list);
  return new Map(
    found.flatMap((ask) => {
      const own = list.filter(({ question }) => question.askId === ask.id);
      if (own.length === 0) return [];
      const questions = own.map((one) => presentQuestion(one, videos, true));
      return [[ask.seekerId, { questions, answers: presentAnswers(ask, own, videos) }]];
    }),
  );
}

async function presented(services: Reading, ask: AskRow | undefined, open: boolean): Promise<QuestionItem[]> {
  if (!ask) return [];
  const list = await listQuestions(services.db, [ask.id]);
  const videos = await videosOf(services.files, list);
  return list.map((one) => presentQuestion(one, videos, open));
}

async function videosOf(files: Files, list: readonly AnsweredQuestion[]): Promise<Videos> {
  const described = await files.describe(list.flatMap(({ answer }) => answer?.videoFileId ?? []));
  return {
    describe: (fileId) => described.get(fileId),
    link: (fileId) => files.link(fileId, { under: folder, lifetime: linkLifetime }),
  };
}

async function askingCompany({ db, files }: Reading, employerId: number, jobId: number | null) {
  const company = await findAskingCompany(db, employerId, jobId);
  const logo = company.logoFileId ? files.publicLink(company.logoFileId) : null;
  return { company_id: company.companyId, name: company.name, logo };
}
