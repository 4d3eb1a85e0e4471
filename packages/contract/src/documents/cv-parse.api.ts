import { defineCall } from '@jobblik/contract/kernel/call';
import { z } from 'zod';
import { cvParseFile, cvParseResult } from './cv-parse.schema.ts';

export const parseCv = defineCall({
  method: 'POST',
  path: '/api/parse_cv',
  access: 'seeker',
  summary:
    'Reads a CV, also a scanned or photographed one, JSON Resume, Europass and the data export of LinkedIn, and proposes what to take over. Nothing is written to the CV; a document is kept for a day, a file of data is not.',
  spec: '1§7',
  body: z.object({
    /** Chosen by the caller and repeated in `cv_parse_progress`, so that the caller can match events to its calls. */
    progress_id: z.string().max(64).optional(),
  }),
  files: { upload_cv_file: 'document_or_photo' },
  response: z.object({
    /** `failed` when there was nothing to read; `cv_parse_result.reason` says why. */
    result: z.enum(['success', 'failed']),
    cv_parse_file: cvParseFile,
    cv_parse_result: cvParseResult,
  }),
  limit: { max: 30, seconds: 3600 },
});
