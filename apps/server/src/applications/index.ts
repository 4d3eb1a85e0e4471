import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { provideApplicationFacts } from '../jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { applicationFacts } from './application-facts.ts';
import { eraseApplicationsOf } from './erase-applications.ts';

export { makeApplication } from './applications.factory.ts';
export { applicationsNotices } from './applications.notices.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { applicationFiles, applicationSteps, applications } from './applications.tables.ts';

/** Subscriptions of the slice. Once at start, before the tasks start. */
export function registerApplications(services: Services): void {
  provideApplicationFacts(applicationFacts);
  services.tasks.subscribe(accountRemoved, 'applications.erase', async ({ user_id }) =>
    eraseApplicationsOf(services, user_id),
  );
}
