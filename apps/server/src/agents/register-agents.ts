import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { cvChanged, cvHidden, cvPublished } from '@jobblik/contract/cv/cv.events';
import { cvVideoAdded, cvVideoRemoved } from '@jobblik/contract/cv/cv-videos.events';
import { jobChanged, jobPublished, jobWithdrawn } from '@jobblik/contract/jobs/jobs.events';
import type { Services } from '../platform/services.ts';
import { mailMorning, mailPeople, maintainAgents, rematch } from './agents.tasks.ts';
import { deactivateAgentsOf, reactivateAgentsOf } from './deactivate-agents.ts';
import { eraseAgentsOf } from './delete-agent.ts';
import { enqueueMorningMails, mailNewHits } from './mails/mail-hits.ts';
import { forgetClosedJobs, forgetOldHits, rereadWords } from './maintain-agents.ts';
import { rematchAgent } from './matching/find-for-agent.ts';
import { forgetJobs, matchJob } from './matching/match-job.ts';
import { rematchSeekerAgent } from './seekers/find-for-seeker-agent.ts';
import { matchCv } from './seekers/match-cv.ts';
import { rematchOvertaken } from './seekers/rematch-overtaken.ts';

const find = { job: rematchAgent, seeker: rematchSeekerAgent };

/** Subscriptions and tasks of the slice. Once at start, before the tasks start. */
export function registerAgents(services: Services): void {
  const { tasks } = services;
  tasks.subscribe(jobPublished, 'agents.match', ({ job_id }) => matchJob(services, job_id, { changed: false }));
  tasks.subscribe(jobChanged, 'agents.match', ({ job_id }) => matchJob(services, job_id, { changed: true }));
  tasks.subscribe(jobWithdrawn, 'agents.forget', ({ job_id }) => forgetJobs(services, [job_id]));
  tasks.subscribe(cvPublished, 'agents.match-cv', ({ user_id }) => matchCv(services, user_id, 'published'));
  tasks.subscribe(cvChanged, 'agents.match-cv', ({ user_id }) => matchCv(services, user_id, 'changed'));
  tasks.subscribe(cvVideoAdded, 'agents.match-cv', ({ user_id }) => matchCv(services, user_id, 'video'));
  tasks.subscribe(cvVideoRemoved, 'agents.match-cv', ({ user_id }) => matchCv(services, user_id, 'changed'));
  tasks.subscribe(cvHidden, 'agents.forget-cv', ({ user_id }) => matchCv(services, user_id, 'changed'));
  tasks.subscribe(accountDeactivated, 'agents.rest', ({ user_id }) => deactivateAgentsOf(services, user_id));
  tasks.subscribe(accountReactivated, 'agents.wake', ({ user_id }) => reactivateAgentsOf(services, user_id));
  tasks.subscribe(accountRemoved, 'agents.erase', ({ user_id }) => eraseAgentsOf(services, user_id));
  tasks.work(rematch, ({ kind, agent_id, changed }) => find[kind](services, agent_id, { changed }));
  tasks.work(mailPeople, ({ kind, user_ids, frequencies }) => mailNewHits(services, kind, user_ids, frequencies));
  tasks.work(mailMorning, () => enqueueMorningMails(services));
  tasks.work(maintainAgents, async (_payload, run) => {
    await forgetClosedJobs(services);
    await forgetOldHits(services);
    await rereadWords(services, run.signal);
    await rematchOvertaken(services, run.signal);
  });
}
