import type { Session } from '@jobblik/contract/accounts/accounts.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Services } from '../../platform/services.ts';
import { findUserByEmail } from '../accounts.queries.ts';
import { verifyPassword } from '../password/passwords.ts';
import { openSession } from './open-session.ts';
import type { Device } from './sessions.ts';
import { beginSignInAttempt } from './sign-in-bound.ts';

export interface SignInOptions {
  email: string;
  password: string;
  /** Browser and address the attempt came from. */
  device: Device;
  /** User types that this sign-in accepts; operators have a separate one. */
  types: readonly number[];
}

/**
 * Signs in with e-mail and password. An unknown e-mail, a wrong password and a user type that is not accepted give the same answer
 * in the same time.
 * @throws Problem `invalid_email_and_password` 401, `sign_in_locked` 429
 */
export async function signIn(services: Services, options: SignInOptions): Promise<Session> {
  const attempt = await beginSignInAttempt(services, {
    email: options.email,
    ip: options.device.ip,
    refusal: 'sign_in_locked',
  });
  const user = await findUserByEmail(services.db, options.email);
  const right = await verifyPassword(user?.passwordHash, options.password);
  if (!user || !right || !options.types.includes(user.type)) {
    throw new Problem('invalid_email_and_password');
  }
  await attempt.succeeded(user.id);
  return openSession(services, { userId: user.id, device: options.device }, async (_tx, locked) => {
    // The password was changed while it was checked here.
    if (locked.passwordHash !== user.passwordHash) throw new Problem('invalid_email_and_password');
  });
}
