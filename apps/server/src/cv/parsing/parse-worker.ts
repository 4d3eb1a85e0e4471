import { workerData } from 'node:worker_threads';
import { getResolvedPDFJS } from 'unpdf';
import { answerOrders } from '../threads/answer-orders.ts';
import type { ParseOrder } from './cv-parser.ts';
import { parseDocument } from './parse-document.ts';
import { createLexicon, type Vocabulary } from './vocabulary.ts';

// Entry of the thread that reads CVs. What reads PDFs is loaded with it, and not with the first of them.

const lexicon = createLexicon(workerData as Vocabulary);
await getResolvedPDFJS();
answerOrders(({ path, format, pictures }: ParseOrder) => parseDocument(path, format, lexicon, pictures));
