import {
  accountDeactivated,
  accountReactivated,
  accountRemoved,
  accountRenamed,
} from '@jobblik/contract/accounts/accounts.events';
import { cvVideoAdded, cvVideoRemoved } from '@jobblik/contract/cv/cv-videos.events';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { refillAnonymousForm } from '../anonymity/refill-anonymous-forms.ts';
import { indexCvs } from './index-cvs.ts';
import { maintainCvIndex } from './maintain-index.ts';

/** Rewrites rows with an older version of the index and rows that no longer match their CV. */
const storeCvSearch = defineTask({ name: 'cv.store-search', payload: z.object({}), cron: '5-59/10 * * * *' });

/**
 * Updates the index by events, with a delay. A CV that may no longer be shown is excluded from every response at once, because
 * responses read the CV and the account themselves.
 */
export function registerCvSearch({ tasks, db }: Services): void {
  const index = (userId: number) => inTransaction(db, (tx) => indexCvs(tx, [userId]));
  tasks.work(storeCvSearch, (_payload, { signal }) => maintainCvIndex(db, signal));
  tasks.subscribe(cvVideoAdded, 'cv.find-video', ({ user_id }) => index(user_id));
  tasks.subscribe(cvVideoRemoved, 'cv.lose-video', ({ user_id }) => index(user_id));
  tasks.subscribe(accountDeactivated, 'cv.lose-inactive', ({ user_id }) => index(user_id));
  tasks.subscribe(accountReactivated, 'cv.find-again', ({ user_id }) => index(user_id));
  tasks.subscribe(accountRenamed, 'cv.hide-new-name', ({ user_id }) =>
    inTransaction(db, (tx) => refillAnonymousForm(tx, user_id)),
  );
  tasks.subscribe(accountRemoved, 'cv.lose-removed', ({ user_id }) => index(user_id));
}
