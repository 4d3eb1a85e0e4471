import type { GeneralQuestions } from '@jobblik/contract/applications/own-applications.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { inArray } from 'drizzle-orm';
import type { AskCounts } from '../applications/index.ts';
import { companies } from '../companies/index.ts';
import type { Database } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { countQuestionsOf } from './questions.queries.ts';
import type { AskRow } from './questions.tables.ts';

/** Questions of employers about a person's CV, one row per employer, the newest first. */
export async function generalQuestions({ db, files }: Services, who: SignedIn): Promise<GeneralQuestions[]> {
  const counted = await countQuestionsOf(db, who.userId, 'cv');
  const companies = await companiesOfEmployers(
    db,
    counted.map(({ ask }) => ask.employerId),
  );
  const byEmployer = new Map(companies.map((company) => [company.userId, company]));
  return counted
    .map((one) =>
      presentGeneralQuestions(one, byEmployer.get(one.ask.employerId), (fileId) => files.publicLink(fileId)),
    )
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.ask_id - a.ask_id);
}

/** @param company the asking employer's profile, when there is one */
function presentGeneralQuestions(
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
    created_at: newest(counts.askedAt, ask.createdAt).toISOString(),
    question_count: counts.all,
    unanswered_count: counts.unanswered,
    unanswered_question: counts.next,
  };
}

function newest(instants: readonly Date[], otherwise: Date): Date {
  return instants.reduce((latest, at) => (at > latest ? at : latest), instants[0] ?? otherwise);
}

/** Companies of employers as their profile shows them. */
async function companiesOfEmployers(db: Database, employerIds: readonly number[]) {
  if (employerIds.length === 0) return [];
  return await db
    .select({
      userId: companies.userId,
      id: companies.id,
      name: companies.name,
      logoFileId: companies.logoFileId,
    })
    .from(companies)
    .where(inArray(companies.userId, [...employerIds]));
}
