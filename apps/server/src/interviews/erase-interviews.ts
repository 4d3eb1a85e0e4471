import { eq, inArray, or, sql } from 'drizzle-orm';
import { type ErasePerson, users } from '../accounts/index.ts';
import { setVideoStatus } from '../applications/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { MailContent } from '../platform/mail/mail-content.ts';
import type { Services } from '../platform/services.ts';
import { words } from '../platform/words.ts';
import { clearMarks, nudgeBoth } from './announce.ts';
import { eventAttachment } from './calendar/calendar-file.ts';
import { mailOutsider, timeInWords } from './interviews.mails.ts';
import type { Interview } from './interviews.queries.ts';
import { type InterviewRow, interviewCalendarLinks, interviewSlots, interviews } from './interviews.tables.ts';
import { calendarPath } from './room/room-path.ts';

const word = words('mail');

/**
 * Erases the interviews, free slots and calendar address of a removed account. The other side is notified of the cancellation
 * without a name. Idempotent.
 */
export async function eraseInterviewsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const removed = await tx
      .delete(interviews)
      .where(or(eq(interviews.seekerId, userId), eq(interviews.employerId, userId)))
      .returning();
    const now = services.clock.now();
    const ahead = removed.filter(
      ({ state, endsAt }) => ['requested', 'accepted'].includes(state) && endsAt && endsAt > now,
    );
    const otherIds = ahead.flatMap(({ seekerId, employerId }) => (seekerId === userId ? employerId : (seekerId ?? [])));
    const others = await tx.select(addressee).from(users).where(inArray(users.id, otherIds));
    for (const interview of removed) {
      await clearMarks(tx, services, interview);
      nudgeBoth(tx, services, interview);
      if (interview.applicationId !== null && interview.seekerId !== null && interview.seekerId !== userId) {
        const { applicationId, seekerId, employerId } = interview;
        await setVideoStatus(tx, services, { applicationId, seekerId, employerId }, 0);
      }
    }
    for (const row of ahead) {
      const otherId = row.seekerId === userId ? row.employerId : row.seekerId;
      const other = others.find(({ id }) => id === otherId);
      // The mail does not contain the name or texts of the removed person.
      const cancelled = withoutTexts(row);
      if (row.email !== null) {
        const about = { interview: cancelled, names: { seeker: '', company: 'Jobblik' }, to: row.email };
        await mailOutsider(tx, services, 'cancelled.outsider', about);
        continue;
      }
      if (other) await mailClosed(tx, services, other, cancelled);
    }
    await tx.delete(interviewSlots).where(eq(interviewSlots.employerId, userId));
    await tx.delete(interviewCalendarLinks).where(eq(interviewCalendarLinks.userId, userId));
  });
}

/**
 * Erases the appointments of employers with a person who had no account for them, by the confirmed address of the account that is
 * being removed. The employers are notified of those ahead, without a name.
 */
export const eraseInvitationsTo: ErasePerson = async (tx, { email, isVerified }, services) => {
  if (email === null || !isVerified) return;
  const removed = await tx
    .delete(interviews)
    .where(eq(sql`lower(${interviews.email})`, email.toLowerCase()))
    .returning();
  const now = services.clock.now();
  for (const row of removed) {
    await clearMarks(tx, services, row);
    nudgeBoth(tx, services, row);
    if (!['requested', 'accepted'].includes(row.state) || !row.endsAt || row.endsAt <= now) continue;
    const [employer] = await tx.select(addressee).from(users).where(eq(users.id, row.employerId));
    if (employer) await mailClosed(tx, services, employer, withoutTexts(row));
  }
};

/** The interview as it is cancelled, without texts of a person. */
function withoutTexts(row: InterviewRow): Interview {
  return { ...row, state: 'cancelled', sequence: row.sequence + 1, title: 'Videointerview', description: '' };
}

const addressee = { id: users.id, email: users.email, verifiedAt: users.emailVerifiedAt, language: users.language };

interface Addressee {
  id: number;
  email: string | null;
  verifiedAt: Date | null;
  language: Parameters<typeof inLanguage>[0];
}

/** Mails the other side that an appointment is off, without name or texts of the person who has left. */
async function mailClosed(tx: Transaction, services: Services, other: Addressee, cancelled: Interview): Promise<void> {
  if (!other.email || !other.verifiedAt) return;
  const by = other.id === cancelled.employerId ? 'employer' : 'seeker';
  const names = { seeker: 'Jobblik', company: 'Jobblik' };
  const invited = by === 'seeker' ? { invited: { name: other.email, email: other.email } } : {};
  await queueMail(tx, services, {
    to: other.email,
    ...inLanguage(other.language, () => layoutMail(closedContent(by, cancelled), mailSender(services.env))),
    attachments: eventAttachment(services.env, cancelled, { by, names, ...invited }, services.clock.now()),
    people: [other.id],
  });
}

function closedContent(by: 'employer' | 'seeker', cancelled: Interview): MailContent {
  return {
    subject: word('interviews.account_closed.subject'),
    heading: word('interviews.account_closed.heading'),
    paragraphs: [word(`interviews.account_closed.${by}`, { time: timeInWords(cancelled) })],
    button: { label: word('interviews.calendar'), url: calendarPath(by) },
  };
}
