import type { Database } from '../db/db.ts';
import { mailOutbox } from './mail.tables.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { messageIdOf } from './message-id.ts';
import { packAttachment } from './packed-mail.ts';

/**
 * Stores mails in the database instead of sending them. Addresses below `.invalid`, which never exist (RFC 6761 6.4), are refused as
 * by a mail server.
 */
export function createOutboxMailer(db: Database, from: string): Mailer {
  return {
    async send(mail) {
      if (/\.invalid>?$/i.test(mail.to.trim())) throw new MailRefused(`${mail.to}: no such domain`);
      await db
        .insert(mailOutbox)
        .values({
          messageId: messageIdOf(mail, from),
          sender: from,
          recipient: mail.to,
          replyTo: mail.replyTo,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: mail.headers ?? {},
          people: [...(mail.people ?? [])],
          attachments: (mail.attachments ?? []).map(packAttachment),
        })
        .onConflictDoNothing({ target: mailOutbox.messageId });
    },
    reachable: async () => true,
    close: async () => {},
  };
}
