import { z } from 'zod';

/**
 * What a person can have unread or awaiting them. Each item is one row: its owner, its kind, what it belongs to
 * (`ref`) and what it is (`subject`).
 *
 * | kind | ref | subject |
 * | --- | --- | --- |
 * | `message` | user id of the contact | message |
 * | `notification` | (none, 0) | notification |
 * | `job_agent` | the seeker's agent | job |
 * | `application` | the employer's job | application |
 * | `seeker_agent` | the employer's agent | user id of the candidate |
 * | `cv_answer` | user id of the candidate | questions of the employer about the CV (ask) |
 * | `application_answer` | application of the employer's ad | answer to a question on it |
 * | `contact_answer` | user id of the candidate | contact request of the employer that was accepted |
 * | `seeker_interview` | (none, 0) | interview that waits for the seeker |
 * | `ready_interview` | (none, 0) | interview the employer can start |
 * | `ongoing_interview` | (none, 0) | interview of the employer under way |
 */
export const unreadKinds = [
  'message',
  'notification',
  'job_agent',
  'application',
  'seeker_agent',
  'cv_answer',
  'application_answer',
  'contact_answer',
  'seeker_interview',
  'ready_interview',
  'ongoing_interview',
] as const;
export type UnreadKind = (typeof unreadKinds)[number];

const count = z.number().int().min(0).default(0);
const countById = z.record(z.string(), z.number().int().min(0)).default({});

/** The counters of the header (spec 1§3 Unread-count response, 2§3 Unread counts). Maps are per agent or per job. */
export const unreadCounts = z.object({
  unread_message_cnt: count,
  unread_notification_cnt: count,
  unread_job_agent_total_cnt: count,
  unread_job_agent_cnt_arr: countById,
  job_seeker_interviews: count,
  unread_apply_total_cnt: count,
  unread_apply_cnt_arr: countById,
  unread_seeker_agent_total_cnt: count,
  unread_seeker_agent_cnt_arr: countById,
  /** Ours: answers of candidates, to questions about the CV or on an application, and to contact requests. */
  unread_cv_answer_cnt: count,
  employer_ready_interviews: count,
  employer_being_interviews: count,
});
export type UnreadCounts = z.output<typeof unreadCounts>;

/** The counters when nothing is unread. */
export function noUnread(): UnreadCounts {
  return unreadCounts.parse({});
}

export interface UnreadRow {
  kind: UnreadKind;
  refId: number;
  count: number;
}

/** Counts per kind and ref in the wire format. */
export function unreadFrom(rows: readonly UnreadRow[]): UnreadCounts {
  const jobAgents = byRef(rows, 'job_agent');
  const applications = byRef(rows, 'application');
  const seekerAgents = byRef(rows, 'seeker_agent');
  return {
    unread_message_cnt: total(rows, 'message'),
    unread_notification_cnt: total(rows, 'notification'),
    unread_job_agent_total_cnt: total(rows, 'job_agent'),
    unread_job_agent_cnt_arr: jobAgents,
    job_seeker_interviews: total(rows, 'seeker_interview'),
    unread_apply_total_cnt: total(rows, 'application'),
    unread_apply_cnt_arr: applications,
    unread_seeker_agent_total_cnt: total(rows, 'seeker_agent'),
    unread_seeker_agent_cnt_arr: seekerAgents,
    unread_cv_answer_cnt: total(rows, 'cv_answer') + total(rows, 'application_answer') + total(rows, 'contact_answer'),
    employer_ready_interviews: total(rows, 'ready_interview'),
    employer_being_interviews: total(rows, 'ongoing_interview'),
  };
}

function total(rows: readonly UnreadRow[], kind: UnreadKind): number {
  return rows.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0);
}

function byRef(rows: readonly UnreadRow[], kind: UnreadKind): Record<string, number> {
  return Object.fromEntries(rows.filter((row) => row.kind === kind).map((row) => [String(row.refId), row.count]));
}
