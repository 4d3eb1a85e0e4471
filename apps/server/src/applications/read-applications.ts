import type { ApplicationFileRole } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import type { Database } from '../platform/db/db.ts';
import type { Files, StoredFile } from '../platform/files/files.ts';
import { type AttachedFile, presentApplication } from './applications.present.ts';
import { type ApplicationsOfAd, filesOfApplications, listApplications } from './applications.queries.ts';

/** Folders of the spec under which files of applications appear (2§7). */
const folders = { document: '/images/job_apply_cv_document', video: '/images/job_apply_video' } as const;

/** Applications of an ad as its employer sees them, newest first, in three queries however many there are. */
export async function readApplications(db: Database, files: Files, which: ApplicationsOfAd): Promise<Application[]> {
  const listed = await listApplications(db, which);
  const attached = await filesOfApplications(
    db,
    listed.map(({ application }) => application.id),
  );
  const described = await files.describe(attached.map(({ fileId }) => fileId));
  const byApplication = new Map<number, AttachedFile[]>();
  for (const { applicationId, role, fileId } of attached) {
    const file = described.get(fileId);
    if (!file) continue;
    const list = byApplication.get(applicationId) ?? [];
    list.push(attachedFile(files, role as ApplicationFileRole, file));
    byApplication.set(applicationId, list);
  }
  return listed.map((row) => {
    const avatar = row.user.avatarFileId ? files.link(row.user.avatarFileId) : null;
    return presentApplication(row, byApplication.get(row.application.id) ?? [], avatar);
  });
}

function attachedFile(files: Files, role: ApplicationFileRole, file: StoredFile): AttachedFile {
  return {
    role,
    address: files.link(file.id, { under: role === 'video' ? folders.video : folders.document }),
    realName: file.realName,
    extension: file.extension,
    size: file.size,
  };
}
