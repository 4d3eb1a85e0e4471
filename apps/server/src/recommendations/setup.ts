export { warmMatching } from './match/warm-matching.ts';
export { recommendationsNotices } from './recommendations.notices.ts';
export { recommendationsRoutes } from './recommendations.routes.ts';
export { registerRecommendations } from './recommendations.tasks.ts';
