import { defineCall } from '@jobblik/contract/kernel/call';
import { id, result, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { candidateLimits } from './candidates.rules.ts';
import {
  companyVisitor,
  contactRequest,
  cvDetailAnswer,
  cvUrl,
  cvVisitor,
  receivedContactRequest,
  savedResume,
  sentContactRequest,
} from './candidates.schema.ts';

const changeLimit = { max: 600, seconds: 3600 };

export const getCvDetail = defineCall({
  method: 'GET',
  path: '/api/get_cv_detail/:url',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'A published CV. Needs a paid membership unless the person applied (`membership_required`, 403); a new one counts towards the 100 of a day (`too_many_opened`, 429).',
  spec: '2§7',
  params: z.object({ url: cvUrl }),
  response: cvDetailAnswer,
  demo: 'reads',
  limit: { max: 1200, seconds: 3600 },
  problems: ['not_found', 'membership_required', 'too_many_opened'],
});

export const getCvDetailPdf = defineCall({
  method: 'GET',
  path: '/api/get_cv_detail_pdf/:url',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'The CV as its reader sees it, set as a PDF: an address that saves it and expires. Rights as get_cv_detail.',
  params: z.object({ url: cvUrl }),
  response: z.object({ url: z.string(), file_name: z.string(), size: z.number() }),
  demo: 'reads',
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found', 'too_many_at_once', 'membership_required', 'too_many_opened'],
});

export const getCvDetailDocx = defineCall({
  method: 'GET',
  path: '/api/get_cv_detail_docx/:url',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'The CV as its reader sees it, as a Word document: an address that saves it and expires. Rights as get_cv_detail.',
  params: z.object({ url: cvUrl }),
  response: z.object({ url: z.string(), file_name: z.string(), size: z.number() }),
  demo: 'reads',
  limit: { max: 120, seconds: 3600 },
  problems: ['not_found', 'too_many_at_once', 'membership_required', 'too_many_opened'],
});

export const saveResume = defineCall({
  method: 'POST',
  path: '/api/save-resume',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Saves a CV that the employer may see. Saving it again changes nothing.',
  spec: '2§7',
  body: z.object({ user_id: id }),
  response: result,
  demo: { result: 'success' },
  limit: changeLimit,
  problems: ['not_found', 'membership_required', 'too_many_saved_cvs'],
});

export const getSavedResume = defineCall({
  method: 'GET',
  path: '/api/getSavedResume',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'The CVs that the employer saved, newest first; those that are gone since say so.',
  spec: '2§7',
  response: z.array(savedResume),
  demo: 'reads',
  problems: ['membership_required'],
});

export const deleteSavedResume = defineCall({
  method: 'POST',
  path: '/api/delete_saved_resume',
  access: 'employer',
  summary: 'Takes a CV out of the saved ones. One that is not there is no error.',
  spec: '2§7',
  body: z.object({ resume_user_id: id }),
  response: result,
  demo: { result: 'success' },
  limit: changeLimit,
});

export const requestCvContact = defineCall({
  method: 'POST',
  path: '/api/request_cv_contact',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'Asks the owner of an anonymous CV to show name and contact to this employer. Once; `failed` when it was refused before.',
  body: z.object({ user_id: id, message: text(candidateLimits.message).default('') }),
  response: result.extend({ contact_request: contactRequest.nullable() }),
  demo: { result: 'success', contact_request: null },
  limit: { max: 60, seconds: 3600 },
  problems: ['not_found', 'membership_required', 'not_anonymous', 'too_many_contacts', 'outreach_paused'],
});

export const getSentContactRequests = defineCall({
  method: 'GET',
  path: '/api/get_sent_contact_requests',
  access: 'employer',
  summary: 'The ten anonymous candidates whom the employer asked for contact last, those who answered last first.',
  response: z.object({ requests: z.array(sentContactRequest) }),
  demo: 'reads',
});

export const getContactRequests = defineCall({
  method: 'GET',
  path: '/api/get_contact_requests',
  access: 'seeker',
  summary: "Employers who asked for the seeker's contact, unanswered ones first.",
  response: z.object({ requests: z.array(receivedContactRequest) }),
});

export const answerContactRequest = defineCall({
  method: 'POST',
  path: '/api/answer_contact_request',
  access: 'seeker',
  summary: 'Shows name, photo and contact to the employer who asked, or does not. The answer can be changed later.',
  body: z.object({
    request_id: id,
    accept: z.union([z.boolean(), z.literal(1), z.literal(0)], 'not_a_choice').transform(Boolean),
  }),
  response: result.extend({ requests: z.array(receivedContactRequest) }),
  limit: changeLimit,
  problems: ['not_found'],
});

export const getCompanyVisitors = defineCall({
  method: 'GET',
  path: '/api/get_company_visitors',
  access: 'employer',
  summary: 'Job seekers who looked at the company page in the last 90 days, latest first, at most 100.',
  response: z.object({ visitors: z.array(companyVisitor) }),
  demo: { visitors: [] },
  unasked: true,
});

export const getCvVisitors = defineCall({
  method: 'GET',
  path: '/api/get_cv_visitors',
  access: 'seeker',
  summary: 'Employers who looked at the CV in the last 90 days, latest first, at most 100.',
  response: z.object({ visitors: z.array(cvVisitor), total: z.number() }),
});

export const verifyDocumentId = defineCall({
  method: 'POST',
  path: '/api/verify_document_id',
  access: 'user',
  confirmedEmployers: true,
  summary: 'A token with which a CV document opens at `/api/view_documents/{token}` for 15 minutes.',
  spec: '1§7',
  body: z.object({ document_id: z.uuid('not_a_uuid') }),
  /** `url` is the whole path, `token` its last part. */
  response: result.extend({ token: z.string(), url: z.string() }),
  demo: 'reads',
  limit: { max: 600, seconds: 3600 },
  problems: ['not_found'],
});
