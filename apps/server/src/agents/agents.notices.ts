import { agentsMatchedJob } from '@jobblik/contract/agents/agents.events';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { findJobBrief } from '../jobs/index.ts';
import { type Notice, noticesOn } from '../notices/index.ts';
import { jobAgents } from './agents.tables.ts';

/**
 * A person is notified of an ad once, however many of their agents found it and however often it is changed. Mails follow the
 * frequency of each agent, see `mail-hits.ts`.
 */
export const agentsNotices = [
  noticesOn(agentsMatchedJob, 'agents.tell-seeker', async ({ job_id, changed, agent_ids }, { db, clock }) => {
    const job = await findJobBrief(db, job_id, clock.now());
    if (job?.state !== 'live') return [];
    const agents = await db
      .select({ id: jobAgents.id, userId: jobAgents.userId, title: jobAgents.title })
      .from(jobAgents)
      .innerJoin(users, eq(users.id, jobAgents.userId))
      .where(and(inArray(jobAgents.id, agent_ids), accountIsActive()))
      .orderBy(asc(jobAgents.id));
    return agents.map(
      (agent): Notice => ({
        userId: agent.userId,
        kind: 'job_match',
        key: `agents.matched-job/${job_id}`,
        notification: {
          type: changed ? noticeType.changedJobMatch : noticeType.jobMatch,
          name: job.title,
          agentName: agent.title,
          link: pathTo('agentResult', { area: 'kandidat', agent_id: agent.id }),
        },
      }),
    );
  }),
];
