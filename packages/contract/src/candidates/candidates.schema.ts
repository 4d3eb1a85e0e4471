import { questionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import { z } from 'zod';
import { cv, cvDocument, cvImage } from '../cv/cv.schema.ts';
import { cvVideo } from '../cv/cv-videos.schema.ts';
import { candidateLimits, contactStates } from './candidates.rules.ts';
import { candidate, cvInterview } from './cv-search.schema.ts';

/** Address of a CV: an id, with or without a readable tail. */
export const cvUrl = z
  .string()
  .max(200, 'too_long')
  .regex(/^[1-9]\d{0,9}(-.*)?$/u, 'not_an_id')
  .transform((value) => Number(value.match(/^\d+/)?.[0] ?? 0))
  .refine((value) => value <= 2_147_483_647, 'too_big');

export const contactRequest = z.object({
  state: z.enum(contactStates),
  message: z.string(),
  /** Instants. */
  asked_at: z.string(),
  answered_at: z.string().nullable(),
});
export type ContactRequest = z.output<typeof contactRequest>;

/** How many CVs can be opened for the first time today; null while there are more than `candidateLimits.showLeftFrom`. */
export const opensLeft = z.number().max(candidateLimits.opensPerDay).nullable();

/** A CV as an employer opens it (spec 2§3). */
export const cvDetailAnswer = z.object({
  /** Of an anonymous CV: no names, phone, address, birthday or gender; these are removed from its texts. */
  cv,
  /** Its row in lists. */
  candidate,
  /** Null for an anonymous CV, although `candidate.has_document` may be true. */
  cv_document: cvDocument.extend({ document_id: z.string() }).nullable(),
  cv_image: cvImage.nullable(),
  /** 1: published, so that questions can be asked; 0: visible only because the person applied. */
  cv_ready: z.number(),
  /** How often employers have looked at it, once for each employer and day. */
  profile_visit: z.number(),
  /** Questions that this employer has asked about it. */
  final_questions: questionsAndAnswers.shape.questions,
  answers: questionsAndAnswers.shape.answers,
  /** None for an anonymous CV, although `candidate.has_video` may be true. */
  videos: z.array(cvVideo),
  heart: z.boolean(),
  /** The person has applied to this employer. */
  applied: z.boolean(),
  /** State of the contact request to an anonymous candidate; null without one. */
  contact_request: contactRequest.nullable(),
  /** The newest interview with the person that was not cancelled; null without one. */
  interview: cvInterview.nullable(),
  opens_left: opensLeft,
});
export type CvDetailAnswer = z.output<typeof cvDetailAnswer>;

/** A CV that the employer saved (spec 2§3 "Saved resume"). */
export const savedResume = z.object({
  resume_user_id: z.number(),
  saved_at: z.string(),
  /** The CV can no longer be opened: it was hidden or deleted, or its account was removed. The names are empty then. */
  gone: z.boolean(),
  user: z.object({ first_name: z.string(), last_name: z.string(), avatar: z.string().nullable() }),
  /** Its row in lists; null if it is gone. */
  candidate: candidate.nullable(),
});
export type SavedResume = z.output<typeof savedResume>;

/** A request as the seeker sees it. */
export const receivedContactRequest = contactRequest.extend({
  request_id: z.number(),
  company: z.object({
    user_id: z.number(),
    company_id: z.number().nullable(),
    name: z.string(),
    logo: z.string().nullable(),
  }),
});
export type ReceivedContactRequest = z.output<typeof receivedContactRequest>;

/** A request as the employer's dashboard lists it. */
export const sentContactRequest = contactRequest.extend({
  request_id: z.number(),
  /** The person as this employer may see them now; null if the CV can no longer be opened. */
  candidate: candidate.nullable(),
  /** Accepted, and the employer has not opened the CV since then. */
  is_new: z.boolean(),
});
export type SentContactRequest = z.output<typeof sentContactRequest>;

/** A visitor of the company page. Only people with a named CV have a name and an address here. */
export const companyVisitor = z.object({
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Last part of `/virksomhed/cv/Vis/{url}`. */
  url: z.string().nullable(),
  /** Local day of the last visit, `YYYY-MM-DD`. */
  last_day: z.string(),
  /** Number of days with a visit. */
  days: z.number(),
});
export type CompanyVisitor = z.output<typeof companyVisitor>;

/** An employer who looked at the CV. */
export const cvVisitor = z.object({
  user_id: z.number(),
  /** Null while the employer has no company page. */
  company_id: z.number().nullable(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  /** Local day of the last visit, `YYYY-MM-DD`. */
  last_day: z.string(),
  /** Number of days with a visit. */
  days: z.number(),
});
export type CvVisitor = z.output<typeof cvVisitor>;
