import { createCv, discardCvDraft, getCv, saveDraftCv, setCvVisibility, updateCv } from '@jobblik/contract/cv/cv.api';
import {
  getCvDocx,
  getCvEuropass,
  getCvJsonResume,
  getCvPdf,
  getCvVersion,
  getCvVersions,
  getHomePlace,
  removeCvDocument,
  removeCvPhoto,
  restoreCvVersion,
  uploadCvDashboard,
  uploadPhotoDashboard,
} from '@jobblik/contract/cv/cv-pages.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { StoredFile } from '../platform/files/files.ts';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { presentDocument, presentImage } from './cv.present.ts';
import { readState } from './cv.queries.ts';
import { exportOwnCv } from './export/export-cv.ts';
import { changeFiles } from './own/change-files.ts';
import { homePlaceOf } from './own/home-place.ts';
import { readCv } from './own/read-cv.ts';
import { europassOf } from './own/read-europass.ts';
import { jsonResumeOf } from './own/read-json-resume.ts';
import { saveForm } from './own/save-form.ts';
import { setVisibility } from './own/set-visibility.ts';
import { discardDraft, listVersions, readVersion, restoreVersion } from './own/versions.ts';
import { listVideos } from './videos/index.ts';

const success = { result: 'success' as const };

export const ownCvRoutes: readonly ServedCall[] = [
  serve(getCv, async ({ who, query }, services) => ({
    ...(await readCv(services, who.userId, query.which)),
    videos: await listVideos(services, who.userId),
  })),
  serve(saveDraftCv, async ({ who, body, files }, services) => ({
    ...success,
    ...(await saveForm(services, who.userId, body, { files, publish: false })),
  })),
  serve(createCv, async ({ who, body, files }, services) => ({
    ...success,
    ...(await saveForm(services, who.userId, body, { files, publish: true })),
  })),
  serve(updateCv, async ({ who, body, files }, services) => ({
    ...success,
    ...(await saveForm(services, who.userId, body, { files, publish: true })),
  })),
  serve(discardCvDraft, async ({ who, body }, services) => ({
    ...success,
    ...(await discardDraft(services, who.userId, body.revision)),
  })),
  serve(setCvVisibility, async ({ who, body }, services) => {
    await setVisibility(services, who.userId, body.visibility);
    return { ...success, state: await readState(services.db, who.userId) };
  }),
  serve(uploadPhotoDashboard, async ({ who, files }, services) => {
    const file = sent(files, 'upload_photo_file');
    await changeFiles(services, who.userId, { photo: { file } });
    return { ...success, profile_image: presentImage(file, services.files) };
  }),
  serve(uploadCvDashboard, async ({ who, files }, services) => {
    const file = sent(files, 'upload_cv_file');
    await changeFiles(services, who.userId, { document: { file } });
    return { ...success, cv_document_id: file.id, cv_document: presentDocument(file, services.files) };
  }),
  serve(removeCvPhoto, async ({ who }, services) => {
    await changeFiles(services, who.userId, { photo: { remove: true } });
    return success;
  }),
  serve(removeCvDocument, async ({ who }, services) => {
    await changeFiles(services, who.userId, { document: { remove: true } });
    return success;
  }),
  serve(getCvVersions, async ({ who }, services) => ({ versions: await listVersions(services.db, who.userId) })),
  serve(getCvVersion, async ({ who, params }, services) => readVersion(services.db, who.userId, params.id)),
  serve(restoreCvVersion, async ({ who, body }, services) => ({
    ...success,
    ...(await restoreVersion(services, who.userId, { versionId: body.version_id, revision: body.revision })),
  })),
  serve(getCvPdf, async ({ who }, services) => await exportOwnCv(services, who.userId, 'pdf')),
  serve(getCvDocx, async ({ who }, services) => await exportOwnCv(services, who.userId, 'docx')),
  serve(getHomePlace, async ({ who }, services) => ({ place: await homePlaceOf(services, who.userId) })),
  serve(getCvJsonResume, async ({ who }, services) => await jsonResumeOf(services, who.userId)),
  serve(getCvEuropass, async ({ who }, services) => ({ xml: await europassOf(services, who.userId) })),
];

/** The required file of a call. @throws Problem `invalid_input` */
function sent(files: Record<string, StoredFile | undefined>, field: string): StoredFile {
  const file = files[field];
  if (!file) throw new Problem('invalid_input', { fields: [{ path: field, code: 'required' }] });
  return file;
}
