import { optionalEmail, requiredText, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { noticeGrounds, noticeLimits, reportedKinds } from './moderation.rules.ts';

export const reportedKind = z.enum(reportedKinds, 'not_a_choice');
/** Number of the company, the CV's owner or the video; uuid of the message. */
export const reportedKey = z.union([z.uuid(), z.string().regex(/^[1-9]\d{0,8}$/, 'not_a_number')], 'not_a_number');

/** A notice (DSA, article 16). Who is signed in is named by the account. */
export const noticeForm = z.object({
  kind: reportedKind,
  url: reportedKey,
  /** Where exactly in it. */
  place: requiredText(noticeLimits.place),
  ground: z.enum(noticeGrounds, 'not_a_choice'),
  text: requiredText(noticeLimits.text),
  name: text(noticeLimits.name).default(''),
  email: optionalEmail,
  /** The writer believes in good faith that the notice is right and complete. */
  good_faith: z.literal(true, 'required'),
});

/** What is reported, by its name; names nobody whom the reader does not see. */
export const reported = z.object({ kind: reportedKind, title: z.string() });

/** The receipt. */
export const noticeReceipt = z.object({ number: z.number(), received_at: z.string() });
