import { noticeKinds } from '@jobblik/contract/notices/notice-kind.rules';
import { noticeStates, noticeType } from '@jobblik/contract/notices/notice-type';
import { z } from 'zod';

/** The type of a notification, one of {@link noticeType}. */
export const notificationType = z.literal(Object.values(noticeType));

const name = z.string().optional();

/**
 * A notification in the list (spec 1§3). The name or title is in `type_n`, the agent's name in `agent_n`, n being the type; the
 * text is made of them with `locales/{lang}/notifications.json`.
 */
export const notification = z.object({
  id: z.number(),
  type: notificationType,
  type_3: name,
  type_10: name,
  type_11: name,
  type_12: name,
  type_16: name,
  type_17: name,
  type_20: name,
  type_21: name,
  type_22: name,
  type_23: name,
  type_24: name,
  type_25: name,
  type_26: name,
  type_27: name,
  type_28: name,
  type_29: name,
  type_30: name,
  type_31: name,
  agent_10: name,
  agent_16: name,
  agent_17: name,
  agent_20: name,
  agent_21: name,
  /** Types 23, 27 and 28: new state of the application or the interview. */
  state: z.enum(noticeStates).optional(),
  /** Types 22 and 23: the company, and the person who opened the application. */
  company: z.string().optional(),
  person: z.string().optional(),
  /** Types 12, 24 and 26 to 29: title of the ad that it is about, where it is about one. */
  job: z.string().optional(),
  /** Types 26 to 29: the time of the interview, where it has one. */
  starts_at: z.iso.datetime().optional(),
  ends_at: z.iso.datetime().optional(),
  /** The message that a person wrote with it. */
  message: z.string().optional(),
  /** Path of the screen about it. */
  link: z.string(),
  /** Instant, ISO 8601. */
  created_at: z.iso.datetime(),
  seen: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const channel = z.boolean().nullable();

/** A person's setting for one kind of notices. A channel that the kind does not use is null. */
export const noticeSetting = z.object({ kind: z.enum(noticeKinds), bell: channel, mail: channel });
export type NoticeSetting = z.output<typeof noticeSetting>;

/** The name or title that the notification is about, and its agent; empty without one. */
export function namesOf(item: Notification): { name: string; agent: string } {
  const fields: Record<string, unknown> = item;
  const read = (field: string) => String(fields[field] ?? '');
  return { name: read(`type_${item.type}`), agent: read(`agent_${item.type}`) };
}
