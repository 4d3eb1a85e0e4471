import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { jobClosed } from '@jobblik/contract/jobs/jobs.events';
import type { Services } from '../platform/services.ts';
import { endWithAd } from './end-with-ad.ts';
import { eraseApplicationsOf } from './erase-applications.ts';
import { registerVideoLengths } from './measure-video.ts';
import { registerApplicantWords } from './review/applicant-words.tasks.ts';
import { registerDecisions } from './review/decisions.tasks.ts';

export { applicationsNotices } from './applications.notices.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { applicationsPort, haveAppliedTo } from './applications-port.ts';
export { forgetInApplications } from './forget-employer.ts';
export { sendWaitingDecisions } from './review/decisions.tasks.ts';

/** Subscriptions of the slice. Once at start, before the tasks start. */
export function registerApplications(services: Services): void {
  registerDecisions(services);
  registerApplicantWords(services);
  registerVideoLengths(services);
  services.tasks.subscribe(accountRemoved, 'applications.erase', async ({ user_id }) =>
    eraseApplicationsOf(services, user_id),
  );
  services.tasks.subscribe(jobClosed, 'applications.end-with-ad', (event) => endWithAd(services, event));
}
