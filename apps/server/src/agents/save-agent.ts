import {
  type AgentCriteria,
  agentLimits,
  hasChoice,
  sameCriteria,
  titleFrom,
} from '@jobblik/contract/agents/agents.rules';
import type { AgentForm } from '@jobblik/contract/agents/agents.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, count, eq } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { namesOfCriteria, readCompanies } from './agent-names.ts';
import { findOwnAgent } from './agents.queries.ts';
import { type JobAgentRow, jobAgents } from './agents.tables.ts';
import { rematch } from './agents.tasks.ts';
import { clearWaitingMails } from './mails/waiting-mails.ts';
import { columnsOf, criteriaOf, criteriaOfForm, problemsOf, readWords } from './matching/agent-criteria.ts';
import { dropMisfits, findForAgent } from './matching/find-for-agent.ts';
import { writeKeys } from './matching/write-keys.ts';

/**
 * Creates an agent of the caller and finds the live ads that fit. The same form sent twice creates one agent.
 * @throws Problem `agent_without_choice`; `too_many_agents` (409); `invalid_input` for choices that do not exist
 */
export async function createAgent(services: Services, who: SignedIn, form: AgentForm): Promise<number> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    // Locked until the end, so that two simultaneous forms do not both become the last allowed agent.
    if (!(await lockUser(tx, who.userId))) throw new Problem('unauthenticated');
    const earlier = form.uuid && (await findByForm(tx, who.userId, form.uuid));
    if (earlier) return earlier.id;
    const { criteria, values } = await valuesOf(tx, services, { form, before: undefined });
    const [made] = await tx.select({ agents: count() }).from(jobAgents).where(eq(jobAgents.userId, who.userId));
    if ((made?.agents ?? 0) >= agentLimits.agents) throw new Problem('too_many_agents');
    const [agent] = await tx
      .insert(jobAgents)
      .values({ ...values, userId: who.userId, uuid: form.uuid ?? null, createdAt: now, updatedAt: now })
      .returning();
    if (!agent) throw new Error('the agent was not made');
    await writeKeys(tx, agent.id, criteria);
    await findForAgent(tx, services, { agentId: agent.id, criteria });
    await services.tasks.enqueue(tx, rematch, { kind: 'job', agent_id: agent.id, changed: false });
    return agent.id;
  });
}

/**
 * Changes an agent of the caller and, when its criteria change, its hits.
 * @throws Problem `not_found`, also for another person's agent; else as {@link createAgent}
 */
export async function updateAgent(services: Services, who: SignedIn, agentId: number, form: AgentForm): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await findOwnAgent(tx, who.userId, agentId, { lock: true });
    if (!before) throw new Problem('not_found');
    const { criteria, values } = await valuesOf(tx, services, { form, before: criteriaOf(before) });
    const [agent] = await tx
      .update(jobAgents)
      .set({ ...values, updatedAt: services.clock.now() })
      .where(eq(jobAgents.id, agentId))
      .returning();
    if (!agent) throw new Problem('not_found');
    // Turning mails on or off drops the hits that wait for a mail.
    if ((before.frequency === 'never') !== (agent.frequency === 'never'))
      await clearWaitingMails(tx, 'job', { agentId });
    if (sameCriteria(criteriaOf(before), criteriaOf(agent))) return;
    await writeKeys(tx, agentId, criteria);
    await dropMisfits(tx, services, agent);
    await findForAgent(tx, services, { agentId, criteria });
    await services.tasks.enqueue(tx, rematch, { kind: 'job', agent_id: agent.id, changed: true });
  });
}

/** @param before the criteria before the change; choices that have been removed since may stay */
async function valuesOf(
  tx: Transaction,
  services: Services,
  { form, before }: { form: AgentForm; before: AgentCriteria | undefined },
) {
  const criteria = criteriaOfForm(form);
  if (!hasChoice(criteria)) throw new Problem('agent_without_choice');
  const companies = await readCompanies(tx, criteria.companyIds);
  const fields = problemsOf(criteria, { before, companies });
  if (fields.length > 0) throw new Problem('invalid_input', { fields });
  const title = form.title || titleFrom(namesOfCriteria(criteria, companies));
  const read = await readWords(services, criteria);
  return { criteria: read, values: { ...columnsOf(read), title, frequency: form.frequency } };
}

async function findByForm(tx: Transaction, userId: number, uuid: string): Promise<JobAgentRow | undefined> {
  const [agent] = await tx
    .select()
    .from(jobAgents)
    .where(and(eq(jobAgents.userId, userId), eq(jobAgents.uuid, uuid)));
  return agent;
}
