import { parentPort, workerData } from 'node:worker_threads';
import { type CvToPrint, renderCv } from './cv-pdf.ts';

// Entry of a thread that sets one CV and ends.

parentPort?.postMessage(await renderCv(workerData as CvToPrint));
