import { z } from 'zod';
import { noticeGrounds, reportedKinds } from '../moderation/moderation.rules.ts';
import { urgencies } from './cases.rules.ts';
import { decision } from './decisions.schema.ts';

export const caseKinds = ['job', 'report', 'first_ad', 'contact_message', 'order'] as const;

/** One thing that waits. */
export const caseRow = z.object({
  kind: z.enum(caseKinds),
  /** Number of the ad, the message, the order or the case. */
  id: z.number(),
  title: z.string(),
  /** Company, writer or buyer; of a case the kind of what is reported. */
  from: z.string(),
  /** Reports; 1 for the other kinds. */
  count: z.number(),
  since: z.string(),
  due: z.string(),
  urgency: z.enum(urgencies),
});
export type CaseRow = z.output<typeof caseRow>;

/** A report of an ad, with the four options of the specification. */
const report = z.object({
  id: z.number(),
  /** Name of the reporter; '' for a guest. */
  by: z.string(),
  options: z.array(z.number()),
  text: z.string(),
  at: z.string(),
});

export const reportedJob = z.object({
  job: z.object({
    id: z.number(),
    title: z.string(),
    seo: z.string(),
    state: z.string(),
    company: z.string(),
    description_html: z.string(),
    created_at: z.string(),
    user_id: z.number(),
    company_id: z.number(),
    /** Changed after it was hidden: the employer may have corrected it. */
    corrected: z.boolean(),
  }),
  account: z.object({ name: z.string(), email: z.string(), created_at: z.string(), frozen: z.boolean() }),
  applications: z.number(),
  reports: z.array(report),
  decisions: z.array(decision),
});
export type ReportedJob = z.output<typeof reportedJob>;

/** A case: what was reported, as little of it as the reports are about, and the open reports. */
export const reportCase = z.object({
  id: z.number(),
  kind: z.enum(reportedKinds),
  /** It exists; what is gone can only be left. */
  exists: z.boolean(),
  taken_down: z.boolean(),
  title: z.string(),
  /** The reported text: of a message that message and no other. */
  text: z.string(),
  /** Address that plays a video, or ''. */
  video: z.string(),
  owner: z.object({ user_id: z.number(), name: z.string(), email: z.string() }),
  notices: z.array(
    z.object({
      id: z.number(),
      /** '' for a report without a name. */
      by: z.string(),
      place: z.string(),
      ground: z.enum(noticeGrounds),
      text: z.string(),
      at: z.string(),
    }),
  ),
  decisions: z.array(decision),
});
export type ReportCase = z.output<typeof reportCase>;

export const contactMessage = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  user_id: z.number().nullable(),
  /** The writer's ad that it is about. */
  job_id: z.number().nullable(),
  /** The answer that was sent; '' without one. */
  answer: z.string(),
  answered_at: z.string().nullable(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const adminOrder = z.object({
  id: z.number(),
  service: z.string(),
  state: z.string(),
  due_date: z.string(),
  buyer: z.string(),
  email: z.string(),
  payment_id: z.number(),
  text: z.string(),
  wished_at: z.string().nullable(),
  job_id: z.number().nullable(),
  job_title: z.string(),
});
export type AdminOrder = z.output<typeof adminOrder>;
