import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Installation, keyFor } from './installation/secret.ts';

const nonceLength = 12;
const tagLength = 16;

/** What an encrypted value is for: a purpose, and the row that it belongs to. It can be read for the same two only. */
export interface EncryptionContext {
  purpose: string;
  owner: string;
}

/** A text that only this installation can read (AES-256-GCM, NIST SP 800-38D): nonce, ciphertext and tag. */
export function encrypt(env: Installation, { purpose, owner }: EncryptionContext, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(env, `encrypt ${purpose}`), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * The text of {@link encrypt}.
 * @throws Error for a value of another installation, purpose or owner
 */
export function decrypt(env: Installation, { purpose, owner }: EncryptionContext, value: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(env, `encrypt ${purpose}`), value.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(value.subarray(-tagLength));
  return Buffer.concat([decipher.update(value.subarray(nonceLength, -tagLength)), decipher.final()]).toString();
}
