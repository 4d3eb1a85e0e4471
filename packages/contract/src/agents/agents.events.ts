import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';
import { cvMatchCauses } from './seeker-agents.rules.ts';

const agentIds = z.array(z.number()).max(1000);

/**
 * Agents of seekers found an ad that they had not found before. `changed`: the ad existed already and fits since it was changed.
 */
export const agentsMatchedJob = defineEvent(
  'agents.matched-job',
  z.object({ job_id: z.number(), changed: z.boolean(), agent_ids: agentIds }),
);

/** CV-match agents found a CV that they had not found before; `cause` is the change that made it fit. */
export const agentsMatchedCv = defineEvent(
  'agents.matched-cv',
  z.object({ user_id: z.number(), cause: z.enum(cvMatchCauses), agent_ids: agentIds }),
);
