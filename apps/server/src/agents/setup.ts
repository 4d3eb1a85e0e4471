import { agentsNotices as jobAgentsNotices } from './agents.notices.ts';
import { seekerAgentsNotices } from './seekers/seeker-agents.notices.ts';

export { agentsRoutes } from './agents.routes.ts';
export { agentsOnDashboard, countAdsOfAgents } from './read-agents.ts';
export { registerAgents } from './register-agents.ts';

export const agentsNotices = [...jobAgentsNotices, ...seekerAgentsNotices];
