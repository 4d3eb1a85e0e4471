import { answerOrders } from '../threads/answer-orders.ts';
import { renderCv } from './cv-pdf.ts';

// Entry of the thread that creates PDFs of CVs.

answerOrders(renderCv);
