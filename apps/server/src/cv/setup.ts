import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { ServedCall } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { findCv } from './cv.queries.ts';
import { ownCvRoutes } from './cv.routes.ts';
import { eraseCvOf } from './erase-cv.ts';
import { cvVideosRoutes } from './videos/cv-videos.routes.ts';
import { registerCvVideos } from './videos/register-cv-videos.ts';

export type { CvPorts } from './cv.ports.ts';
export { hasPreparedCv, listCvUsers } from './cv.queries.ts';
export { cvVersions } from './cv.tables.ts';
export { personalWordsInCv } from './erase-cv.ts';
export { warmExports } from './export/export-cv.ts';
export { publishWaitingCv } from './own/publish-waiting-cv.ts';

export const cvRoutes: readonly ServedCall[] = [...ownCvRoutes, ...cvVideosRoutes];

/** Subscriptions of the slice. Called once at start, before the tasks start. */
export function registerCv(services: Services): void {
  const { tasks } = services;
  tasks.subscribe(accountRemoved, 'cv.erase', ({ user_id }) => eraseCvOf(services, user_id));
  tasks.subscribe(accountDeactivated, 'cv.hide', ({ user_id }) => publishCvEvent(services, user_id, cvHidden));
  tasks.subscribe(accountReactivated, 'cv.show', ({ user_id }) => publishCvEvent(services, user_id, cvPublished));
  registerCvVideos(services);
}

/** Publishes an event when the account of a visible, published CV is deactivated or reactivated. */
async function publishCvEvent(
  services: Services,
  userId: number,
  event: typeof cvHidden | typeof cvPublished,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const cv = await findCv(tx, userId);
    if (cv?.publishedAt && cv.visibility !== 'hidden') await services.tasks.publish(tx, event, { user_id: userId });
  });
}
