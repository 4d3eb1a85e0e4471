export type { CvFormat } from './cv-outline.ts';
export { exportCv } from './export-cv.ts';
