import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { jobChanged, jobPublished, jobWithdrawn } from '@jobblik/contract/jobs/jobs.events';
import { provideSeekerFacts } from '../cv/index.ts';
import type { Services } from '../platform/services.ts';
import { findAnew, keepAgents, mailMorning, mailPeople } from './agents.tasks.ts';
import { eraseAgentsOf } from './delete-agent.ts';
import { findAgentAnew } from './find-for-agent.ts';
import { forgetClosedJobs, forgetOldHits, rereadWords } from './keep-agents.ts';
import { enqueueMorningMails, mailNewHits } from './mail-hits.ts';
import { forgetJobs, matchJob } from './match-job.ts';
import { agentsOnDashboard } from './read-agents.ts';
import { restAgentsOf, wakeAgentsOf } from './rest-agents.ts';

/** Subscriptions and tasks of the slice. Once at start, before the tasks start. */
export function registerAgents(services: Services): void {
  const { tasks } = services;
  provideSeekerFacts({ jobAgents: agentsOnDashboard });
  tasks.subscribe(jobPublished, 'agents.match', ({ job_id }) => matchJob(services, job_id, { changed: false }));
  tasks.subscribe(jobChanged, 'agents.match', ({ job_id }) => matchJob(services, job_id, { changed: true }));
  tasks.subscribe(jobWithdrawn, 'agents.forget', ({ job_id }) => forgetJobs(services, [job_id]));
  tasks.subscribe(accountDeactivated, 'agents.rest', ({ user_id }) => restAgentsOf(services, user_id));
  tasks.subscribe(accountReactivated, 'agents.wake', ({ user_id }) => wakeAgentsOf(services, user_id));
  tasks.subscribe(accountRemoved, 'agents.erase', ({ user_id }) => eraseAgentsOf(services, user_id));
  tasks.work(findAnew, ({ agent_id, changed }) => findAgentAnew(services, agent_id, { changed }));
  tasks.work(mailPeople, ({ user_ids, frequencies }) => mailNewHits(services, user_ids, frequencies));
  tasks.work(mailMorning, () => enqueueMorningMails(services));
  tasks.work(keepAgents, async (_payload, run) => {
    await forgetClosedJobs(services);
    await forgetOldHits(services);
    await rereadWords(services, run.signal);
  });
}
