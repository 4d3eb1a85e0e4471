import { Problem } from '@jobblik/contract/kernel/problem';
import { mailResetLink, markVerified, revokeSessions } from '../../accounts/sessions/index.ts';
import { afterCommit } from '../../platform/db/in-transaction.ts';
import type { AdminContext } from '../serve-admin.ts';
import { findMember, lockMember } from './find-member.ts';

/** Confirms a member's e-mail as the mailed link does. @throws Problem `not_found`; `nothing_to_do` when it is confirmed */
export async function confirmAddress(admin: AdminContext, userId: number): Promise<void> {
  const member = await lockMember(admin, userId);
  if (member.emailVerifiedAt) throw new Problem('nothing_to_do');
  await markVerified(admin.services, admin.tx, member);
}

/** Mails a member a link to choose a new password. @throws Problem `not_found` */
export async function sendReset(admin: AdminContext, userId: number): Promise<void> {
  const member = await findMember(admin, userId);
  await admin.services.tasks.enqueue(admin.tx, mailResetLink, { user_id: member.id });
}

/** Signs a member out everywhere. @throws Problem `not_found`; `nothing_to_do` without a session */
export async function endSessions({ tx, services, ...admin }: AdminContext, userId: number): Promise<void> {
  await findMember({ tx, services, ...admin }, userId);
  const ended = await revokeSessions(tx, userId);
  if (ended.length === 0) throw new Problem('nothing_to_do');
  afterCommit(tx, () => services.realtime.disconnectUser(userId));
}
