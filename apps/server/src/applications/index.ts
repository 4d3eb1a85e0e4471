import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { provideSeekerFacts } from '../cv/index.ts';
import { provideApplicationFacts } from '../jobs/index.ts';
import type { Services } from '../platform/services.ts';
import { applicationFacts, haveAppliedTo } from './application-facts.ts';
import { eraseApplicationsOf } from './erase-applications.ts';
import { registerApplicantWords } from './review/applicant-words.tasks.ts';
import { registerDecisions } from './review/decisions.tasks.ts';

export { makeApplication } from './applications.factory.ts';
export { applicationsNotices } from './applications.notices.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { applicationFiles, applicationSteps, applications } from './applications.tables.ts';
export { provideQuestionFacts } from './review/question-facts.ts';
export { tellChanged } from './review/tell-changed.ts';

/** Subscriptions of the slice. Once at start, before the tasks start. */
export function registerApplications(services: Services): void {
  provideApplicationFacts(applicationFacts);
  provideSeekerFacts({ haveApplied: haveAppliedTo });
  registerDecisions(services);
  registerApplicantWords(services);
  services.tasks.subscribe(accountRemoved, 'applications.erase', async ({ user_id }) =>
    eraseApplicationsOf(services, user_id),
  );
}
