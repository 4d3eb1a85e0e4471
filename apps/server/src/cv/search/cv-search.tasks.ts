import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { cvVideoAdded, cvVideoRemoved } from '@jobblik/contract/cv/cv-videos.events';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { indexCvs } from './index-cvs.ts';
import { catchUp, clearGone, reindexAll } from './keep-search.ts';

/** Keeps the search small and true: rewrites rows made by older language rules and rows that fell behind. */
const keepCvSearch = defineTask({ name: 'cv.keep-search', payload: z.object({}), cron: '5-59/10 * * * *' });

/**
 * What is told afterwards changes who finds a CV a moment later; whoever loses the right to be shown is left out of every answer at
 * once all the same, because answers read the CV and the account themselves.
 */
export function registerCvSearch({ tasks, db }: Services): void {
  const index = (userId: number) => inTransaction(db, (tx) => indexCvs(tx, [userId]));
  tasks.work(keepCvSearch, async (_payload, run) => {
    await reindexAll(db, run.signal);
    await catchUp(db, run.signal);
    await clearGone(db);
  });
  tasks.subscribe(cvVideoAdded, 'cv.find-video', ({ user_id }) => index(user_id));
  tasks.subscribe(cvVideoRemoved, 'cv.lose-video', ({ user_id }) => index(user_id));
  tasks.subscribe(accountDeactivated, 'cv.lose-sleeper', ({ user_id }) => index(user_id));
  tasks.subscribe(accountReactivated, 'cv.find-again', ({ user_id }) => index(user_id));
  tasks.subscribe(accountRemoved, 'cv.lose-removed', ({ user_id }) => index(user_id));
}
