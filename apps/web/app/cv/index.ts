export { type CvFormat, CvFormats, saveDocument } from './download/cv-formats';
export { followPicture } from './draft/follow-picture';
export { createUploadBar } from './draft/upload-bar';
export { CvPaperView } from './own/cv-paper';
export { openDocument } from './own/open-document';
export { PhotoChooser } from './own/photo-chooser';
export { usePaperProblem } from './own/use-paper-problem';
export { VideoPoster, VideoPosters } from './videos/video-posters';
