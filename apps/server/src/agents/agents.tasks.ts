import { mailFrequencies } from '@jobblik/contract/agents/agents.rules';
import { z } from 'zod';
import { defineTask } from '../platform/tasks/tasks.ts';
import { agentKindNames } from './agent-kinds.ts';

const kind = z.enum(agentKindNames);

/**
 * Looks for an agent's hits once more after it was saved: what was published while the agent was being saved has seen the agent
 * as it was before, and the agent has not seen it.
 */
export const rematch = defineTask({
  name: 'agents.find-anew',
  payload: z.object({ kind, agent_id: z.number(), changed: z.boolean() }),
});

/** Mails people the new hits of those agents that want mails so often. */
export const mailPeople = defineTask({
  name: 'agents.mail-people',
  payload: z.object({
    kind,
    user_ids: z.array(z.number()).max(1000),
    frequencies: z.array(z.enum(mailFrequencies)),
  }),
});

/** Every morning; on Mondays agents that are mailed weekly are in the same mail. */
export const mailMorning = defineTask({ name: 'agents.mail-morning', payload: z.object({}), cron: '30 7 * * *' });

/**
 * Removes ended ads from the counters and tables, reads words again when the language rules have changed, and matches CVs
 * again that time has overtaken.
 */
export const maintainAgents = defineTask({ name: 'agents.keep', payload: z.object({}), cron: '25 * * * *' });
