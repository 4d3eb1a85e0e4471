export { cvVideosRoutes } from './cv-videos.routes.ts';
export { cvVideos } from './cv-videos.tables.ts';
export { listPlayableVideos, listVideos, newestPlayableVideos } from './list-videos.ts';
export { ownVideoFile } from './own-video-file.ts';
export { registerCvVideos } from './register-cv-videos.ts';
