import { readFile } from 'node:fs/promises';
import { type ReadDocument, UnreadableDocument } from '../source-line.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readOdt } from './read-odt.ts';
import { readPdf } from './read-pdf.ts';
import { readRtf } from './read-rtf.ts';

/** Formats that are read, as file recognition names them. */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf';

/**
 * Reads the text of a document into lines.
 * @throws UnreadableDocument with the reason why there is nothing to read; whatever a reader stumbles over is `unreadable`
 */
export async function readDocument(path: string, format: DocumentFormat): Promise<ReadDocument> {
  const document = await read(path, format).catch((error: unknown) => {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('unreadable', error);
  });
  if (document.lines.length === 0) throw new UnreadableDocument('no_text');
  return document;
}

async function read(path: string, format: DocumentFormat): Promise<ReadDocument> {
  if (format === 'docx') return await readDocx(path);
  if (format === 'odt') return await readOdt(path);
  const bytes = new Uint8Array(await readFile(path));
  if (format === 'pdf') return await readPdf(bytes);
  return format === 'rtf' ? readRtf(bytes) : await readDoc(bytes);
}
