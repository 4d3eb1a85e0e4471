import { applicationsChanged } from '@jobblik/contract/applications/applications.events';
import type { Transaction } from '../../platform/db/db.ts';
import { afterCommit } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import type { ApplicationRow } from '../applications.tables.ts';

/** After the commit, tells the employer's browsers to reload these applications of one ad. */
export function nudgeChanged(
  tx: Transaction,
  { realtime }: Pick<Services, 'realtime'>,
  changed: readonly Pick<ApplicationRow, 'id' | 'jobId' | 'employerId'>[],
): void {
  const [first] = changed;
  if (!first) return;
  const payload = { job_id: first.jobId, application_ids: changed.map(({ id }) => id) };
  afterCommit(tx, () => realtime.nudge([first.employerId], applicationsChanged, payload));
}
