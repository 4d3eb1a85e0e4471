import { createHmac } from 'node:crypto';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { outreachProblems } from '@jobblik/contract/notices/outreach.problems';
import { fullUntil, isPaused, outreachLimits } from '@jobblik/contract/notices/outreach.rules';
import { pathTo } from '@jobblik/contract/paths';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { publicUrl } from '../../platform/env.ts';
import { type Installation, keyFor } from '../../platform/installation/secret.ts';
import type { MailLink } from '../../platform/mail/mail-content.ts';
import type { Services } from '../../platform/services.ts';
import { signId } from '../../platform/signed-id.ts';
import { words } from '../../platform/words.ts';
import { strangerMailReports, strangerMailStops, strangerMails } from './strangers.tables.ts';

const word = words('mail');

export const strangerPurpose = 'mail to a stranger';

/** Days after which a mail to a stranger is forgotten; its links end with it. */
const keepDays = 365;

/** The sender of a mail and the address that gets it. */
export interface StrangerParties {
  senderId: number;
  address: string;
}

/** The parts of a mail with which a stranger stops such mails without signing in, and reports the sender. */
export interface StrangerLinks {
  stop: MailLink;
  report: MailLink;
  headers: Record<string, string>;
}

/**
 * Counts a mail to an address without an account that the sender knows; all processes count together.
 * @throws Problem `outreach_paused`, `mails_to_address_stopped`, `too_many_to_address`, `too_many_to_strangers`, the last two with the
 * time after which it is possible
 */
export async function countStrangerMail(
  tx: Transaction,
  services: Pick<Services, 'env' | 'clock'>,
  { senderId, address }: StrangerParties,
): Promise<StrangerLinks> {
  const now = services.clock.now();
  const addressHash = hashAddress(services.env, address);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stranger senders'), ${senderId})`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stranger addresses'), ${addressHash.readInt32BE()})`);
  if (isPaused(await openReportsOfMails(tx, senderId))) throw outreachProblem('outreach_paused');
  if (await isStopped(tx, addressHash)) throw outreachProblem('mails_to_address_stopped');
  const since = (ms: number) => gt(strangerMails.createdAt, new Date(now.getTime() - ms));
  const { toAddress, toStrangers } = outreachLimits;
  const times = async (condition: ReturnType<typeof and>) =>
    (await tx.select({ at: strangerMails.createdAt }).from(strangerMails).where(condition)).map(({ at }) => at);
  const addressFull = fullUntil(
    await times(and(eq(strangerMails.addressHash, addressHash), since(toAddress.ms))),
    toAddress,
    now,
  );
  if (addressFull) throw outreachProblem('too_many_to_address', addressFull, now);
  const senderFull = fullUntil(
    await times(and(eq(strangerMails.senderId, senderId), since(toStrangers.ms))),
    toStrangers,
    now,
  );
  if (senderFull) throw outreachProblem('too_many_to_strangers', senderFull, now);
  await tx.delete(strangerMails).where(lt(strangerMails.createdAt, new Date(now.getTime() - keepDays * 86_400_000)));
  return linksOf(services.env, await storeMail(tx, { senderId, addressHash, createdAt: now }));
}

/**
 * The links of a mail that follows one that was counted: a reminder or a cancellation.
 * @returns undefined when the address wants no such mails
 */
export async function followStrangerMail(
  tx: Transaction,
  services: Pick<Services, 'env' | 'clock'>,
  { senderId, address }: StrangerParties,
): Promise<StrangerLinks | undefined> {
  const addressHash = hashAddress(services.env, address);
  if (await isStopped(tx, addressHash)) return undefined;
  const [counted] = await tx
    .select({ id: strangerMails.id })
    .from(strangerMails)
    .where(and(eq(strangerMails.addressHash, addressHash), eq(strangerMails.senderId, senderId)))
    .orderBy(desc(strangerMails.id))
    .limit(1);
  const createdAt = services.clock.now();
  return linksOf(services.env, counted?.id ?? (await storeMail(tx, { senderId, addressHash, createdAt })));
}

async function storeMail(tx: Transaction, values: typeof strangerMails.$inferInsert): Promise<number> {
  const [row] = await tx.insert(strangerMails).values(values).returning({ id: strangerMails.id });
  if (!row) throw new Error('the mail was not counted');
  return row.id;
}

async function isStopped(tx: Transaction, addressHash: Buffer): Promise<boolean> {
  return (await tx.$count(strangerMailStops, eq(strangerMailStops.addressHash, addressHash))) > 0;
}

/** Number of addresses that have reported the mails of a sender and wait for the operator. */
export async function openReportsOfMails(db: Database | Transaction, senderId: number): Promise<number> {
  const open = and(eq(strangerMailReports.senderId, senderId), isNull(strangerMailReports.handledAt));
  return await db.$count(strangerMailReports, open);
}

/** The refusal of an attempt to reach somebody; `until` is when it is possible again. */
export function outreachProblem(code: keyof typeof outreachProblems, until?: Date, now?: Date): Problem {
  const retryAfter = until && now && Math.ceil((until.getTime() - now.getTime()) / 1000);
  return new Problem(code, retryAfter ? { retryAfter } : {});
}

/** Mail programs stop by one click (RFC 8058); the links open a page that asks first. */
function linksOf(env: Installation, id: number): StrangerLinks {
  const token = signId(env, strangerPurpose, id);
  return {
    stop: { label: word('strangers.stop'), url: strangerPage(token) },
    report: { label: word('strangers.report'), url: `${strangerPage(token)}#anmeld` },
    headers: {
      'List-Unsubscribe': `<${publicUrl(env)}/api/stop_invitation_mails/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Path of the page where a stranger stops mails or reports their sender. */
export function strangerPage(token: string): string {
  return pathTo('invitationMails', { token });
}

function hashAddress(env: Installation, address: string): Buffer {
  return createHmac('sha256', keyFor(env, 'addresses of strangers')).update(address.toLowerCase()).digest();
}
