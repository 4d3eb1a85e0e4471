import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { applicationWithdrawn } from '@jobblik/contract/applications/applications.events';
import { interviewBoxAddSent, interviewResponseSent } from '@jobblik/contract/interviews/interviews.events';
import { jobClosed } from '@jobblik/contract/jobs/jobs.events';
import type { Services } from '../platform/services.ts';
import { finishDecline } from './declines/decline-interview.ts';
import { declineWithdrawn } from './declines/decline-withdrawn.ts';
import { runDecline } from './declines/run-decline.ts';
import { endInterviewsOfAd } from './end-with-ad.ts';
import { eraseInterviewsOf } from './erase-interviews.ts';
import { makeReady, releaseHeld, remind, runReady, runRelease, runReminder, runTidy, tidy } from './timers.ts';

/** Tasks, subscriptions and socket events of the slice. Called once at start, before the tasks start. */
export function registerInterviews(services: Services): void {
  const { tasks, realtime } = services;
  tasks.work(releaseHeld, ({ interview_id }) => runRelease(services, interview_id));
  tasks.work(remind, (payload) => runReminder(services, payload));
  tasks.work(makeReady, (payload) => runReady(services, payload));
  tasks.work(tidy, (payload) => runTidy(services, payload));
  tasks.work(finishDecline, (payload) => runDecline(services, payload));
  tasks.subscribe(accountRemoved, 'interviews.erase', ({ user_id }) => eraseInterviewsOf(services, user_id));
  tasks.subscribe(applicationWithdrawn, 'interviews.decline', ({ application_id }) =>
    declineWithdrawn(services, application_id),
  );
  tasks.subscribe(jobClosed, 'interviews.end-with-ad', (event) => endInterviewsOfAd(services, event));
  // The calls that change an interview notify the other side; events from browsers are ignored.
  realtime.on(interviewBoxAddSent, async () => ({}));
  realtime.on(interviewResponseSent, async () => ({}));
}
