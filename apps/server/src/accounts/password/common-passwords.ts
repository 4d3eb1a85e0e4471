import { passwordLength } from '@jobblik/contract/accounts/accounts.rules';
import { lazily } from '@jobblik/contract/kernel/lazily';

const common = lazily(readCommon);

/**
 * Whether a password is among the 49,000 most common ones in leaks, ignoring case. The list is read on first use: it is large, and
 * most processes do not need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await common()).has(password.toLowerCase());
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused for their length.
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= passwordLength.min));
}
