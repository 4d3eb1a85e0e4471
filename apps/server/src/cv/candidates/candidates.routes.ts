import {
  answerContactRequest,
  deleteSavedResume,
  getCompanyVisitors,
  getContactRequests,
  getCvDetail,
  getCvDetailDocx,
  getCvDetailPdf,
  getSavedResume,
  getSentContactRequests,
  requestCvContact,
  saveResume,
} from '@jobblik/contract/cv/candidates.api';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { listCompanyVisitors } from '../company-visitors.ts';
import { answerContact, listContactRequests } from './answer-contact.ts';
import { exportSeenCv } from './export-seen-cv.ts';
import { openCv } from './open-cv.ts';
import { requestContact } from './request-contact.ts';
import { listSavedCvs, saveCvOf, unsaveCvOf } from './saved-cvs.ts';
import { listSentContactRequests } from './sent-contacts.ts';

const success = { result: 'success' as const };

export const candidatesRoutes: readonly ServedCall[] = [
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
  serve(requestCvContact, async ({ who, body }, services) =>
    requestContact(services, who, { userId: body.user_id, message: body.message }),
  ),
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
];
