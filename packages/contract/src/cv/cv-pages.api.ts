import { defineCall } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { city } from '@jobblik/contract/lookups/lookups.schema';
import { z } from 'zod';
import { cv, cvDocument, cvImage, cvState } from './cv.schema.ts';
import { cvVersion, jsonResume } from './cv-pages.schema.ts';

/** The dashboard's uploads take effect at once: in the draft and, if one is published, in the published CV. */
export const uploadPhotoDashboard = defineCall({
  method: 'POST',
  path: '/api/upload_photo_dashboard',
  access: 'seeker',
  summary: 'Another photo, at once.',
  spec: '1§7',
  files: { upload_photo_file: 'portrait' },
  response: result.extend({ profile_image: cvImage.nullable() }),
  limit: { max: 60, seconds: 3600 },
});

export const uploadCvDashboard = defineCall({
  method: 'POST',
  path: '/api/upload_cv_dashboard',
  access: 'seeker',
  summary: 'Another CV document, at once.',
  spec: '1§7',
  files: { upload_cv_file: 'document' },
  response: result.extend({ cv_document_id: z.string(), cv_document: cvDocument }),
  limit: { max: 60, seconds: 3600 },
});

export const removeCvPhoto = defineCall({
  method: 'POST',
  path: '/api/remove_cv_photo',
  access: 'seeker',
  summary: 'Removes the photo, at once. Without one nothing happens.',
  response: result,
  limit: { max: 60, seconds: 3600 },
});

export const removeCvDocument = defineCall({
  method: 'POST',
  path: '/api/remove_cv_document',
  access: 'seeker',
  summary: 'Removes the CV document, at once. Without one nothing happens.',
  response: result,
  limit: { max: 60, seconds: 3600 },
});

export const getCvVersions = defineCall({
  method: 'GET',
  path: '/api/get_cv_versions',
  access: 'seeker',
  summary: 'Kept versions of the CV, newest first, and what changed in each.',
  response: z.object({ versions: z.array(cvVersion) }),
});

export const getCvVersion = defineCall({
  method: 'GET',
  path: '/api/get_cv_version/:id',
  access: 'seeker',
  summary: 'One kept version of the CV.',
  params: z.object({ id }),
  response: z.object({ version: cvVersion, cv }),
  limit: { max: 600, seconds: 3600 },
  problems: ['not_found'],
});

export const restoreCvVersion = defineCall({
  method: 'POST',
  path: '/api/restore_cv_version',
  access: 'seeker',
  summary: 'Makes a kept version the draft; what the draft said is kept as a version. Files stay.',
  body: z.object({
    version_id: id,
    /** As in the saves: if another save came in between, the answer is 409 `conflict`. */
    revision: z.coerce.number('not_a_number').int().min(0).max(2_147_483_647).optional(),
  }),
  response: result.extend({ cv, state: cvState }),
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found'],
});

export const getCvPdf = defineCall({
  method: 'GET',
  path: '/api/get_cv_pdf',
  access: 'seeker',
  summary: 'The CV as it is being written, set as a PDF: an address that saves it and expires.',
  response: z.object({ url: z.string(), file_name: z.string(), size: z.number() }),
  limit: { max: 60, seconds: 3600 },
  problems: ['not_found', 'too_many_at_once'],
});

export const getCvDocx = defineCall({
  method: 'GET',
  path: '/api/get_cv_docx',
  access: 'seeker',
  summary: 'The CV as it is being written, as a Word document: an address that saves it and expires.',
  response: z.object({ url: z.string(), file_name: z.string(), size: z.number() }),
  limit: { max: 60, seconds: 3600 },
  problems: ['not_found', 'too_many_at_once'],
});

export const getHomePlace = defineCall({
  method: 'GET',
  path: '/api/get_home_place',
  access: 'seeker',
  summary:
    'Where distances are measured from: the town of the CV as it is being written, else of the account; null without one.',
  response: z.object({ place: city.nullable() }),
  demo: 'reads',
  problems: ['not_found'],
});

export const getCvJsonResume = defineCall({
  method: 'GET',
  path: '/api/get_cv_json_resume',
  access: 'seeker',
  summary: 'The CV as it is being written, as JSON Resume 1.0.0.',
  spec: 'https://jsonresume.org/schema',
  response: jsonResume,
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found'],
});

export const getCvEuropass = defineCall({
  method: 'GET',
  path: '/api/get_cv_europass',
  access: 'seeker',
  summary: 'The CV as it is being written, as XML that the Europass editor reads.',
  response: z.object({ xml: z.string() }),
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found'],
});
