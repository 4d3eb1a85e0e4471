import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CvParseResult } from '@jobblik/contract/cv/cv-parse.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { StoredFile } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { readVocabulary } from './cv-vocabulary.ts';
import { CvParser, type DocumentFormat } from './parsing/index.ts';

const formats: readonly DocumentFormat[] = ['pdf', 'docx', 'doc', 'odt', 'rtf'];

let parser: CvParser | undefined;

/** The threads that read CVs, with the lists as they are in the year of the first one. */
export function parserOf({ clock }: Pick<Services, 'clock'>): CvParser {
  parser ??= new CvParser(readVocabulary(clock.now()));
  return parser;
}

/**
 * Reads an uploaded CV and proposes its content; writes nothing (spec 1§7). Threads read it from a copy of their own,
 * since storage need not be a disk.
 * @param owner whose turn it takes
 * @throws Problem `invalid_input` for a document of no kind that is read, `too_many_at_once` or `unavailable` when too many
 *   are waiting
 */
export async function parseCv(services: Services, file: StoredFile, owner: number): Promise<CvParseResult> {
  const format = formats.find((known) => known === file.extension);
  if (!format) throw new Problem('invalid_input', { fields: [{ path: 'upload_cv_file', code: 'unsupported_type' }] });
  const folder = await mkdtemp(join(tmpdir(), 'jobblik-cv-'));
  try {
    const path = join(folder, `cv.${format}`);
    await pipeline(await services.files.open(file.id), createWriteStream(path));
    return await parserOf(services).parse({ path, format }, owner);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
