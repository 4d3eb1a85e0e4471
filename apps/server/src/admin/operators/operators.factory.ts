import type { OperatorRole } from '@jobblik/contract/admin/operators.rules';
import { makeUser, type UserOptions } from '../../accounts/accounts.factory.ts';
import type { User } from '../../accounts/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { operators } from './operators.tables.ts';

export interface OperatorOptions extends Omit<UserOptions, 'role'> {
  /** Default `operator`. */
  adminRole?: OperatorRole;
}

/** An operator whose account counts as one with a second factor, so that a session made without a sign-in opens the back office. */
export async function makeOperator(db: Database | Transaction, options: OperatorOptions = {}): Promise<User> {
  const { adminRole = 'operator', ...account } = options;
  const user = await makeUser(db, { name: 'Sara Lind', secondFactorSince: new Date(), ...account, role: 'admin' });
  await db.insert(operators).values({ userId: user.id, role: adminRole, name: user.name });
  return user;
}
