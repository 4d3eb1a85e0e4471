export { agentsOnDashboard, countAdsOfAgents } from './read-agents.ts';
export { seekerAgents } from './seekers/seeker-agents.tables.ts';
