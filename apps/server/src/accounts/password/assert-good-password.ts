import { isPersonalPassword, type PasswordOwner } from '@jobblik/contract/accounts/accounts.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses a new password that is easily guessed.
 * @param path field of the password
 * @throws Problem `invalid_input` with `common_password` or `personal_password` at that field
 */
export async function assertGoodPassword(password: string, owner: PasswordOwner, path: string): Promise<void> {
  const code = isPersonalPassword(password, owner)
    ? 'personal_password'
    : (await isCommonPassword(password))
      ? 'common_password'
      : undefined;
  if (code) throw new Problem('invalid_input', { fields: [{ path, code }] });
}
