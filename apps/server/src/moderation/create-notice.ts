import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';
import { needsName } from '@jobblik/contract/moderation/moderation.rules';
import type { noticeForm } from '@jobblik/contract/moderation/moderation.schema';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findUser } from '../accounts/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage, languageOfVisitor } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import type { ReportedThing } from './find-reported.ts';
import { reportCases, reportNotices } from './moderation.tables.ts';
import { findSeen } from './seen-by.ts';

const word = words('mail');

type NoticeForm = z.output<typeof noticeForm>;

/** Who writes a notice, and where the receipt goes. */
interface Writer {
  userId: number | null;
  name: string;
  email: string | null;
}

/**
 * Stores a notice and mails its receipt. All notices about one thing are one case. Who is signed in has one open notice for each thing:
 * another one replaces it.
 * @throws Problem `not_found`, `own_content`, `reporter_unnamed`
 */
export async function createNotice(
  services: Services,
  who: Principal,
  form: NoticeForm,
): Promise<{ number: number; received_at: string }> {
  const thing = { kind: form.kind, key: form.url };
  const { ownerId } = await findSeen(services, who, thing);
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const writer = await writerOf(tx, who, form, now);
    const caseId = await openCase(tx, thing, { ownerId, now });
    const number = await storeNotice(tx, { caseId, writer, form, now });
    await mailReceipt(tx, services, { writer, form, number });
    return { number, received_at: now.toISOString() };
  });
}

/**
 * @throws Problem `reporter_unnamed` for a guest without a name, but for the crimes that the law excepts; `too_many_requests` for an
 * address that has had its receipts of the day
 */
async function writerOf(
  tx: Transaction,
  who: Principal,
  { name, email, ground }: NoticeForm,
  now: Date,
): Promise<Writer> {
  if (who.kind === 'user') {
    const account = await findUser(tx, who.userId);
    return { userId: who.userId, name: '', email: account?.emailVerifiedAt ? account.email : null };
  }
  if (needsName(ground) && (name === '' || email === null)) throw new Problem('reporter_unnamed');
  if (email !== null && (await isFull(tx, email, now))) throw new Problem('too_many_requests', { retryAfter: 3600 });
  return { userId: null, name, email };
}

/** Receipts that guests can have mailed to one address in 24 hours. */
const receiptsADay = 10;

async function isFull(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 86_400_000);
  const ofDay = and(eq(sql`lower(${reportNotices.email})`, email.toLowerCase()), gt(reportNotices.createdAt, since));
  return (await tx.$count(reportNotices, ofDay)) >= receiptsADay;
}

async function openCase(
  tx: Transaction,
  { kind, key }: ReportedThing,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<number> {
  const isIt = and(eq(reportCases.kind, kind), eq(reportCases.key, key));
  await tx.insert(reportCases).values({ kind, key, ownerId, createdAt: now }).onConflictDoNothing();
  // Locked, so that two notices of one person at the same time are one.
  const [found] = await tx.select({ id: reportCases.id }).from(reportCases).where(isIt).for('update');
  if (!found) throw new Error('the case was not stored');
  return found.id;
}

async function storeNotice(
  tx: Transaction,
  { caseId, writer, form, now }: { caseId: number; writer: Writer; form: NoticeForm; now: Date },
): Promise<number> {
  const { place, ground, text } = form;
  const values = { place, ground, text, language: languageOfVisitor() ?? null, createdAt: now };
  const isOpenOf = writer.userId !== null && eq(reportNotices.userId, writer.userId);
  if (isOpenOf) {
    const [again] = await tx
      .update(reportNotices)
      .set(values)
      .where(and(eq(reportNotices.caseId, caseId), isOpenOf, isNull(reportNotices.handledAt)))
      .returning({ id: reportNotices.id });
    if (again) return again.id;
  }
  const { userId, name } = writer;
  const email = userId === null ? writer.email : null;
  const [stored] = await tx
    .insert(reportNotices)
    .values({ ...values, caseId, userId, name, email })
    .returning({ id: reportNotices.id });
  if (!stored) throw new Error('the notice was not stored');
  return stored.id;
}

async function mailReceipt(
  tx: Transaction,
  services: Services,
  { writer, form, number }: { writer: Writer; form: NoticeForm; number: number },
): Promise<void> {
  const { userId, email } = writer;
  if (email === null) return;
  const content = inLanguage(languageOfVisitor(), () =>
    layoutMail(
      {
        subject: word('moderation.receipt.subject', { number }),
        heading: word('moderation.receipt.heading'),
        details: [
          { label: word('moderation.receipt.number'), value: String(number) },
          { label: word('moderation.receipt.about'), value: word(`moderation.what.${form.kind}`) },
          // A guest may have typed anybody's address: nothing that was typed is mailed there.
          ...(userId === null ? [] : [{ label: word('moderation.receipt.place'), value: form.place }]),
        ],
        paragraphs: [...(userId === null ? [] : [form.text]), word('moderation.receipt.next')],
        reason: word('moderation.receipt.reason'),
      },
      mailSender(services.env),
    ),
  );
  await queueMail(tx, services, {
    to: email,
    replyTo: services.env.CONTACT_EMAIL,
    ...content,
    ...(userId !== null && { people: [userId] }),
  });
}
