import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a session, a mailed link or a one-time code, as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. The secret is random and long, so a plain SHA-256 reveals nothing and can be looked up. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
