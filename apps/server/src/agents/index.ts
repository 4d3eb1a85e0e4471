export { type JobAgentOptions, makeJobAgent } from './agents.factory.ts';
export { agentsNotices } from './agents.notices.ts';
export { agentsRoutes } from './agents.routes.ts';
export { registerAgents } from './register-agents.ts';
