import { parseCv as parseCall } from '@jobblik/contract/documents/cv-parse.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { parseCv } from './parse-cv.ts';

export const parseCvRoutes: readonly ServedCall[] = [
  serve(parseCall, async ({ who, body, files, signal }, services) => {
    const file = files.upload_cv_file;
    if (!file) throw new Problem('invalid_input', { fields: [{ path: 'upload_cv_file', code: 'required' }] });
    const request = { userId: who.userId, progressId: body.progress_id, signal };
    const parsed = await parseCv(services, file, request);
    const isStored = file.kind !== 'data';
    // Removed from the request, which deletes files that no row claims: within a day the person may make it the CV document. Until
    // then the nightly clean-up or the removal of the account deletes it.
    // A file of data, in which others may be named, goes with the request.
    if (isStored) delete files.upload_cv_file;
    return {
      result: parsed.proposal === null ? 'failed' : 'success',
      cv_parse_file: {
        id: file.id,
        name: file.realName,
        real_name: file.realName,
        size: file.size,
        type: file.extension,
        url: isStored ? services.files.link(file.id, { disposition: 'inline' }) : null,
      },
      cv_parse_result: parsed,
    };
  }),
];
