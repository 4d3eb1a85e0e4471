import { randomBytes } from 'node:crypto';
import {
  normalizeRecoveryCode,
  recoveryCodeCount,
  recoveryCodeOf,
} from '@jobblik/contract/accounts/second-factor.rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { hashSecret } from '../secrets.ts';
import { recoveryCodes } from './second-factor.tables.ts';

/** Replaces the recovery codes of a person. @returns the new ones, of which only hashes are stored */
export async function createRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(code) })));
  return codes;
}

/** Uses a recovery code up. @returns false for a wrong or used one */
export async function spendRecoveryCode(tx: Transaction, userId: number, typed: string): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(typed))))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

/** A code has 80 random bits: a plain SHA-256 of it cannot be searched. */
function hashCode(code: string): Buffer {
  return hashSecret(normalizeRecoveryCode(code));
}
