import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

/** Agents of seekers found an ad that they had not found before. `changed`: the ad was there and was made to fit. */
export const agentsMatchedJob = defineEvent(
  'agents.matched-job',
  z.object({ job_id: z.number(), changed: z.boolean(), agent_ids: z.array(z.number()).max(1000) }),
);
