import { type CvParseResult, unreadCv } from '@jobblik/contract/documents/cv-parse.schema';
import { propose } from './propose.ts';
import { type DocumentFormat, readDocument } from './readers/read-document.ts';
import type { PictureText } from './readers/read-pdf.ts';
import { type SourceLine, UnreadableDocument } from './source-line.ts';
import { isStructured, parseAttachedCv, parseStructured } from './structured/parse-structured.ts';
import type { StructuredFormat } from './structured/structured-cv.ts';
import type { Lexicon } from './vocabulary.ts';

export interface ParsedDocument {
  result: CvParseResult;
  /** Pages that may be pictures of text: the document is to be parsed again with their text. */
  unread: number[];
}

/**
 * Reads a CV and proposes its content. For a document that cannot be read the answer has the reason; it is not an error. Meant to
 * run in a separate thread: its cost is limited, but not small.
 * @param pictures text of the pages that an earlier parsing found `unread`
 */
export async function parseDocument(
  path: string,
  format: DocumentFormat | StructuredFormat,
  lexicon: Lexicon,
  pictures?: PictureText,
): Promise<ParsedDocument> {
  try {
    if (isStructured(format)) return { result: await parseStructured(path, format, lexicon), unread: [] };
    const attached = format === 'pdf' ? await parseAttachedCv(path, lexicon) : undefined;
    if (attached) return { result: attached, unread: [] };
    const { pages, lines, cut, unread = [], recognised = [] } = await readDocument(path, format, pictures);
    const result = {
      reason: cut ? ('too_long' as const) : null,
      pages,
      picture_pages: recognised,
      lines: numberLines(lines),
      left_out: null,
      proposal: propose(lines, lexicon),
    };
    return { result, unread };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { result: unreadCv(error.reason), unread: [] };
    throw error;
  }
}

function numberLines(lines: readonly SourceLine[]) {
  const counts = new Map<number, number>();
  return lines.map(({ page, text }) => {
    const line = (counts.get(page) ?? 0) + 1;
    counts.set(page, line);
    return { page, line, text };
  });
}
