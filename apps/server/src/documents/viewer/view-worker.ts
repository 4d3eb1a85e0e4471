import { answerOrders } from '../threads/answer-orders.ts';
import { documentHtml, type ViewOrder } from './document-html.ts';

// Entry of the thread that converts documents to HTML.

answerOrders(({ path, format }: ViewOrder) => documentHtml(path, format));
