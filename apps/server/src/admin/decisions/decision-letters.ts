import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { contactMessages } from '../../content/index.ts';
import { reportersOf } from '../../jobs/hold/index.ts';
import { findJobBrief } from '../../jobs/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inLanguage } from '../../platform/language.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { DecisionRow } from './decisions.tables.ts';

const word = words('mail');

interface Receiver {
  email: string;
  language: 'da' | 'en' | null;
  userId: number | null;
}

/** The mails of a decision; receivers who have left get none. */
export async function decisionLetters(tx: Transaction, services: Services, decision: DecisionRow): Promise<Mail[]> {
  const about = await titleOf(tx, services, decision);
  const mails: Mail[] = [];
  for (const { to, text } of decision.letters) {
    if (to === 'owner') continue;
    const receivers = to === 'writer' ? await writerOf(tx, decision) : await membersOf(tx, decision, to);
    mails.push(...receivers.map((receiver) => letterMail(services, receiver, { to, about, text })));
  }
  return mails;
}

function letterMail(
  { env }: Services,
  { email, language, userId }: Receiver,
  { to, about, text }: { to: 'employer' | 'reporters' | 'writer'; about: string; text: string },
): Mail {
  const content = inLanguage(language, () =>
    layoutMail(
      {
        subject: word(`admin.${to}.subject`, { title: about }),
        heading: word(`admin.${to}.subject`, { title: about }),
        paragraphs: text.split(/(?:\r?\n){2,}/),
        reason: word(`admin.${to}.reason`),
      },
      mailSender(env),
    ),
  );
  return { to: email, replyTo: env.CONTACT_EMAIL, ...content, ...(userId !== null && { people: [userId] }) };
}

async function titleOf(tx: Transaction, { clock }: Services, { object, objectId }: DecisionRow): Promise<string> {
  if (object === 'job') return (await findJobBrief(tx, objectId, clock.now()))?.title ?? '';
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, objectId));
  return message?.subject ?? '';
}

async function writerOf(tx: Transaction, { objectId }: DecisionRow): Promise<Receiver[]> {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, objectId));
  return message ? [{ email: message.email, language: null, userId: message.userId }] : [];
}

/** The employer of an ad, or the people whose reports a decision has handled. */
async function membersOf(tx: Transaction, decision: DecisionRow, to: 'employer' | 'reporters'): Promise<Receiver[]> {
  const job = await findJobBrief(tx, decision.objectId, decision.decidedAt);
  const ids = to === 'employer' ? [job?.userId ?? 0] : await reportersOf(tx, decision.undoing.reportIds ?? []);
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ email: users.email, language: users.language, userId: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.email), isNotNull(users.emailVerifiedAt)));
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ email, ...row }]));
}
