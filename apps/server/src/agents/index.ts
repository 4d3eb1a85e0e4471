import { agentsNotices as jobAgentsNotices } from './agents.notices.ts';
import { seekerAgentsNotices } from './seekers/seeker-agents.notices.ts';

export { type JobAgentOptions, makeJobAgent } from './agents.factory.ts';
export { agentsRoutes } from './agents.routes.ts';
export { registerAgents } from './register-agents.ts';
export { makeSeekerAgent, type SeekerAgentOptions } from './seekers/seeker-agents.factory.ts';

export const agentsNotices = [...jobAgentsNotices, ...seekerAgentsNotices];
