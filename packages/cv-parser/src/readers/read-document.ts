import { readFile } from 'node:fs/promises';
import { type ReadDocument, UnreadableDocument } from '../source-line.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readOdt } from './read-odt.ts';
import { type PictureText, readPdf, readPicture } from './read-pdf.ts';
import { readRtf } from './read-rtf.ts';

/** Supported formats, with the names of file recognition; `picture` is any stored picture format. */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'picture';

/**
 * Reads the text of a document into lines.
 * @param pictures text of the pages that an earlier reading found `unread`
 * @throws UnreadableDocument with the reason; any other failure of a reader is `unreadable`
 */
export async function readDocument(
  path: string,
  format: DocumentFormat,
  pictures: PictureText = new Map(),
): Promise<ReadDocument> {
  const document = await read(path, format, pictures).catch((error: unknown) => {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('unreadable', error);
  });
  if (document.lines.length === 0 && !document.unread?.length) throw new UnreadableDocument('no_text');
  return document;
}

async function read(path: string, format: DocumentFormat, pictures: PictureText): Promise<ReadDocument> {
  if (format === 'docx') return await readDocx(path);
  if (format === 'odt') return await readOdt(path);
  if (format === 'picture') return readPicture(pictures.get(1));
  const bytes = new Uint8Array(await readFile(path));
  if (format === 'pdf') return await readPdf(bytes, pictures);
  return format === 'rtf' ? readRtf(bytes) : await readDoc(bytes);
}
