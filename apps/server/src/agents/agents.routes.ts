import * as api from '@jobblik/contract/agents/agents.api';
import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { Redirect, type ServedCall, serve, serveRedirect } from '../platform/http/serve.ts';
import { countForm } from './count-form.ts';
import { deleteAgent } from './delete-agent.ts';
import { stopAgentMails, stopPageOf } from './mails/stop-mails.ts';
import { listAgents, readAgent } from './read-agents.ts';
import { createAgent, updateAgent } from './save-agent.ts';
import { seeAgent } from './see-agent.ts';
import { seekerAgentsRoutes } from './seekers/seeker-agents.routes.ts';

export const agentsRoutes: readonly ServedCall[] = [
  serve(api.getAgent, async ({ who }, services) => ({
    agents: await listAgents(services, who.userId),
    most: agentLimits.agents,
  })),
  serve(api.createAgent, async ({ body, who }, services) => ({
    result: 'success',
    agent_id: await createAgent(services, who, body.agent),
  })),
  serve(api.getAgentById, async ({ body, who }, services) => ({
    agent: await readAgent(services, who, body.agent_id),
  })),
  serve(api.updateAgent, async ({ body, who }, services) => {
    await updateAgent(services, who, body.agent_id, body.agent);
    return { result: 'success', agent_id: body.agent_id };
  }),
  serve(api.deleteAgent, async ({ body, who }, services) => {
    await deleteAgent(services, 'job', who, body.agent_id);
    return { result: 'success', agents: await listAgents(services, who.userId) };
  }),
  serve(api.setJobAgentSeenStatus, async ({ params, who }, services) => {
    await seeAgent(services, 'job', who, params.agent_id);
    return { result: 'success' };
  }),
  serve(api.countAgentHits, async ({ body, who }, services) => await countForm(services, who, body.agent)),
  serve(api.stopAgentMails, async ({ params }, services) => {
    await stopAgentMails(services, params.token);
    return { result: 'success' };
  }),
  serveRedirect(
    api.openStopPage,
    async ({ params }, services) => new Redirect(await stopPageOf(services, params.token)),
  ),
  ...seekerAgentsRoutes,
];
