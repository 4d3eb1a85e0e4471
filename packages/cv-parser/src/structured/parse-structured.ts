import { readFile } from 'node:fs/promises';
import type { CvParseResult } from '@jobblik/contract/documents/cv-parse.schema';
import { embeddedFiles, hasEmbeddedFile } from '../files/pdf-attachments.ts';
import { UnreadableDocument } from '../source-line.ts';
import type { Lexicon } from '../vocabulary.ts';
import { readEuropass } from './europass/read-europass.ts';
import { proposeStructured } from './propose-structured.ts';
import { readStructured } from './read-structured.ts';
import type { StructuredFormat } from './structured-cv.ts';

const formats: readonly string[] = ['json', 'xml', 'zip', 'csv'] satisfies StructuredFormat[];

/** Whether files of a format have their content in fields. */
export function isStructured(format: string): format is StructuredFormat {
  return formats.includes(format);
}

/**
 * Reads a file that has a CV in fields, and proposes its content.
 * @throws UnreadableDocument with the reason
 */
export async function parseStructured(
  path: string,
  format: StructuredFormat,
  lexicon: Lexicon,
): Promise<CvParseResult> {
  return proposeStructured(await readStructured(path, format), lexicon);
}

/**
 * The proposal of a CV of Europass that a PDF has attached, as the PDFs of its editor do.
 * @returns undefined for a PDF without one, which is read by its pages
 */
export async function parseAttachedCv(path: string, lexicon: Lexicon): Promise<CvParseResult | undefined> {
  const text = (await readFile(path)).toString('latin1');
  if (!hasEmbeddedFile(text)) return undefined;
  for (const file of (await embeddedFiles(text)) ?? []) {
    try {
      return proposeStructured(readEuropass(file), lexicon);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
    }
  }
  return undefined;
}
