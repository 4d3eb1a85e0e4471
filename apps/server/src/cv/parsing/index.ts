export { CvParser } from './cv-parser.ts';
export type { DocumentFormat } from './readers/read-document.ts';
export type { Vocabulary } from './vocabulary.ts';
