import { parentPort, workerData } from 'node:worker_threads';
import { parseDocument } from './parse-document.ts';
import type { ParseAnswer, ParseOrder } from './parser-thread.ts';
import { createLexicon, type Vocabulary } from './vocabulary.ts';

// Entry of the parsing thread: one order at a time, one answer for each.

if (!parentPort) throw new Error('parse-worker.ts runs as a worker thread only');
const port = parentPort;
const lexicon = createLexicon(workerData as Vocabulary);

port.on('message', ({ path, format }: ParseOrder) => {
  void parseDocument(path, format, lexicon).then(
    (result) => port.postMessage({ result } satisfies ParseAnswer),
    (error: unknown) => port.postMessage({ error: String(error) } satisfies ParseAnswer),
  );
});
