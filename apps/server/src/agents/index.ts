import { agentsNotices as jobAgentsNotices } from './agents.notices.ts';
import { seekerAgentsNotices } from './seekers/seeker-agents.notices.ts';

export { makeJobAgent } from './agents.factory.ts';
export { agentsRoutes } from './agents.routes.ts';
export { agentsOnDashboard, countAdsOfAgents } from './read-agents.ts';
export { registerAgents } from './register-agents.ts';
export { makeSeekerAgent } from './seekers/seeker-agents.factory.ts';
export { seekerAgents } from './seekers/seeker-agents.tables.ts';

export const agentsNotices = [...jobAgentsNotices, ...seekerAgentsNotices];
