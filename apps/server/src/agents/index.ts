export { seekerAgents } from './seekers/seeker-agents.tables.ts';
