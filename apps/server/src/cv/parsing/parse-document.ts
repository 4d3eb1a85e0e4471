import type { CvParseResult } from '@jobblik/contract/cv/cv-parse.schema';
import { propose } from './propose.ts';
import { type DocumentFormat, readDocument } from './readers/read-document.ts';
import { type SourceLine, UnreadableDocument } from './source-line.ts';
import type { Lexicon } from './vocabulary.ts';

/**
 * Reads a CV and proposes what it says. A document that cannot be read is an answer with the reason, not an error.
 * Meant to run in a separate thread: what it costs is bounded, but not small.
 */
export async function parseDocument(path: string, format: DocumentFormat, lexicon: Lexicon): Promise<CvParseResult> {
  try {
    const { pages, lines, cut } = await readDocument(path, format);
    return {
      reason: cut ? 'too_long' : null,
      pages,
      lines: numberLines(lines),
      proposal: propose(lines, lexicon),
    };
  } catch (error) {
    if (error instanceof UnreadableDocument) return unread(error.reason);
    throw error;
  }
}

/** The answer for a document of which nothing is known. */
export function unread(reason: NonNullable<CvParseResult['reason']>): CvParseResult {
  return { reason, pages: 0, lines: [], proposal: null };
}

function numberLines(lines: readonly SourceLine[]) {
  const counts = new Map<number, number>();
  return lines.map(({ page, text }) => {
    const line = (counts.get(page) ?? 0) + 1;
    counts.set(page, line);
    return { page, line, text };
  });
}
