import type { CvDetailAnswer } from '@jobblik/contract/candidates/candidates.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { listPlayableVideos, presentCv, showFiles } from '../../cv/index.ts';
import { clearUnread } from '../../notices/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { presentCandidate } from '../candidate.present.ts';
import { presentContactRequest } from '../contact/contact.present.ts';
import { findContactRequest } from '../contact/contact.queries.ts';
import { countCvVisits, recordCvVisit } from '../visits/visits.ts';
import { countOpen } from './count-open.ts';
import { findSeenCv } from './find-seen-cv.ts';

/**
 * Opens a CV for an employer (spec 2§3): counts it towards the daily limit, and notifies its owner once a day.
 * @throws Problem `membership_required`, `not_found`, `too_many_opened`
 */
export async function openCv(services: Services, who: SignedIn, userId: number): Promise<CvDetailAnswer> {
  const { row, seen, anonymous, applied, searchable } = await findSeenCv(services, who, userId);
  const opensLeft = await countOpen(services, who, { userId, applied });
  await recordCvVisit(services, who, userId);
  if (!who.demo) await seeAnswersOf(services, who.userId, userId);
  const parties = { employerId: who.userId, seekerId: userId };
  const [files, videos, visits, questionsAndAnswers, contact, interviews] = await Promise.all([
    anonymous ? { cv_document: null, cv_image: null } : showFiles(services.files, filesOf(row)),
    anonymous ? [] : listPlayableVideos(services, userId),
    countCvVisits(services.db, userId),
    services.ports.candidates.readQuestionsAboutCv(services, parties),
    findContactRequest(services.db, who.userId, userId),
    services.ports.candidates.interviewsWith(services, { employerId: who.userId, seekerIds: [userId] }),
  ]);
  const { cv_document: document, cv_image } = files;
  const candidate = presentCandidate(row, { seen, anonymous, link: (fileId) => services.files.link(fileId) });
  const { first_name, last_name } = candidate;
  return {
    cv: { ...presentCv(seen), first_name, last_name },
    candidate,
    cv_document: document && { ...document, document_id: document.cv_document_id },
    cv_image,
    cv_ready: searchable ? 1 : 0,
    profile_visit: visits,
    final_questions: questionsAndAnswers.questions,
    answers: questionsAndAnswers.answers,
    videos,
    heart: row.savedAt !== null,
    applied,
    contact_request: contact ? presentContactRequest(contact) : null,
    interview: interviews.get(userId) ?? null,
    opens_left: opensLeft,
  };
}

/** Marks answers to questions and to the contact request as read, which the CV shows. */
async function seeAnswersOf(services: Services, employerId: number, refId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await clearUnread(tx, services, { userId: employerId, kind: 'cv_answer', refId });
    await clearUnread(tx, services, { userId: employerId, kind: 'contact_answer', refId });
  });
}

/** The CV's own photo, else the account's picture. */
function filesOf(row: { photoFileId: string | null; avatarFileId: string | null; documentFileId: string | null }) {
  return { photoFileId: row.photoFileId ?? row.avatarFileId, documentFileId: row.documentFileId };
}
