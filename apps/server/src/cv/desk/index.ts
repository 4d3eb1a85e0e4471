export { cvDeskNotices } from './cv-desk.notices.ts';
export { cvDeskRoutes } from './cv-desk.routes.ts';
export { eraseDeskOf } from './erase-desk.ts';
export { tellWaitingRequests } from './tell-waiting-requests.ts';
