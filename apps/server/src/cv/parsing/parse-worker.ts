import { workerData } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { answerOrders } from '../threads/answer-orders.ts';
import type { ParseOrder } from './cv-parser.ts';
import { parseDocument } from './parse-document.ts';
import { createLexicon, type Vocabulary } from './vocabulary.ts';

// Entry of the thread that reads CVs. The PDF library is loaded with it, not with the first PDF.

const lexicon = createLexicon(workerData as Vocabulary);
await getResolvedPDFJS();
answerOrders(({ path, format, pictures }: ParseOrder) => parseDocument(path, format, lexicon, pictures));
