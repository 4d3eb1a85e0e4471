export { candidatesNotices } from './candidates.notices.ts';
export { candidatesRoutes } from './candidates.routes.ts';
export { eraseCandidatesOf } from './erase-candidates.ts';
