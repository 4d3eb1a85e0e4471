export type { Segment } from '../readers/page-segments.ts';
export { readPagePicture } from './read-page-picture.ts';
export { loadRecognition } from './recognise-text.ts';
