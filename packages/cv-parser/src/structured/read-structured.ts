import { readFile } from 'node:fs/promises';
import { UnreadableDocument } from '../source-line.ts';
import { decodeText } from './decode-text.ts';
import { readEuropass } from './europass/read-europass.ts';
import { readJsonResume } from './json-resume/read-json-resume.ts';
import { isLinkedInTable } from './linkedin/linkedin-tables.rules.ts';
import { readCsv } from './linkedin/read-csv.ts';
import { readLinkedIn } from './linkedin/read-linkedin.ts';
import type { StructuredCv, StructuredFormat } from './structured-cv.ts';

/**
 * Reads a file that has a CV in fields: JSON Resume, XML of Europass, LinkedIn's data export.
 * @throws UnreadableDocument `not_a_cv` for data of another kind, `linkedin_csv` for one table of LinkedIn's export alone, `unreadable`
 *   for what is broken
 */
export async function readStructured(path: string, format: StructuredFormat): Promise<StructuredCv> {
  try {
    if (format === 'zip') return await readLinkedIn(path);
    const bytes = await readFile(path);
    if (format === 'xml') return readEuropass(bytes);
    if (format === 'json') return readJson(bytes);
    throw new UnreadableDocument(isLinkedInTable(readCsv(bytes).columns) ? 'linkedin_csv' : 'not_a_cv');
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('unreadable', error);
  }
}

function readJson(bytes: Uint8Array): StructuredCv {
  const cv = readJsonResume(JSON.parse(decodeText(bytes).replace(/^\uFEFF/, '')));
  if (!cv) throw new UnreadableDocument('not_a_cv');
  return cv;
}
