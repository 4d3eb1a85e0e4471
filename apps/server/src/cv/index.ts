export { presentCv, presentImage } from './cv.present.ts';
export {
  cvIsSearchable,
  filesOfCvs,
  findCv,
  findDraft,
  hasPlayableVideo,
  hasPreparedCv,
  readState,
} from './cv.queries.ts';
export { cvs } from './cv.tables.ts';
export { showFiles } from './cv-files.ts';
export { holdCv } from './hold-cv.ts';
export { isOwnDocument } from './own/own-files.ts';
export { findOwnCv } from './own/read-cv.ts';
export {
  cvVideos,
  holdVideo,
  listPlayableVideos,
  listVideos,
  newestPlayableVideos,
  ownVideoFile,
} from './videos/index.ts';
