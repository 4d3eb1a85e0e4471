import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import * as api from '@jobblik/contract/agents/seeker-agents.api';
import { hasSeekerChoice } from '@jobblik/contract/agents/seeker-agents.rules';
import { listCandidates, payingViewer } from '../../candidates/index.ts';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { shownInForm } from '../count-form.ts';
import { deleteAgent } from '../delete-agent.ts';
import { seeAgent } from '../see-agent.ts';
import { findCvs } from './find-cvs.ts';
import { listSeekerAgents, readSeekerAgent, readSeekerAgentResult } from './read-seeker-agents.ts';
import { createSeekerAgent, updateSeekerAgent } from './save-seeker-agent.ts';
import { readWords, seekerCriteriaOfForm } from './seeker-criteria.ts';

export const seekerAgentsRoutes: readonly ServedCall[] = [
  serve(api.getSeekerAgent, async ({ who }, services) => {
    await payingViewer(services, who);
    return { agents: await listSeekerAgents(services, who), most: agentLimits.agents };
  }),
  serve(api.createSeekerAgent, async ({ body, who }, services) => {
    await payingViewer(services, who);
    return { result: 'success', agent_id: await createSeekerAgent(services, who, body.agent) };
  }),
  serve(api.getSeekerAgentById, async ({ body, who }, services) => {
    await payingViewer(services, who);
    return { agent: await readSeekerAgent(services, who, body.agent_id) };
  }),
  serve(api.updateSeekerAgent, async ({ body, who }, services) => {
    await payingViewer(services, who);
    await updateSeekerAgent(services, who, body.agent_id, body.agent);
    return { result: 'success', agent_id: body.agent_id };
  }),
  serve(api.deleteSeekerAgent, async ({ body, who }, services) => {
    await deleteAgent(services, 'seeker', who, body.agent_id);
    return { result: 'success', agents: await listSeekerAgents(services, who) };
  }),
  serve(api.getSeekerAgentResult, async ({ body, who }, services) => ({
    agent: await readSeekerAgentResult(services, who, body.agent_id),
  })),
  serve(api.setSeekerAgentSeenStatus, async ({ params, who }, services) => {
    await seeAgent(services, 'seeker', who, params.agent_id);
    return { result: 'success' };
  }),
  serve(api.countSeekerAgentHits, async ({ body, who }, services) => {
    const viewer = await payingViewer(services, who);
    const criteria = seekerCriteriaOfForm(body.agent);
    if (!hasSeekerChoice(criteria, { ageFilters: services.env.AGE_FILTERS })) return { count: null, newest: [] };
    const { count, userIds } = await findCvs(services, await readWords(services, criteria), {
      limit: shownInForm,
      sampleOnly: viewer.sampleOnly,
    });
    const listed = await listCandidates(services, viewer, userIds);
    return { count, newest: listed.map(({ candidate }) => candidate) };
  }),
];
