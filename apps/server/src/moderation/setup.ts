export { eraseNotices } from './erase-notices.ts';
export { moderationRoutes } from './moderation.routes.ts';
