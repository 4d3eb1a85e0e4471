import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { cv, cvDocument, cvForm, cvImage, cvState, visibility } from './cv.schema.ts';
import { cvVideo } from './cv-videos.schema.ts';

const flag = z.preprocess((value) => value === true || value === 1 || value === '1' || value === 'true', z.boolean());

/** The uuid of a stored file, alone or in an object (as JSON text); an empty field means none. */
const parsedFile = z.preprocess(
  (value) => (typeof value === 'string' && value.startsWith('{') ? readId(value) : value || undefined),
  z.union([z.uuid(), z.object({ id: z.uuid() }).transform(({ id }) => id)], 'not_a_uuid').optional(),
);

function readId(text: string): unknown {
  const read = jsonText(z.unknown()).safeParse(text);
  return read.success ? read.data : text;
}

/** Fields of every save beside the CV. */
const save = {
  cv: jsonText(cvForm),
  /**
   * `revision` of the draft that was edited. Another save in between: 409 `conflict` and nothing is written; its field
   * problem `revision` carries the other's number as `limit`, its `detail` the time (ISO) of the other's save. Absent:
   * not compared.
   */
  revision: z.coerce.number('not_a_number').int().min(0).max(2_147_483_647).optional(),
  /** A new one for each save: the same save sent twice is done once, and both calls get the same answer. */
  save_id: z.uuid('not_a_uuid').optional(),
  /** Stores the previous draft as a version, even if the last version is recent: for overwriting the save of another tab. */
  keep_version: flag.default(false),
  /** Removes the photo or the document from the draft; a file sent in the same call replaces it. */
  remove_photo: flag.default(false),
  remove_document: flag.default(false),
  /**
   * The response of `parse_cv`, or its `id`: that file becomes the CV document unless another one is sent. Unknown or another
   * person's: `unknown_file`.
   */
  cv_parse_file: parsedFile,
};
const saveFiles = { upload_photo_file: 'portrait', upload_cv_file: 'document' } as const;

/** Answer of every save: the state of the CV and its files. */
const saved = result.extend({ state: cvState, cv_document: cvDocument.nullable(), cv_image: cvImage.nullable() });

export const getCv = defineCall({
  method: 'GET',
  path: '/api/get_cv',
  access: 'seeker',
  summary: "The seeker's own CV, empty before there is one: as it is being written, or as it was published.",
  spec: '1§7',
  query: z.object({
    /** `published` returns the draft while nothing is published. */
    which: z.enum(['draft', 'published'], 'not_a_choice').default('draft'),
  }),
  response: z.object({
    cv,
    cv_document: cvDocument.nullable(),
    cv_image: cvImage.nullable(),
    videos: z.array(cvVideo),
    state: cvState,
  }),
  problems: ['not_found'],
});

export const saveDraftCv = defineCall({
  method: 'POST',
  path: '/api/save_draft_cv',
  access: 'seeker',
  summary: 'Saves the CV privately, half done as it may be. What employers see stays as it is.',
  spec: '1§7',
  body: z.object(save),
  files: saveFiles,
  response: saved,
  limit: { max: 4000, seconds: 3600 },
  problems: ['cv_incomplete'],
});

export const createCv = defineCall({
  method: 'POST',
  path: '/api/create_cv',
  access: 'seeker',
  summary:
    'Saves the CV and publishes it. Refused with every field that is wrong, or with what is missing (`cv_incomplete`).',
  spec: '1§7',
  body: z.object(save),
  files: saveFiles,
  response: saved,
  limit: { max: 120, seconds: 3600 },
  problems: ['cv_incomplete'],
});

export const updateCv = defineCall({
  method: 'POST',
  path: '/api/update_cv',
  access: 'seeker',
  summary: 'Saves changes to the CV and publishes them. Refused as `create_cv`.',
  spec: '1§7',
  body: z.object(save),
  files: saveFiles,
  response: saved,
  limit: { max: 120, seconds: 3600 },
  problems: ['cv_incomplete'],
});

export const discardCvDraft = defineCall({
  method: 'POST',
  path: '/api/discard_cv_draft',
  access: 'seeker',
  summary: 'Puts the draft back to what is published; what it said is kept as a version.',
  body: z.object({ revision: save.revision }),
  response: saved,
  limit: { max: 120, seconds: 3600 },
  problems: ['nothing_published'],
});

export const setCvVisibility = defineCall({
  method: 'POST',
  path: '/api/set_cv_visibility',
  access: 'seeker',
  summary: 'Who finds the CV: everybody with its name, everybody without it, nobody.',
  body: z.object({ visibility }),
  response: result.extend({ state: cvState }),
  limit: { max: 120, seconds: 3600 },
});
