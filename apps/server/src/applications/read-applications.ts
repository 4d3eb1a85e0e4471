import type { ApplicationFileRole } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { newestPlayableVideos } from '../cv/index.ts';
import { readUnreadByRef } from '../notices/index.ts';
import type { Files, StoredFile } from '../platform/files/files.ts';
import { viewerPath } from '../platform/files/link-paths.ts';
import type { Services } from '../platform/services.ts';
import { type AttachedFile, presentApplication } from './applications.present.ts';
import { filesOfApplications, type ListedApplication } from './applications.queries.ts';
import type { OwnJob } from './review/own-job.ts';

/** Folders of the spec under which files of applications appear (2§7). */
const folders = { document: '/images/job_apply_cv_document', video: '/images/job_apply_video' } as const;

/**
 * Applications to an ad as its employer sees them, in the given order; the number of queries is constant.
 * @param job the ad they belong to
 */
export async function presentApplications(
  services: Services,
  job: Pick<OwnJob, 'id' | 'userId' | 'cityIds'>,
  listed: readonly ListedApplication[],
): Promise<Application[]> {
  if (listed.length === 0) return [];
  const { db, files, ports } = services;
  const [attached, interviews, questionsOfSeekers, newAnswers, cvVideos] = await Promise.all([
    filesOfApplications(
      db,
      listed.map(({ application }) => application.id),
    ),
    ports.applications.interviews(
      services,
      'employer',
      listed.map(({ application }) => application.id),
    ),
    ports.applications.questions.ofAd(services, {
      employerId: job.userId,
      jobId: job.id,
      seekerIds: listed.map(({ application }) => application.userId),
    }),
    readUnreadByRef(db, job.userId, 'application_answer'),
    newestPlayableVideos(
      services,
      listed.filter(showsCv).map(({ user }) => user.id),
    ),
  ]);
  const described = await files.describe(attached.map(({ fileId }) => fileId));
  const byApplication = new Map<number, AttachedFile[]>();
  for (const { applicationId, role, fileId, durationMs } of attached) {
    const file = described.get(fileId);
    if (!file) continue;
    const list = byApplication.get(applicationId) ?? [];
    list.push(attachedFile(files, { role, durationMs }, file));
    byApplication.set(applicationId, list);
  }
  return listed.map((row) =>
    presentApplication(row, {
      files: byApplication.get(row.application.id) ?? [],
      avatar: row.user.avatarFileId ? files.link(row.user.avatarFileId) : null,
      interview: interviews.get(row.application.id),
      questionsAndAnswers: questionsOfSeekers.get(row.application.userId),
      newAnswers: newAnswers.get(row.application.id) ?? 0,
      cvVideo: cvVideos.get(row.user.id),
      cityIds: job.cityIds,
    }),
  );
}

/** Whether the employer may also open the applicant's CV (`cvViewOf`): it is published, and its account active. */
function showsCv({ application, user, cv }: ListedApplication): boolean {
  return application.withdrawnAt === null && cv !== null && user.deactivatedAt === null && user.removedAt === null;
}

function attachedFile(
  files: Files,
  { role, durationMs }: { role: ApplicationFileRole; durationMs: number | null },
  file: StoredFile,
): AttachedFile {
  return {
    role,
    address: files.link(file.id, { under: role === 'video' ? folders.video : folders.document }),
    view: role === 'video' ? null : files.link(file.id, { under: viewerPath }),
    realName: file.realName,
    extension: file.extension,
    size: file.size,
    seconds: durationMs === null ? null : durationMs / 1000,
  };
}
