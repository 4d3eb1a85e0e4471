import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { ServedCall } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { candidatesNotices, candidatesRoutes, eraseCandidatesOf } from './candidates/index.ts';
import { cvNotices as ownCvNotices } from './cv.notices.ts';
import { findCv } from './cv.queries.ts';
import { ownCvRoutes } from './cv.routes.ts';
import { eraseCvOf } from './erase-cv.ts';
import { parseCvRoutes } from './parse-cv.routes.ts';
import { cvSearchRoutes, registerCvSearch } from './search/index.ts';
import { cvVideosRoutes, registerCvVideos } from './videos/index.ts';

export { haveOpenCv, seekerCards } from './candidates/chat-cards.ts';
export { haveAcceptedContact } from './candidates/contact.queries.ts';
export { displayNamesFor } from './candidates/display-name.ts';
export { visitorNames } from './company-visitors.ts';
export type { CvPorts } from './cv.ports.ts';
export { hasPreparedCv, listCvUsers } from './cv.queries.ts';
export { cvVersions } from './cv.tables.ts';
export { personalWordsInCv } from './erase-cv.ts';
export { publishWaitingCv } from './own/publish-waiting-cv.ts';
export { readRelationship } from './relationships.ts';
export { warmCv } from './threads/warm-threads.ts';
export { documentPage } from './viewer/view-document.ts';
export { recordCvVisit } from './visits.ts';

export const cvRoutes: readonly ServedCall[] = [
  ...ownCvRoutes,
  ...cvVideosRoutes,
  ...parseCvRoutes,
  ...cvSearchRoutes,
  ...candidatesRoutes,
];

export const cvNotices = [...ownCvNotices, ...candidatesNotices];

/** Subscriptions of the slice. Called once at start, before the tasks start. */
export function registerCv(services: Services): void {
  const { tasks } = services;
  tasks.subscribe(accountRemoved, 'cv.erase', ({ user_id }) => eraseCvOf(services, user_id));
  tasks.subscribe(accountDeactivated, 'cv.hide', ({ user_id }) => publishCvEvent(services, user_id, cvHidden));
  tasks.subscribe(accountReactivated, 'cv.show', ({ user_id }) => publishCvEvent(services, user_id, cvPublished));
  tasks.subscribe(accountRemoved, 'cv.erase-desk', ({ user_id }) => eraseCandidatesOf(services, user_id));
  registerCvVideos(services);
  registerCvSearch(services);
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
