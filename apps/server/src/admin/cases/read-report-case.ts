import type { ReportCase } from '@jobblik/contract/admin/cases.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { findCase, findReported, openNotices } from '../../moderation/index.ts';
import { decisionsAbout } from '../decisions/decide.ts';
import type { AdminContext } from '../serve-admin.ts';

/** What was reported, only that part of it, with its open notices. @throws Problem `not_found` */
export async function readReportCase(admin: AdminContext, caseId: number): Promise<ReportCase> {
  const { tx, services } = admin;
  const found = await findCase(tx, caseId);
  if (!found) throw new Problem('not_found');
  const { row, owner } = found;
  const reported = await findReported(tx, row);
  const notices = await openNotices(tx, caseId);
  return {
    id: row.id,
    kind: row.kind,
    exists: reported !== undefined,
    taken_down: reported?.takenDown ?? false,
    title: reported?.title ?? '',
    text: reported?.text ?? '',
    video: reported?.fileId ? services.files.link(reported.fileId) : '',
    owner: { user_id: row.ownerId, name: owner.name, email: owner.email ?? '' },
    notices: notices.map(({ notice, by }) => ({
      id: notice.id,
      by: by ?? notice.name,
      place: notice.place,
      ground: notice.ground,
      text: notice.text,
      at: notice.createdAt.toISOString(),
    })),
    decisions: await decisionsAbout(admin, { object: 'report', objectId: caseId }),
  };
}
