import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { pathTo } from '@jobblik/contract/paths';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isVerifiedPerson, users } from '../accounts/index.ts';
import type { AskCounts } from '../applications/index.ts';
import { applications } from '../applications/index.ts';
import { companies } from '../companies/index.ts';
import { jobs, type OfEmployer } from '../jobs/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type AnswerRow, type AskRow, answers, asks, type QuestionRow, questions } from './questions.tables.ts';

/** The two people of an ask, and its ad; null: about the CV. */
export interface AskParties {
  employerId: number;
  seekerId: number;
  jobId: number | null;
}

export interface AnsweredQuestion {
  question: QuestionRow;
  answer: AnswerRow | null;
}

const between = ({ employerId, seekerId, jobId }: AskParties) =>
  and(
    eq(asks.employerId, employerId),
    eq(asks.seekerId, seekerId),
    jobId === null ? isNull(asks.jobId) : eq(asks.jobId, jobId),
  );

/** One employer's ask to one person about one ad or CV; undefined when there is none. */
export async function findAsk(db: Database | Transaction, parties: AskParties): Promise<AskRow | undefined> {
  const [row] = await db.select().from(asks).where(between(parties));
  return row;
}

/** The same for the person who was asked: nothing before the employer's e-mail is confirmed. */
export async function findReceivedAsk(db: Database, parties: AskParties): Promise<AskRow | undefined> {
  const [row] = await db
    .select()
    .from(asks)
    .where(and(between(parties), isVerifiedPerson(asks.employerId)));
  return row;
}

/** The ask for a change of its questions: the row is locked until the transaction ends. */
export async function lockAsk(tx: Transaction, parties: AskParties): Promise<AskRow | undefined> {
  const [row] = await tx.select().from(asks).where(between(parties)).for('update');
  return row;
}

/** Questions about a CV by their id, only for the person who was asked. */
export async function findCommonAsk(db: Database, askId: number, seekerId: number): Promise<AskRow | undefined> {
  const [row] = await db
    .select()
    .from(asks)
    .where(and(eq(asks.id, askId), eq(asks.seekerId, seekerId), isNull(asks.jobId), isVerifiedPerson(asks.employerId)));
  return row;
}

/** Path where the person answers questions; undefined when their application is withdrawn. */
export async function placeOfQuestions(
  db: Database | Transaction,
  { id, jobId, seekerId }: Pick<AskRow, 'id' | 'jobId' | 'seekerId'>,
): Promise<string | undefined> {
  if (jobId === null) return pathTo('commonAnswers', { ask_id: id });
  const application = await findApplicationFor(db, { jobId, seekerId });
  if (!application || application.withdrawnAt) return undefined;
  return pathTo('applicationAnswers', { application_id: application.id });
}

/** Questions with their answers, in the order of asking. */
export async function listQuestions(
  db: Database | Transaction,
  askIds: readonly number[],
): Promise<AnsweredQuestion[]> {
  if (askIds.length === 0) return [];
  return await db
    .select({ question: questions, answer: answers })
    .from(questions)
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .where(inArray(questions.askId, [...askIds]))
    .orderBy(asc(questions.askId), asc(questions.id));
}

/** The fields of an application that questions need; undefined when this person has not applied to the ad. */
export async function findApplicationFor(db: Database | Transaction, by: { jobId: number; seekerId: number }) {
  const [row] = await db
    .select(applicationColumns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.jobId, by.jobId), eq(applications.userId, by.seekerId)));
  return row;
}

/** The same by id, only for the person who sent it; with the ad's title. */
export async function findOwnApplication(db: Database, applicationId: number, seekerId: number) {
  const [row] = await db
    .select({ ...applicationColumns, title: jobs.title, seo: jobs.seo })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, applicationId), eq(applications.userId, seekerId)));
  return row;
}

const applicationColumns = {
  id: applications.id,
  jobId: applications.jobId,
  employerId: applications.employerId,
  /** The state that the sender sees. */
  reject: applications.seekerReject,
  withdrawnAt: applications.withdrawnAt,
  /** Its ad was closed or deleted. */
  ended: sql<boolean>`(${jobs.closedAt} is not null or ${jobs.deletedAt} is not null)`,
};

