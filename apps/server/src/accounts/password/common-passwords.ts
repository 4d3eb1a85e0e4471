import { passwordLength } from '@jobblik/contract/accounts/accounts.rules';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the 49,000 that leaks show most, regardless of case. The list is read at the first
 * question: it is large, and most processes never ask.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused for their length.
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= passwordLength.min));
}
