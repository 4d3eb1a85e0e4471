import { eq } from 'drizzle-orm';
import { encrypt } from '../../platform/encrypted.ts';
import type { Services } from '../../platform/services.ts';
import { users } from '../accounts.tables.ts';
import { secretContext } from './check-code.ts';
import { authenticators } from './second-factor.tables.ts';

/** What an authenticator app shows. */
export { totpCode } from './totp.ts';

/** Connects an authenticator app with a known secret, as base32; the account has no recovery codes. */
export async function connectAuthenticator(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  userId: number,
  secret: string,
): Promise<void> {
  const now = clock.now();
  const encrypted = encrypt(env, secretContext(userId), secret);
  await db.insert(authenticators).values({ userId, secret: encrypted, createdAt: now, confirmedAt: now });
  await db.update(users).set({ secondFactorSince: now }).where(eq(users.id, userId));
}
