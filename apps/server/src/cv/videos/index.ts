export { cvVideos } from './cv-videos.tables.ts';
export { holdVideo } from './hold-video.ts';
export { listPlayableVideos, listVideos, newestPlayableVideos } from './list-videos.ts';
export { ownVideoFile } from './own-video-file.ts';
