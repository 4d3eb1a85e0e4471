import { freezeAccount, unfreezeAccount } from '../../accounts/sessions/index.ts';
import type { AdminContext } from '../serve-admin.ts';
import { findMember } from './find-member.ts';

/** Freezes a member's account. @throws Problem `not_found` for an unknown account, and for an operator's */
export async function freezeMember(admin: AdminContext, account: { userId: number; why: string }): Promise<void> {
  await findMember(admin, account.userId);
  await freezeAccount(admin.tx, admin.services, account);
}

/** Opens a member's frozen account again. @throws Problem `not_found` for an unknown account, and for an operator's */
export async function unfreezeMember(admin: AdminContext, userId: number): Promise<void> {
  await findMember(admin, userId);
  await unfreezeAccount(admin.tx, admin.services, userId);
}
