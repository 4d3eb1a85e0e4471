import type { contactForm } from '@jobblik/contract/content/content.schema';
import { defaultLanguage } from '@jobblik/contract/kernel/language';
import { eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { contactMessages } from './content.tables.ts';

const word = words('mail');

type Contact = z.output<typeof contactForm>;

/** Stores a message and sends it to `CONTACT_EMAIL`, with the writer as reply address (spec 1§7 send_contact). */
export async function receiveContact(services: Services, form: Contact, userId: number | null): Promise<void> {
  await inTransaction(services.db, (tx) => storeContact(tx, services, form, { userId }));
}

/** {@link receiveContact} in the transaction of its caller. @param from the signed-in writer, and the ad that it is about */
export async function storeContact(
  tx: Transaction,
  services: Services,
  form: Contact,
  { userId, jobId }: { userId: number | null; jobId?: number },
): Promise<void> {
  const { env, clock } = services;
  await tx.insert(contactMessages).values({
    userId,
    jobId: jobId ?? null,
    fullName: form.full_name,
    email: form.email,
    subject: form.subject,
    message: form.message,
    createdAt: clock.now(),
  });
  // The operator reads it, so it does not use the writer's language.
  const content = inLanguage(defaultLanguage, () =>
    layoutMail(
      {
        subject: word('content.contact.subject', { subject: form.subject }),
        heading: form.subject,
        details: [
          { label: word('content.contact.name'), value: form.full_name },
          { label: word('content.contact.email'), value: form.email },
        ],
        paragraphs: form.message.split(/(?:\r?\n){2,}/),
      },
      mailSender(env),
    ),
  );
  await queueMail(tx, services, {
    to: env.CONTACT_EMAIL,
    replyTo: form.email,
    ...content,
    ...(userId !== null && { people: [userId] }),
  });
}

/** Erases the messages that a person wrote while signed in or from the account's address. */
export async function eraseContactMessages(
  tx: Transaction,
  { userId, email }: { userId: number; email: string | null },
): Promise<void> {
  const fromAddress = email === null ? undefined : eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
  await tx.delete(contactMessages).where(or(eq(contactMessages.userId, userId), fromAddress));
}
