import { agentsNotices as jobAgentsNotices } from './agents.notices.ts';
import { seekerAgentsNotices } from './seekers/seeker-agents.notices.ts';

export { agentsRoutes } from './agents.routes.ts';
export { type AdAttributes, attributesOf } from './matching/ad-attributes.ts';
export { findMatchingAgents } from './matching/match-agents.ts';
export { eachOnce } from './matching/read-matches.ts';
export { storeHits } from './matching/store-hits.ts';
export { registerAgents } from './register-agents.ts';
export { type CvAttributes, readCvAttributes } from './seekers/cv-attributes.ts';
export { findMatchingSeekerAgents } from './seekers/find-matching-agents.ts';
export { storeCvHits } from './seekers/store-cv-hits.ts';

export const agentsNotices = [...jobAgentsNotices, ...seekerAgentsNotices];
