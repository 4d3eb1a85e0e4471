import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cvParseProgress } from '@jobblik/contract/documents/cv-parse.events';
import type { CvParseResult } from '@jobblik/contract/documents/cv-parse.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { DocumentFormat, StructuredFormat } from '@jobblik/cv-parser';
import type { StoredFile } from '../../platform/files/files.ts';
import { sha256OfFile } from '../../platform/files/spool.ts';
import type { Services } from '../../platform/services.ts';
import { CvParser } from './cv-parser.ts';
import { readVocabulary } from './cv-vocabulary.ts';
import { nameChoices } from './name-choices.ts';

const formats: ReadonlyMap<string, DocumentFormat | StructuredFormat> = new Map([
  ...(['pdf', 'docx', 'doc', 'odt', 'rtf', 'json', 'xml', 'zip', 'csv'] as const).map(
    (format): [string, DocumentFormat | StructuredFormat] => [format, format],
  ),
  ['png', 'picture'],
  ['webp', 'picture'],
]);

let parser: CvParser | undefined;

/** The threads that parse CVs, with the vocabulary of the year in which the first one started. */
export function parserOf({ clock }: Pick<Services, 'clock'>): CvParser {
  parser ??= new CvParser(readVocabulary(clock.now()));
  return parser;
}

interface ParseRequest {
  /** Whose turn is used, and whose browsers get the progress. */
  userId: number;
  progressId: string | undefined;
  signal: AbortSignal;
}

/**
 * Reads an uploaded CV and proposes its content; writes nothing (spec 1§7). Threads read it from a local copy, since the storage
 * may not be a disk.
 * @throws Problem `invalid_input` for a document of an unsupported kind, `too_many_at_once` or `unavailable` if too many
 *   are waiting; the signal's reason
 */
export async function parseCv(
  services: Services,
  file: StoredFile,
  { userId, progressId, signal }: ParseRequest,
): Promise<CvParseResult> {
  const format = formats.get(file.extension);
  if (!format) throw new Problem('invalid_input', { fields: [{ path: 'upload_cv_file', code: 'unsupported_type' }] });
  const onPage = (done: number, pages: number) => {
    if (progressId !== undefined)
      services.realtime.nudge([userId], cvParseProgress, { progress_id: progressId, done, pages });
  };
  const folder = await mkdtemp(join(tmpdir(), 'jobblik-cv-'));
  try {
    const path = join(folder, `cv.${file.extension}`);
    await pipeline(await services.files.open(file.id), createWriteStream(path));
    const hash = await sha256OfFile(path);
    const parsed = await parserOf(services).parse({ path, format }, { owner: userId, hash, signal, onPage });
    return nameChoices(parsed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
