import { z } from 'zod';
import type { PackedAttachment } from './mail.tables.ts';
import type { Mail, MailAttachment } from './mailer.ts';

/** A mail as JSON: attachments as base64. */
export const packedMail = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  people: z.array(z.number()).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.base64() })).optional(),
});
export type PackedMail = z.output<typeof packedMail>;

/** An attachment in JSON form. */
export function packAttachment({ filename, contentType, content }: MailAttachment): PackedAttachment {
  return { filename, contentType, base64: Buffer.from(content).toString('base64') };
}

/** A mail in the form of `queued_mails`; {@link unpackMail} is the reverse. */
export function packMail({ id: _id, attachments, people, ...mail }: Mail): PackedMail {
  return {
    ...mail,
    ...(people && { people: [...people] }),
    ...(attachments && { attachments: attachments.map(packAttachment) }),
  };
}

/** @param id becomes the left part of the `Message-ID` */
export function unpackMail({ attachments, ...mail }: PackedMail, id: string): Mail {
  return {
    ...mail,
    id,
    ...(attachments && {
      attachments: attachments.map(({ base64, ...rest }) => ({ ...rest, content: Buffer.from(base64, 'base64') })),
    }),
  };
}
