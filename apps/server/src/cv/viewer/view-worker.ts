import { parentPort, workerData } from 'node:worker_threads';
import { documentHtml, type ViewOrder } from './document-html.ts';

// Entry of a thread that makes one document readable and ends.

const { path, format } = workerData as ViewOrder;
parentPort?.postMessage(await documentHtml(path, format));
