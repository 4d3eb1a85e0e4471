import { agentsMatchedCv } from '@jobblik/contract/agents/agents.events';
import type { CvMatchCause } from '@jobblik/contract/agents/seeker-agents.rules';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import { type Notice, noticesOn } from '../../notices/index.ts';
import { payingAmong } from './paying-employers.ts';
import { publicProfiles } from './public-profiles.ts';
import { seekerAgents } from './seeker-agents.tables.ts';

const typeOf = {
  published: noticeType.cvMatch,
  changed: noticeType.changedCvMatch,
  video: noticeType.videoCvMatch,
} as const satisfies Record<CvMatchCause, number>;

/**
 * An employer is notified of a CV once, however many of their agents found it and however often it is changed. Mails follow the
 * frequency of each agent.
 */
export const seekerAgentsNotices = [
  noticesOn(agentsMatchedCv, 'agents.tell-employer', async ({ user_id, cause, agent_ids }, services) => {
    const { db, clock } = services;
    if (!(await publicProfiles(services, [user_id])).has(user_id)) return [];
    const agents = await db
      .select({ id: seekerAgents.id, userId: seekerAgents.userId, title: seekerAgents.title })
      .from(seekerAgents)
      .innerJoin(users, eq(users.id, seekerAgents.userId))
      .where(and(inArray(seekerAgents.id, agent_ids), accountIsActive()))
      .orderBy(asc(seekerAgents.id));
    const owners = agents.map(({ userId }) => userId);
    const paying = await payingAmong(db, owners, clock.now());
    return agents
      .filter(({ userId }) => paying.has(userId))
      .map(
        ({ id, userId, title }): Notice => ({
          userId,
          kind: 'cv_match',
          key: `agents.matched-cv/${user_id}`,
          aboutId: user_id,
          notification: {
            type: typeOf[cause],
            name: '',
            nameOfId: user_id,
            agentName: title,
            link: pathTo('agentResult', { area: 'virksomhed', agent_id: id }),
          },
        }),
      );
  }),
];
