import { defineCall } from '@jobblik/contract/kernel/call';
import { z } from 'zod';
import { noticeForm, noticeReceipt, reported, reportedKey, reportedKind } from './moderation.schema.ts';

/** Refusals: `own_content` 409, `not_found` 404 for what the caller does not see. */
export const getReported = defineCall({
  method: 'GET',
  path: '/api/get_reported/:kind/:url',
  access: 'guest',
  summary: 'What a report is about: a company, a CV, a video or a message that the caller sees.',
  params: z.object({ kind: reportedKind, url: reportedKey }),
  response: reported,
  problems: ['not_found', 'own_content'],
});

/** Refusals: `not_found` 404 for what the caller does not see, `own_content` 409, `reporter_unnamed` 400. */
export const createNotice = defineCall({
  method: 'POST',
  path: '/api/create_notice',
  access: 'guest',
  summary: 'Reports a company, a CV, a video or a message; a receipt with its number is mailed at once.',
  body: noticeForm,
  response: noticeReceipt,
  limit: { max: 20, seconds: 3600 },
  problems: ['not_found', 'own_content', 'reporter_unnamed'],
});
