import { cvProblems } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { missingToPublish } from '@jobblik/contract/cv/cv-publish.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { and, eq, isNull } from 'drizzle-orm';
import { findUser } from '../../accounts/index.ts';
import { files as storedFiles } from '../../platform/files/files.tables.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services.ts';
import { contentOf } from '../cv-content.ts';
import { savedAnswer } from './read-cv.ts';
import { saveCv } from './save-cv.ts';

/** The parsed body of a save; see `cv.api.ts`. */
export interface SaveForm {
  cv: CvContent;
  revision?: number | undefined;
  save_id?: string | undefined;
  keep_version: boolean;
  remove_photo: boolean;
  remove_document: boolean;
  cv_parse_file?: string | undefined;
}

/**
 * Saves a form with its files as a draft, or publishes it.
 * @throws Problem `invalid_input` for unknown ids and, when publishing, for every invalid field; then `cv_incomplete` listing what
 * is missing; `conflict`
 */
export async function saveForm(
  services: Services,
  userId: number,
  form: SaveForm,
  { files, publish }: { files: Record<string, StoredFile | undefined>; publish: boolean },
) {
  const content = contentOf(form.cv);
  if (publish) {
    const fields = cvProblems(content, localDateOf(services.clock.now()));
    if (fields.length > 0) throw new Problem('invalid_input', { fields: underCv(fields) });
    const missing = missingToPublish(content, (await findUser(services.db, userId))?.name ?? '');
    if (missing.length > 0) throw new Problem('cv_incomplete', { fields: underCv(missing) });
  }
  const document = files.upload_cv_file ?? (await parsedFile(services, userId, form.cv_parse_file));
  await saveCv(services, userId, {
    content,
    revision: form.revision,
    saveId: form.save_id,
    storeVersion: form.keep_version,
    photo: { file: files.upload_photo_file, remove: form.remove_photo },
    document: { file: document, remove: form.remove_document },
    publish,
  });
  return await savedAnswer(services, userId);
}

function underCv(fields: readonly FieldProblem[]): FieldProblem[] {
  return fields.map((field) => ({ ...field, path: `cv.${field.path}` }));
}

/** A document that this person has uploaded for parsing. @throws Problem `invalid_input` if there is none */
async function parsedFile(
  { db }: Services,
  userId: number,
  fileId: string | undefined,
): Promise<Pick<StoredFile, 'id'> | undefined> {
  if (fileId === undefined) return undefined;
  const [file] = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.id, fileId),
        eq(storedFiles.userId, userId),
        eq(storedFiles.kind, 'document'),
        isNull(storedFiles.releasedAt),
      ),
    );
  if (file) return file;
  throw new Problem('invalid_input', { fields: [{ path: 'cv_parse_file', code: 'unknown_file' }] });
}
