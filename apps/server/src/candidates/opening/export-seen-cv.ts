import type { SignedIn } from '@jobblik/contract/kernel/session';
import { type CvFormat, exportCv } from '../../cv/export/index.ts';
import { presentCv } from '../../cv/index.ts';
import type { Services } from '../../platform/services.ts';
import { headlineOf, presentCandidate } from '../candidate.present.ts';
import { recordCvVisit } from '../visits/visits.ts';
import { countOpen } from './count-open.ts';
import { findSeenCv } from './find-seen-cv.ts';

/** A CV as an employer sees it, as a document. Counts like opening it. @throws Problem as `openCv` */
export async function exportSeenCv(services: Services, who: SignedIn, userId: number, format: CvFormat) {
  const { row, seen, anonymous, applied } = await findSeenCv(services, who, userId);
  await countOpen(services, who, { userId, applied });
  await recordCvVisit(services, who, userId);
  const { first_name, last_name } = presentCandidate(row, { seen, anonymous, link: () => '' });
  const name = `${first_name} ${last_name}`.trim() || headlineOf(seen) || `${userId}`;
  return await exportCv(services, format, {
    cv: presentCv(seen),
    person: { name, email: seen.email },
    photoFileId: anonymous ? null : row.photoFileId,
    ownerId: who.userId,
    aboutId: userId,
    inline: who.demo,
  });
}
