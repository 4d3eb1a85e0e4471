import { z } from 'zod';

/** What an entry of the log is about. */
export const auditObjects = [
  'operator',
  'log',
  'job',
  'company',
  'account',
  'contact_message',
  'order',
  'payment',
  'decision',
  'search',
  'report',
] as const;
export const auditObject = z.enum(auditObjects);
export type AuditObject = z.output<typeof auditObject>;

/** One line of the log that nobody can change. */
export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Name of the operator. */
  by: z.string(),
  /** Somebody's data was looked at, or something was changed. */
  kind: z.enum(['look', 'act']),
  /** What was done, a key of the words under `log.what`. */
  what: z.string(),
  object: auditObject,
  /** Number of the object; '' when the entry is about a list. */
  object_id: z.string(),
  /** Why, as the operator wrote or chose it; '' without a reason. */
  why: z.string(),
  /** The call that wrote the entry. */
  call: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
