import WordExtractor from 'word-extractor';
import { type ReadDocument, UnreadableDocument } from '../source-line.ts';
import { DocumentBuilder, type Paragraph } from './document-builder.ts';

/**
 * Reads a Word 97–2003 document ([MS-DOC]): its text, page headers and text boxes. Formatting is not read, so lines are
 * distinguished by their words only.
 * @throws UnreadableDocument `protected` if it is encrypted
 */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  const builder = new DocumentBuilder();
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    for (const text of document.getBody().split('\n')) builder.paragraph(plain(text));
    const beside = [document.getTextboxes({ includeHeadersAndFooters: false }), document.getHeaders()];
    builder.beside(beside.flatMap((text) => text.split('\n')).map(plain));
  } catch (error) {
    const locked = error instanceof Error && /encrypt|password/i.test(error.message);
    throw new UnreadableDocument(locked ? 'protected' : 'unreadable', error);
  }
  return { pages: 1, lines: builder.lines, cut: builder.cut };
}

function plain(text: string): Paragraph {
  return { text: text.replaceAll('\u000b', '\n').replaceAll('\u0007', '\t'), size: 0, strong: false, bullet: false };
}
