import { lazily } from '@jobblik/contract/kernel/lazily';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet); 2 is the library's number for it. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const decoy = lazily(() => hashPassword('nobody knows this one'));

/** The argon2id hash of a password, including its salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * True if the password matches the hash. Without a hash (no such account, or one without a password) it takes the same time and is
 * false, so that response times do not reveal which e-mails have accounts.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy()), password);
  return matches && typeof passwordHash === 'string';
}
