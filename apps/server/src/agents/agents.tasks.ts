import { mailFrequencies } from '@jobblik/contract/agents/agents.rules';
import { z } from 'zod';
import { defineTask } from '../platform/tasks/tasks.ts';
import { agentKindNames } from './agent-kinds.ts';

const kind = z.enum(agentKindNames);

/**
 * Searches an agent's hits again after it was saved: ads published during the save were matched with the old agent, and the save
 * did not see them.
 */
export const rematch = defineTask({
  name: 'agents.find-anew',
  payload: z.object({ kind, agent_id: z.number(), changed: z.boolean() }),
});

/** Mails people the new hits of agents with this mail frequency. */
export const mailPeople = defineTask({
  name: 'agents.mail-people',
  payload: z.object({
    kind,
    user_ids: z.array(z.number()).max(1000),
    frequencies: z.array(z.enum(mailFrequencies)),
  }),
});

/** Every morning; on Mondays weekly agents are in the same mail. */
export const mailMorning = defineTask({ name: 'agents.mail-morning', payload: z.object({}), cron: '30 7 * * *' });

/**
 * Removes ended ads from the counters and tables, analyses words again after a change of the language rules, and matches CVs again
 * whose age or video state has changed.
 */
export const maintainAgents = defineTask({ name: 'agents.keep', payload: z.object({}), cron: '25 * * * *' });
