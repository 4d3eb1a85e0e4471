import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Files } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services.ts';
import { presentOwnApplication } from './own-applications.present.ts';
import { filesSentWith, listOwnApplications, stepsOfApplications } from './own-applications.queries.ts';

/** Folders of the spec under which files of applications appear (2§7). */
const folders = { document: '/images/job_apply_cv_document', video: '/images/job_apply_video' } as const;

/** A person's applications, newest first; the number of queries is constant. */
export async function ownApplications(services: Services, who: SignedIn): Promise<OwnApplication[]> {
  const { db, files, clock, ports } = services;
  const listed = await listOwnApplications(db, who.userId);
  const ids = listed.map(({ application }) => application.id);
  const [steps, sent, questionCounts, interviews] = await Promise.all([
    stepsOfApplications(db, ids),
    filesSentWith(db, ids),
    ports.applications.questions.countOnApplications(db, who.userId),
    ports.applications.interviews(services, 'seeker', ids),
  ]);
  const shown = await shownFiles(files, sent);
  const show = { now: clock.now(), picture: (fileId: string) => files.publicLink(fileId) };
  return listed.map((row) => {
    const ofThis = ({ applicationId }: { applicationId: number }) => applicationId === row.application.id;
    const counts = questionCounts.find(
      ({ jobId, employerId }) => jobId === row.job.id && employerId === row.application.employerId,
    );
    return presentOwnApplication(
      {
        listed: row,
        steps: steps.filter(ofThis),
        files: shown.filter(ofThis),
        counts,
        interview: interviews.get(row.application.id),
      },
      show,
    );
  });
}

async function shownFiles(files: Files, sent: Awaited<ReturnType<typeof filesSentWith>>) {
  const described = await files.describe(sent.map(({ fileId }) => fileId));
  return sent.flatMap(({ applicationId, role, fileId }) => {
    const file = described.get(fileId);
    if (!file) return [];
    const under = role === 'video' ? folders.video : folders.document;
    return [
      {
        applicationId,
        role,
        address: files.link(fileId, { under, lifetime: 3600 }),
        real_name: file.realName,
        type: file.extension,
        size: file.size,
      },
    ];
  });
}
