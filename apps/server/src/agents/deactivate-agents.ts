import { eq, sql } from 'drizzle-orm';
import { findUser } from '../accounts/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { agentKindNames, agentKinds } from './agent-kinds.ts';
import { jobAgents } from './agents.tables.ts';
import { clearWaitingMails } from './mails/waiting-mails.ts';
import { columnsOfWords, criteriaOf, readWords } from './matching/agent-criteria.ts';
import { findForAgent } from './matching/find-for-agent.ts';
import { writeKeys } from './matching/write-keys.ts';
import { findForSeekerAgent } from './seekers/find-for-seeker-agent.ts';
import { seekerAgents } from './seekers/seeker-agents.tables.ts';
import { criteriaOf as criteriaOfSeekerAgent, readWords as readSeekerWords } from './seekers/seeker-criteria.ts';
import { storeSeekerWords } from './seekers/store-seeker-words.ts';
import { writeSeekerKeys } from './seekers/write-seeker-keys.ts';

/** Removes the keys and pending mails of a person whose account is deactivated. */
export async function deactivateAgentsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    for (const kind of agentKindNames) {
      const { agents, keys } = agentKinds[kind];
      await tx.execute(sql`delete from ${keys} where agent_id in (select id from ${agents} where user_id = ${userId})`);
      await clearWaitingMails(tx, kind, { userId });
    }
  });
}

/** Restores the keys of a reactivated account and finds what was published in the meantime. */
export async function reactivateAgentsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const forJobs = await tx.select().from(jobAgents).where(eq(jobAgents.userId, userId)).for('update');
    const forSeekers = await tx.select().from(seekerAgents).where(eq(seekerAgents.userId, userId)).for('update');
    const person = await findUser(tx, userId);
    // The account may have been deactivated again before this task ran.
    if (!person || person.deactivatedAt) return;
    for (const agent of forJobs) {
      const criteria = await readWords(services, criteriaOf(agent));
      await tx.update(jobAgents).set(columnsOfWords(criteria)).where(eq(jobAgents.id, agent.id));
      await writeKeys(tx, agent.id, criteria);
      await findForAgent(tx, services, { agentId: agent.id, criteria });
    }
    for (const agent of forSeekers) {
      const criteria = await readSeekerWords(services, criteriaOfSeekerAgent(agent));
      await storeSeekerWords(tx, agent, criteria);
      await writeSeekerKeys(tx, agent);
      await findForSeekerAgent(tx, services, { agentId: agent.id, criteria });
    }
  });
}
