import { companyVerified } from '@jobblik/contract/companies/companies.events';
import {
  addressProblem,
  domainsOf,
  isRegistered,
  mailDomain,
  registeredDomainOf,
  verificationOf,
} from '@jobblik/contract/companies/verification.rules';
import type { VerificationState } from '@jobblik/contract/companies/verification.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { hashSecret } from '../../accounts/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { RegisterError } from '../../platform/register/register.ts';
import type { Services } from '../../platform/services.ts';
import { findCompanyOf } from '../companies.queries.ts';
import { type CompanyRow, companies, companyLinks } from '../companies.tables.ts';
import { mailCompanyLink } from './mail-company-link.ts';
import { presentVerified } from './present-verified.ts';

/** A mailed link works for a day; three leave in an hour. */
const linkLifetime = 86_400_000;
const linksAtATime = { most: 3, within: 3_600_000 };

/** How far the own company has come. */
export async function readVerification(services: Services, who: SignedIn): Promise<VerificationState> {
  const company = await findCompanyOf(services.db, who.userId);
  return await presentState(services, services.db, company);
}

async function presentState(
  { env, clock }: Services,
  db: Database | Transaction,
  company: CompanyRow | undefined,
): Promise<VerificationState> {
  const shared = { first_ads_wait: env.FIRST_ADS_WAIT };
  if (!company) return { verified: null, cvr: null, registered: null, domains: [], sent_to: null, ...shared };
  const { registeredName, registeredAddress, registeredAt } = company;
  const registered = isRegistered(company) && registeredAt !== null;
  const [link] = await liveLinks(db, company.id, new Date(clock.now().getTime() - linkLifetime));
  return {
    verified: presentVerified(company),
    cvr: company.cvr,
    registered: registered
      ? { name: registeredName ?? '', address: registeredAddress ?? '', at: registeredAt.toISOString() }
      : null,
    domains: domainsOf(asRegistered(company)),
    sent_to: link?.email ?? null,
    ...shared,
  };
}

/** A domain that the register had under another number does not count. */
function asRegistered(company: CompanyRow) {
  return { registeredDomain: isRegistered(company) ? company.registeredDomain : null };
}

/** Links that were not opened, the newest first. */
async function liveLinks(db: Database | Transaction, companyId: number, since: Date) {
  return await db
    .select({ email: companyLinks.email, createdAt: companyLinks.createdAt })
    .from(companyLinks)
    .where(and(eq(companyLinks.companyId, companyId), isNull(companyLinks.usedAt), gt(companyLinks.createdAt, since)))
    .orderBy(desc(companyLinks.id));
}

/**
 * Looks the own company up in the register and stores what it has.
 * @throws Problem `no_cvr`, `cvr_not_found`, `company_ended`, `register_unavailable`
 */
export async function checkRegister(services: Services, who: SignedIn): Promise<VerificationState> {
  const { db, register, clock, log } = services;
  const cvr = (await findCompanyOf(db, who.userId))?.cvr;
  if (!cvr) throw new Problem('no_cvr');
  const found = await register.find(cvr).catch((error: unknown) => {
    if (!(error instanceof RegisterError)) throw error;
    log.warn({ err: error }, 'the register of companies does not answer');
    throw new Problem('register_unavailable', { cause: error });
  });
  if (!found) throw new Problem('cvr_not_found');
  if (!found.isActive) throw new Problem('company_ended');
  return await changeOwn(services, who, () => ({
    registeredCvr: found.cvr,
    registeredName: found.name,
    registeredAddress: found.address,
    registeredDomain: registeredDomainOf(found),
    registeredAt: clock.now(),
  }));
}

/** Writes columns of the own company; tells when it becomes verified by them. */
async function changeOwn(
  services: Services,
  who: SignedIn,
  change: (company: CompanyRow) => Partial<CompanyRow>,
): Promise<VerificationState> {
  return await inTransaction(services.db, async (tx) => {
    const [company] = await tx.select().from(companies).where(eq(companies.userId, who.userId)).for('update');
    if (!company) throw new Problem('no_cvr');
    return await presentState(services, tx, await writeFacts(services, tx, company, change(company)));
  });
}

async function writeFacts(
  { tasks }: Services,
  tx: Transaction,
  company: CompanyRow,
  set: Partial<CompanyRow>,
): Promise<CompanyRow> {
  const changed = { ...company, ...set };
  await tx.update(companies).set(set).where(eq(companies.id, company.id));
  if (!verificationOf(company) && verificationOf(changed))
    await tasks.publish(tx, companyVerified, { company_id: company.id, user_id: company.userId });
  return changed;
}

/**
 * Mails a link that proves the own company to an address at its domain.
 * @throws Problem `register_first`; `invalid_input` with `free_mail` or `not_company_domain`; `too_many_requests`
 */
export async function sendLink(services: Services, who: SignedIn, email: string): Promise<VerificationState> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const [company] = await tx.select().from(companies).where(eq(companies.userId, who.userId)).for('update');
    if (!company || !isRegistered(company)) throw new Problem('register_first');
    const problem = addressProblem(email, domainsOf(company));
    if (problem) throw new Problem('invalid_input', { fields: [{ path: 'email', code: problem }] });
    const recent = await tx.$count(
      companyLinks,
      and(
        eq(companyLinks.companyId, company.id),
        gt(companyLinks.createdAt, new Date(now.getTime() - linksAtATime.within)),
      ),
    );
    if (recent >= linksAtATime.most) throw new Problem('too_many_requests');
    const [link] = await tx
      .insert(companyLinks)
      .values({ companyId: company.id, email, createdAt: now })
      .returning({ id: companyLinks.id });
    await services.tasks.enqueue(tx, mailCompanyLink, { link_id: link?.id ?? 0 });
    return await presentState(services, tx, company);
  });
}

/** Proves a company by a mailed link, which works once. @returns its name @throws Problem `company_link_expired` */
export async function confirmCompany(services: Services, token: string): Promise<string> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const isIt = eq(companyLinks.tokenHash, hashSecret(token));
    const [link] = await tx.select().from(companyLinks).where(isIt).for('update');
    if (!link || link.usedAt || now.getTime() - link.createdAt.getTime() >= linkLifetime)
      throw new Problem('company_link_expired');
    const [company] = await tx.select().from(companies).where(eq(companies.id, link.companyId)).for('update');
    if (!company) throw new Problem('company_link_expired');
    await tx.update(companyLinks).set({ usedAt: now }).where(isIt);
    await writeFacts(services, tx, company, { provenDomain: mailDomain(link.email), provenAt: now });
    return company.name;
  });
}
