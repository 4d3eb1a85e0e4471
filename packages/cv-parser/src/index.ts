export { type ParsedDocument, parseDocument } from './parse-document.ts';
export { type DocumentFormat, readDocument } from './readers/read-document.ts';
export { loadPdfLibrary, type PictureText } from './readers/read-pdf.ts';
export type { SourceLine } from './source-line.ts';
export type { StructuredFormat } from './structured/structured-cv.ts';
export { createLexicon, type Vocabulary } from './vocabulary.ts';
