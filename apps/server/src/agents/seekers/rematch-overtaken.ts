import { agentAgeRange } from '@jobblik/contract/agents/seeker-agents.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { sql } from 'drizzle-orm';
import { cvs, hasPlayableVideo } from '../../cv/index.ts';
import type { Services } from '../../platform/services.ts';
import { matchCv } from './match-cv.ts';
import { seekerAgentHits, seekerAgents } from './seeker-agents.tables.ts';

/** Higher than any age. */
const endless = 200;

/**
 * Matches CVs again whose attributes changed without a change of the CV: a birthday has passed, or a video turned out to be
 * unusable. Stops when the signal aborts.
 */
export async function rematchOvertaken(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const upTo = sql`case when agent.max_age >= ${agentAgeRange.max} then ${endless} else agent.max_age end`;
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select distinct hit.cv_user_id as user_id
    from ${seekerAgentHits} as hit
    join ${seekerAgents} as agent on agent.id = hit.agent_id
    join ${cvs} on ${cvs.userId} = hit.cv_user_id
    where hit.gone_at is null and (hit.by_video or hit.by_age) and (
      hit.by_video and not ${hasPlayableVideo()}
      or hit.by_age and extract(year from age(${localDateOf(clock.now())}::date, ${cvs.birthday}))
        not between agent.min_age and ${upTo}
    )`);
  for (const { user_id } of rows) {
    if (signal.aborted) return;
    await matchCv(services, user_id, 'changed');
  }
}
