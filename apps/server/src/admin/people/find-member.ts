import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { findUser, lockUser, type User } from '../../accounts/index.ts';
import type { AdminContext } from '../serve-admin.ts';

/** A member's account. @throws Problem `not_found` for an unknown account, and for an operator's: operators are ended by the command alone */
export async function findMember({ tx }: AdminContext, userId: number): Promise<User> {
  return asMember(await findUser(tx, userId));
}

/** {@link findMember}, locked until the transaction ends. */
export async function lockMember({ tx }: AdminContext, userId: number): Promise<User> {
  return asMember(await lockUser(tx, userId));
}

function asMember(user: User | undefined): User {
  if (!user || user.type === userType.admin) throw new Problem('not_found');
  return user;
}
