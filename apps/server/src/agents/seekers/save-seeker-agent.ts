import { agentLimits, titleFrom } from '@jobblik/contract/agents/agents.rules';
import { hasSeekerChoice, type SeekerCriteria, sameSeekerCriteria } from '@jobblik/contract/agents/seeker-agents.rules';
import type { SeekerAgentForm } from '@jobblik/contract/agents/seeker-agents.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, eq } from 'drizzle-orm';
import { lockUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { rematch } from '../agents.tasks.ts';
import { clearWaitingMails } from '../mails/waiting-mails.ts';
import { dropCvMisfits, findForSeekerAgent } from './find-for-seeker-agent.ts';
import { namesOfSeekerCriteria } from './seeker-agents.present.ts';
import { findOwnSeekerAgent } from './seeker-agents.queries.ts';
import { seekerAgents } from './seeker-agents.tables.ts';
import {
  criteriaOf,
  problemsOfSeekerForm,
  readWords,
  seekerColumnsOf,
  seekerCriteriaOfForm,
} from './seeker-criteria.ts';
import { writeSeekerKeys } from './write-seeker-keys.ts';

/**
 * Creates an agent of the caller and finds the published CVs that fit. The same form sent twice creates one agent. The calling code
 * must check the membership.
 * @throws Problem `agent_without_choice`; `too_many_agents` (409); `invalid_input` for choices that do not exist
 */
export async function createSeekerAgent(services: Services, who: SignedIn, form: SeekerAgentForm): Promise<number> {
  const { userId } = who;
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    // Locked until the end, so that two simultaneous forms do not both become the last allowed agent.
    if (!(await lockUser(tx, userId))) throw new Problem('unauthenticated');
    const [earlier] = form.uuid
      ? await tx
          .select({ id: seekerAgents.id })
          .from(seekerAgents)
          .where(and(eq(seekerAgents.userId, userId), eq(seekerAgents.uuid, form.uuid)))
      : [];
    if (earlier) return earlier.id;
    const { criteria, values } = await valuesOf(services, form, undefined);
    const [made] = await tx.select({ agents: count() }).from(seekerAgents).where(eq(seekerAgents.userId, userId));
    if ((made?.agents ?? 0) >= agentLimits.agents) throw new Problem('too_many_agents');
    const [agent] = await tx
      .insert(seekerAgents)
      .values({ ...values, userId, uuid: form.uuid ?? null, createdAt: now, updatedAt: now })
      .returning();
    if (!agent) throw new Error('the agent was not made');
    await writeSeekerKeys(tx, agent);
    await findForSeekerAgent(tx, services, { agentId: agent.id, criteria });
    await services.tasks.enqueue(tx, rematch, { kind: 'seeker', agent_id: agent.id, changed: false });
    return agent.id;
  });
}

/**
 * Changes an agent of the caller and, when its criteria change, its hits.
 * @throws Problem `not_found`, also for another person's agent; else as {@link createSeekerAgent}
 */
export async function updateSeekerAgent(
  services: Services,
  who: SignedIn,
  agentId: number,
  form: SeekerAgentForm,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await findOwnSeekerAgent(tx, who.userId, agentId, { lock: true });
    if (!before) throw new Problem('not_found');
    const { criteria, values } = await valuesOf(services, form, criteriaOf(before));
    const [agent] = await tx
      .update(seekerAgents)
      .set({ ...values, updatedAt: services.clock.now() })
      .where(eq(seekerAgents.id, agentId))
      .returning();
    if (!agent) throw new Problem('not_found');
    // Turning mails on or off drops the hits that wait for a mail.
    if ((before.frequency === 'never') !== (agent.frequency === 'never'))
      await clearWaitingMails(tx, 'seeker', { agentId });
    if (sameSeekerCriteria(criteriaOf(before), criteriaOf(agent))) return;
    await writeSeekerKeys(tx, agent);
    await dropCvMisfits(tx, services, agent);
    await findForSeekerAgent(tx, services, { agentId: agent.id, criteria });
    await services.tasks.enqueue(tx, rematch, { kind: 'seeker', agent_id: agentId, changed: true });
  });
}

/** @param before the criteria before the change; choices that have been removed since may stay */
async function valuesOf(services: Services, form: SeekerAgentForm, before: SeekerCriteria | undefined) {
  const ageFilters = services.env.AGE_FILTERS;
  const criteria = seekerCriteriaOfForm(form);
  if (!hasSeekerChoice(criteria, { ageFilters })) throw new Problem('agent_without_choice');
  const fields = problemsOfSeekerForm(criteria, before);
  if (fields.length > 0) throw new Problem('invalid_input', { fields });
  const title = form.name || titleFrom(namesOfSeekerCriteria(criteria, ageFilters));
  const read = await readWords(services, criteria);
  return { criteria: read, values: { ...seekerColumnsOf(read), title, frequency: form.frequency } };
}
