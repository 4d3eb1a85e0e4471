import { workerData } from 'node:worker_threads';
import { createLexicon, loadPdfLibrary, parseDocument, type Vocabulary } from '@jobblik/cv-parser';
import { answerOrders } from '../threads/answer-orders.ts';
import type { ParseOrder } from './cv-parser.ts';

// Entry of the thread that reads CVs. The PDF library is loaded with it, not with the first PDF.

const lexicon = createLexicon(workerData as Vocabulary);
await loadPdfLibrary();
answerOrders(({ path, format, pictures }: ParseOrder) => parseDocument(path, format, lexicon, pictures));
