import type { AccountRecord } from '@jobblik/contract/admin/lookup.schema';
import { userType } from '@jobblik/contract/kernel/session';
import { desc, eq } from 'drizzle-orm';
import type { User } from '../../accounts/index.ts';
import { countSessions } from '../../accounts/sessions/index.ts';
import { type CompanyRow, companies } from '../../companies/index.ts';
import { contactMessages } from '../../content/index.ts';
import { jobs } from '../../jobs/index.ts';
import { paymentsOf } from '../../membership/back-office/index.ts';
import { decisionsAbout } from '../decisions/decide.ts';
import { findMember } from '../people/find-member.ts';
import type { AdminContext } from '../serve-admin.ts';
import { jobLine, logOf, mostLines, paymentLine } from './records.ts';

/** A person with company, ads, payments and messages. @throws Problem `not_found`, also for an operator */
export async function readAccountRecord(admin: AdminContext, userId: number): Promise<AccountRecord> {
  const { tx, now } = admin;
  const user = await findMember(admin, userId);
  const [company] = await tx.select().from(companies).where(eq(companies.userId, userId));
  const ads = await tx.select().from(jobs).where(eq(jobs.userId, userId)).orderBy(desc(jobs.id)).limit(mostLines);
  const messages = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(desc(contactMessages.id))
    .limit(mostLines);
  return {
    account: { ...presentAccount(user), ...(await sessionsOf(admin, userId)) },
    company: company ? presentCompany(company) : null,
    jobs: ads.map((job) => jobLine(job, now)),
    payments: (await paymentsOf(tx, userId, mostLines)).map(paymentLine),
    messages: messages.map(({ id, subject, createdAt, answeredAt }) => ({
      id,
      subject,
      created_at: createdAt.toISOString(),
      answered_at: answeredAt?.toISOString() ?? null,
    })),
    decisions: company ? await decisionsAbout(admin, { object: 'company', objectId: company.id }) : [],
    log: await logOf(admin, 'account', userId),
  };
}

async function sessionsOf({ tx, now }: AdminContext, userId: number) {
  const { count, lastSeenAt } = await countSessions(tx, userId, now);
  return { sessions: count, last_seen: lastSeenAt?.toISOString() ?? null };
}

function presentAccount(user: User) {
  return {
    id: user.id,
    type: user.type === userType.employer ? ('employer' as const) : ('seeker' as const),
    name: user.name,
    email: user.email ?? '',
    phone: user.phone,
    created_at: user.createdAt.toISOString(),
    confirmed: user.emailVerifiedAt !== null,
    frozen: user.frozenAt !== null,
    frozen_why: user.frozenWhy,
    deactivated: user.deactivatedAt !== null,
  };
}

function presentCompany(company: CompanyRow) {
  return {
    id: company.id,
    name: company.name,
    cvr: company.cvr ?? '',
    address: company.address ?? '',
    website: company.website ?? '',
    created_at: company.createdAt.toISOString(),
    taken_down: company.takenDownAt !== null,
  };
}
