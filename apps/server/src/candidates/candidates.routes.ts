import {
  answerContactRequest,
  deleteSavedResume,
  getCompanyVisitors,
  getContactRequests,
  getCvDetail,
  getCvDetailDocx,
  getCvDetailPdf,
  getCvVisitors,
  getSavedResume,
  getSentContactRequests,
  requestCvContact,
  saveResume,
  verifyDocumentId,
} from '@jobblik/contract/candidates/candidates.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { answerContact, listContactRequests } from './contact/answer-contact.ts';
import { requestContact } from './contact/request-contact.ts';
import { listSentContactRequests } from './contact/sent-contacts.ts';
import { documentToken } from './opening/document-token.ts';
import { exportSeenCv } from './opening/export-seen-cv.ts';
import { openCv } from './opening/open-cv.ts';
import { listSavedCvs, saveCvOf, unsaveCvOf } from './saved/saved-cvs.ts';
import { listCompanyVisitors } from './visits/company-visitors.ts';
import { countCvVisits, listVisitors } from './visits/visits.ts';

const success = { result: 'success' as const };

export const seenCvRoutes: readonly ServedCall[] = [
  serve(getCvDetail, async ({ who, params }, services) => await openCv(services, who, params.url)),
  serve(getCvDetailPdf, async ({ who, params }, services) => await exportSeenCv(services, who, params.url, 'pdf')),
  serve(getCvDetailDocx, async ({ who, params }, services) => await exportSeenCv(services, who, params.url, 'docx')),
  serve(saveResume, async ({ who, body }, services) => {
    await saveCvOf(services, who, body.user_id);
    return success;
  }),
  serve(getSavedResume, async ({ who }, services) => await listSavedCvs(services, who)),
  serve(deleteSavedResume, async ({ who, body }, services) => {
    await unsaveCvOf(services, who.userId, body.resume_user_id);
    return success;
  }),
  serve(requestCvContact, async ({ who, body }, services) => {
    const { refused, ...answer } = await requestContact(services, who, { userId: body.user_id, message: body.message });
    return { result: refused ? 'failed' : 'success', ...answer };
  }),
  serve(getCompanyVisitors, async ({ who }, services) => ({
    visitors: await listCompanyVisitors(services, who.userId),
  })),
  serve(getSentContactRequests, async ({ who }, services) => ({
    requests: await listSentContactRequests(services, who),
  })),
  serve(getContactRequests, async ({ who }, services) => ({
    requests: await listContactRequests(services, who.userId),
  })),
  serve(answerContactRequest, async ({ who, body }, services) => {
    await answerContact(services, who.userId, { requestId: body.request_id, accept: body.accept });
    return { ...success, requests: await listContactRequests(services, who.userId) };
  }),
  serve(getCvVisitors, async ({ who }, services) => ({
    visitors: await listVisitors(services, who.userId),
    total: await countCvVisits(services.db, who.userId),
  })),
  serve(verifyDocumentId, async ({ who, body }, services) => ({
    result: 'success',
    ...(await documentToken(services, who, body.document_id)),
  })),
];
