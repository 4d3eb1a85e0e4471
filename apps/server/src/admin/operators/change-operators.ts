import { splitName } from '@jobblik/contract/accounts/accounts.rules';
import type { OperatorRole } from '@jobblik/contract/admin/operators.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq, isNull } from 'drizzle-orm';
import { findUserByEmail, users } from '../../accounts/index.ts';
import { createResetLink, endAccount } from '../../accounts/sessions/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { operators } from './operators.tables.ts';

/** An operator who cannot be made or ended; the message is for who runs the command. */
export class OperatorError extends Error {}

export interface NewOperator {
  email: string;
  role: OperatorRole;
  name: string;
}

/**
 * Makes an operator, or a new link for one who has no password yet or has lost it.
 * @returns the token of a link that sets the password, which works once and for an hour
 * @throws OperatorError for an address of somebody who is not an operator, or who has left
 */
export async function makeOperatorAccount(
  db: Database,
  { email, role, name }: NewOperator,
  now: Date,
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known && known.type !== userType.admin) throw new OperatorError(`${email} has an account of another kind`);
    const userId = known?.id ?? (await insertAccount());
    const [row] = await tx
      .insert(operators)
      .values({ userId, role, name, createdAt: now })
      .onConflictDoUpdate({ target: operators.userId, set: { role, name }, setWhere: isNull(operators.endedAt) })
      .returning();
    if (!row) throw new OperatorError(`${email} has left the back office`);
    return await createResetLink(tx, userId, now);

    async function insertAccount(): Promise<number> {
      // Who runs the command vouches for the address; the link proves it again.
      const account = { type: userType.admin, email, emailVerifiedAt: now, name, ...splitName(name), createdAt: now };
      const [made] = await tx.insert(users).values(account).returning({ id: users.id });
      if (!made) throw new Error('the account was not made');
      return made.id;
    }
  });
}

/** Ends an operator: sessions and sign-ins end at once, the name stays in the log. @throws OperatorError for no operator */
export async function endOperator(db: Database, email: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    const ended =
      user &&
      (await tx
        .update(operators)
        .set({ endedAt: now })
        .where(and(eq(operators.userId, user.id), isNull(operators.endedAt)))
        .returning({ userId: operators.userId }));
    if (!user || !ended?.length) throw new OperatorError(`${email} is no operator`);
    await endAccount(tx, user.id, now);
  });
}
