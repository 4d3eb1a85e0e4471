import { companyVisited } from '@jobblik/contract/companies/companies.events';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { findUser } from '../accounts/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { companyVisits } from './companies.tables.ts';
import { readCompany } from './read-company.ts';

/**
 * Counts a job seeker's visit of a company page, once for each person and local day; the employer is then notified.
 * @throws Problem `not_found` for a company that is not visible
 */
export async function recordCompanyVisit(services: Services, who: SignedIn, companyId: number): Promise<void> {
  const { user_id } = await readCompany(services, companyId);
  const day = localDateOf(services.clock.now());
  await inTransaction(services.db, async (tx) => {
    const visitor = await findUser(tx, who.userId);
    const fresh = await tx
      .insert(companyVisits)
      .values({ userId: user_id, day, visitorId: who.userId, shown: visitor?.showsVisits ?? false })
      .onConflictDoNothing()
      .returning({ day: companyVisits.day });
    if (fresh.length > 0) await services.tasks.publish(tx, companyVisited, { user_id, visitor_id: who.userId, day });
  });
}
