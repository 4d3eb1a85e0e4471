import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import type { ServedCall } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { candidatesNotices as contactNotices } from './candidates.notices.ts';
import { seenCvRoutes } from './candidates.routes.ts';
import { eraseCandidatesOf } from './erase-candidates.ts';
import { cvSearchRoutes } from './search/cv-search.routes.ts';
import { registerCvSearch } from './search/cv-search.tasks.ts';
import { visitNotices } from './visits/visits.notices.ts';

export { anonymousColumns } from './anonymity/anonymous-form.ts';
export type { CandidatesPorts } from './candidates.ports.ts';
export { haveOpenCv, seekerCards } from './chat-cards.ts';
export { haveAcceptedContact } from './contact/contact.queries.ts';
export { displayNamesFor } from './display-name.ts';
export { readRelationship } from './relationships.ts';
export { indexCvs } from './search/index-cvs.ts';
export { visitorNames } from './visits/company-visitors.ts';

export const candidatesRoutes: readonly ServedCall[] = [...cvSearchRoutes, ...seenCvRoutes];

export const candidatesNotices = [...visitNotices, ...contactNotices];

/** Subscriptions of the slice. Called once at start, before the tasks start. */
export function registerCandidates(services: Services): void {
  services.tasks.subscribe(accountRemoved, 'cv.erase-desk', ({ user_id }) => eraseCandidatesOf(services, user_id));
  registerCvSearch(services);
}
