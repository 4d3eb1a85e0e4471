import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { findUser } from '../../accounts/index.ts';
import { freezeAccount, unfreezeAccount } from '../../accounts/sessions/index.ts';
import type { AdminContext } from '../serve-admin.ts';

/** Freezes a member's account. @throws Problem `not_found` for an unknown account, and for an operator's */
export async function freezeMember(admin: AdminContext, account: { userId: number; why: string }): Promise<void> {
  await assertMember(admin, account.userId);
  await freezeAccount(admin.tx, admin.services, account);
}

/** Opens a member's frozen account again. @throws Problem `not_found` for an unknown account, and for an operator's */
export async function unfreezeMember(admin: AdminContext, userId: number): Promise<void> {
  await assertMember(admin, userId);
  await unfreezeAccount(admin.tx, admin.services, userId);
}

/** Operators are ended by the command alone. */
async function assertMember({ tx }: AdminContext, userId: number): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user || user.type === userType.admin) throw new Problem('not_found');
}