/** The asking company as the person sees it: the name in the ad, else in the profile. */
export async function findAskingCompany(db: Database, employerId: number, jobId: number | null) {
  const [company] = await db
    .select({ id: companies.id, name: companies.name, logoFileId: companies.logoFileId })
    .from(companies)
    .where(eq(companies.userId, employerId));
  const [job] =
    jobId === null
      ? []
      : await db.select({ name: jobs.companyName, logoFileId: jobs.logoFileId }).from(jobs).where(eq(jobs.id, jobId));
  return {
    companyId: company?.id ?? 0,
    name: job?.name ?? company?.name ?? '',
    logoFileId: job?.logoFileId ?? company?.logoFileId ?? null,
  };
}

/** All questions of employers with a confirmed e-mail to one person, by ask: numbers, instants and the next question. */
export async function countQuestionsOf(
  db: Database,
  seekerId: number,
  about: 'applications' | 'cv',
): Promise<{ ask: AskRow; counts: AskCounts }[]> {
  const rows = await db
    .select({ ask: asks, text: questions.question, askedAt: questions.createdAt, answeredAt: answers.createdAt })
    .from(asks)
    .innerJoin(questions, eq(questions.askId, asks.id))
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .where(
      and(
        eq(asks.seekerId, seekerId),
        about === 'cv' ? isNull(asks.jobId) : isNotNull(asks.jobId),
        isVerifiedPerson(asks.employerId),
      ),
    )
    .orderBy(asc(asks.id), asc(questions.id));
  const byAsk = new Map<number, { ask: AskRow; counts: AskCounts }>();
  for (const { ask, text, askedAt, answeredAt } of rows) {
    const found = byAsk.get(ask.id) ?? {
      ask,
      counts: { all: 0, unanswered: 0, next: null, askedAt: [], answeredAt: [] },
    };
    byAsk.set(ask.id, found);
    found.counts.all += 1;
    addOnce(found.counts.askedAt, askedAt);
    if (answeredAt) addOnce(found.counts.answeredAt, answeredAt);
    else {
      found.counts.unanswered += 1;
      found.counts.next ??= text;
    }
  }
  return [...byAsk.values()];
}

function addOnce(list: Date[], at: Date): void {
  if (!list.some((one) => one.getTime() === at.getTime())) list.push(at);
}

/** Files of the answers to all questions of some asks. */
export async function videosOfAsks(tx: Transaction, askIds: readonly number[]): Promise<string[]> {
  if (askIds.length === 0) return [];
  const rows = await tx
    .select({ video: answers.videoFileId, original: answers.originalFileId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(inArray(questions.askId, [...askIds]), isNotNull(answers.videoFileId)));
  return rows.flatMap(({ video, original }) => [video, original].filter((fileId) => fileId !== null));
}

/** Ids of the answers to all questions of some asks. */
export async function answersOfAsks(tx: Transaction, askIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(inArray(questions.askId, [...askIds]));
  return rows.map(({ id }) => id);
}

/** Number of questions without an answer on applications to an employer's ad that are neither withdrawn nor rejected. */
export async function countOpenQuestions(db: Database, employer: OfEmployer, jobId: number): Promise<number> {
  const [found] = await db
    .select({ open: count() })
    .from(questions)
    .innerJoin(asks, eq(asks.id, questions.askId))
    .innerJoin(applications, and(eq(applications.jobId, asks.jobId), eq(applications.userId, asks.seekerId)))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(answers, eq(answers.questionId, questions.id))
    .where(
      and(
        eq(asks.jobId, jobId),
        eq(asks.employerId, employer.userId),
        isNull(answers.id),
        isNull(applications.withdrawnAt),
        ne(applications.reject, rejectState.rejected),
        employer.demo ? eq(users.sample, true) : undefined,
      ),
    );
  return found?.open ?? 0;
}

/** Number of questions to a seeker on applications, by ad. */
export async function countOnApplications(db: Database, seekerId: number) {
  const counted = await countQuestionsOf(db, seekerId, 'applications');
  return counted.map(({ ask, counts }) => ({ ...counts, jobId: ask.jobId, employerId: ask.employerId }));
}
