export { rankAds } from './jobs/rank-ads.ts';
export { attributesOfCv } from './match/attributes-of-cv.ts';
export { noTaste } from './match/match-attributes.ts';
export { warmMatching } from './match/warm-matching.ts';
export { recommendationsNotices } from './recommendations.notices.ts';
export { recommendationsRoutes } from './recommendations.routes.ts';
export { registerRecommendations } from './recommendations.tasks.ts';
