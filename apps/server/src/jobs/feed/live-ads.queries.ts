import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, eq, gt, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { accountIsActive } from '../../accounts/index.ts';
import { jobs } from '../jobs.tables.ts';

/** The ads that everybody can find at an instant, in SQL as `jobStateAt` says it; the query joins the employer's account. */
export function isLiveAt(now: Date) {
  return and(
    eq(jobs.isActive, true),
    isNull(jobs.deletedAt),
    isNotNull(jobs.publishedAt),
    gt(jobs.endsAt, now),
    or(isNull(jobs.jobDeadlineDate), gte(jobs.jobDeadlineDate, localDateOf(now))),
    accountIsActive(),
  );
}
