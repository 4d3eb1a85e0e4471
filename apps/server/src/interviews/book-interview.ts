import { interviewRequested } from '@jobblik/contract/interviews/interviews.events';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, gt, sql } from 'drizzle-orm';
import { findUser } from '../accounts/index.ts';
import { assertNotReported, beginContact, hasBlocked } from '../chat/index.ts';
import { mailRecipients, stopMailsOf } from '../notices/index.ts';
import { countStrangerMail, type StrangerLinks } from '../notices/strangers/index.ts';
import { exclusionViolation, sqlState, type Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import { type Mail, MailRefused } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';
import { makeRoom } from '../rooms/index.ts';
import { announce } from './announce.ts';
import { assertAhead, assertPlainTitle } from './interview-problem.ts';
import { interviewMail, strangerMail } from './interviews.mails.ts';
import { type Interview, isTaken, jobTitleOf, lockCalendars, visibleInterview } from './interviews.queries.ts';
import { type InterviewRow, interviews } from './interviews.tables.ts';
import { invitationToken } from './invitations/answer-by-link.ts';
import { namesOfParties } from './parties.ts';
import { releaseHeld, startReminders, tidyAfter } from './timers.ts';

export interface InterviewBooking extends Period {
  employerId: number;
  /** A job seeker of Jobblik, or the e-mail address of a person outside. */
  whom: { seekerId: number } | { email: string; kind: 'guest' | 'company' };
  applicationId: number | null;
  title: string;
  description: string;
}

/** The interview, or why nothing was created; `no_mailbox`: the mail server refuses the address. */
export type Booked = { uuid: string } | { refused: 'taken' | 'no_mailbox' };

/** How long a time stays reserved if the server crashes while the confirmation mail is being sent. */
const holdMs = 2 * 60_000;

/**
 * Requests an interview. The time is reserved first, so that nobody else can book it while the confirmation mail is being sent; it
 * is released if the address is refused, and by a task if the server crashes in between. No transaction waits for the mail server.
 * @throws Problem `invalid_input`, `interview_exists`, `may_not_write`, `too_many_interviews`, those
 * of `beginContact` for a candidate and of `countStrangerMail` for an address
 */
export async function bookInterview(services: Services, booking: InterviewBooking): Promise<Booked> {
  assertAhead(booking, services.clock.now());
  // Most late requests are refused here, without waiting for the lock.
  if (await isTaken(services.db, booking.employerId, booking)) return { refused: 'taken' };
  const reserved = await hold(services, booking);
  if (!reserved) return { refused: 'taken' };
  const { interview: held, links } = reserved;
  const mail = await confirmation(services, held, links);
  let isSent = true;
  try {
    if (mail) await services.mail.send(mail);
  } catch (error) {
    if (error instanceof MailRefused) {
      await services.db.delete(interviews).where(eq(interviews.id, held.id));
      return { refused: 'no_mailbox' };
    }
    // The mail server is unreachable: the queue retries the mail.
    services.log.warn({ err: error }, 'the confirmation of an interview is queued');
    isSent = false;
  }
  const isConfirmed = await inTransaction(services.db, async (tx) => {
    if (mail && !isSent) await queueMail(tx, services, mail);
    return await confirm(tx, services, held);
  });
  return isConfirmed ? { uuid: held.uuid } : { refused: 'taken' };
}

/** A reserved interview; with the links of its mail to a person outside Jobblik. */
interface Held {
  interview: Interview;
  links: StrangerLinks | undefined;
}

/** Reserves the time; undefined if it is taken. */
async function hold(services: Services, booking: InterviewBooking): Promise<Held | undefined> {
  const { whom, ...values } = booking;
  try {
    return await inTransaction(services.db, async (tx) => {
      await lockCalendars(tx, [booking.employerId]);
      await assertMayAsk(tx, services, booking);
      if ('seekerId' in whom) await assertNotBlocked(tx, booking.employerId, whom.seekerId);
      if (await isTaken(tx, booking.employerId, booking)) return undefined;
      let links: StrangerLinks | undefined;
      if ('email' in whom) {
        assertPlainTitle(booking.title);
        await assertNotReported(tx, booking.employerId);
        links = await countStrangerMail(tx, services, { senderId: booking.employerId, address: whom.email });
      } else if (booking.applicationId === null) {
        await beginContact(tx, services, { employerId: booking.employerId, seekerId: whom.seekerId });
      }
      const [row] = await tx
        .insert(interviews)
        .values({
          ...values,
          ...('email' in whom
            ? { kind: whom.kind, email: whom.email, meetingLink: await makeMeetingRoom(tx, booking) }
            : { kind: 'candidate' as const, seekerId: whom.seekerId }),
          state: 'held',
          createdAt: services.clock.now(),
        })
        .returning();
      if (!row) throw new Error('the interview was not stored');
      const startAfter = new Date(services.clock.now().getTime() + holdMs);
      await services.tasks.enqueue(tx, releaseHeld, { interview_id: row.id }, { startAfter });
      return { interview: stateOnceConfirmed(row), links };
    });
  } catch (error) {
    if (sqlState(error) === exclusionViolation) return undefined;
    throw error;
  }
}

/** The room for an employer and a person outside Jobblik. */
function makeMeetingRoom(tx: Transaction, { employerId, title }: InterviewBooking): Promise<string> {
  return makeRoom(tx, { kind: 'company', hostId: employerId, title });
}

/** @throws Problem `may_not_write` if the seeker has blocked the employer */
export async function assertNotBlocked(tx: Transaction, employerId: number, seekerId: number): Promise<void> {
  if (await hasBlocked(tx, seekerId, employerId)) throw new Problem('may_not_write');
}

/** @throws Problem `interview_exists`, `too_many_interviews` */
export async function assertMayAsk(
  tx: Transaction,
  services: Services,
  { employerId, applicationId }: Pick<InterviewBooking, 'employerId' | 'applicationId'>,
): Promise<void> {
  if (applicationId !== null) {
    const [other] = await tx
      .select({ id: interviews.id })
      .from(interviews)
      .where(
        and(
          eq(interviews.applicationId, applicationId),
          sql`${interviews.state} in ('held', 'offered', 'requested', 'accepted', 'postponed')`,
        ),
      );
    if (other) throw new Problem('interview_exists');
  }
  const dayAgo = new Date(services.clock.now().getTime() - 24 * 3_600_000);
  const own = and(eq(interviews.employerId, employerId), gt(interviews.createdAt, dayAgo));
  if ((await tx.$count(interviews, own)) >= interviewLimits.requestsPerDay) throw new Problem('too_many_interviews');
}

/** State after the confirmation: people outside Jobblik cannot answer, so their meeting is agreed once they have the mail. */
function stateOnceConfirmed(row: InterviewRow): Interview {
  return { ...row, state: row.kind === 'candidate' ? 'requested' : 'accepted' };
}

/** The mail of the request; undefined for a seeker who has not confirmed an address, or has turned such mails off. */
async function confirmation(
  services: Services,
  interview: Interview,
  links: StrangerLinks | undefined,
): Promise<Mail | undefined> {
  const names = await namesOfParties(services, interview);
  const { seekerId, email } = interview;
  if (email !== null && links)
    return strangerMail(services, 'requested.outsider', { interview, names, to: email }, links);
  const seeker = seekerId === null ? undefined : await findUser(services.db, seekerId);
  if (!seeker?.email || !seeker.emailVerifiedAt) return undefined;
  if (!(await mailRecipients(services.db, [seeker.id], 'interview')).has(seeker.id)) return undefined;
  const about = {
    interview,
    names,
    job: await jobTitleOf(services.db, interview),
    to: seeker.email,
    answerToken: await invitationToken(services.env, interview),
  };
  return await inLanguage(seeker.language, async () => {
    const { content, ...rest } = interviewMail(services, 'requested.seeker', about);
    const { stop, headers } = await stopMailsOf(services.env, seeker.id, 'interview');
    return { ...rest, ...layoutMail({ ...content, stop }, mailSender(services.env)), headers };
  });
}

/** Makes a reserved interview visible. False if it was released before. */
async function confirm(tx: Transaction, services: Services, held: Interview): Promise<boolean> {
  const [row] = await tx
    .update(interviews)
    .set({ state: held.state })
    .where(and(eq(interviews.id, held.id), eq(interviews.state, 'held')))
    .returning();
  if (!row) return false;
  const interview = visibleInterview(row);
  await announce(tx, services, interview);
  await services.tasks.publish(tx, interviewRequested, { interview_id: row.id, sequence: row.sequence });
  await tidyAfter(tx, services, interview);
  if (interview.state === 'accepted') await startReminders(tx, services, interview);
  return true;
}
