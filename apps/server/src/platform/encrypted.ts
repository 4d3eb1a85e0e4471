import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Settings } from './env.ts';
import { deriveKey, loadSecret } from './files/secret.ts';

const nonceLength = 12;
const tagLength = 16;

/** What an encrypted value is for: a purpose, and the row that it belongs to. It can be read for the same two only. */
export interface EncryptionContext {
  purpose: string;
  owner: string;
}

/** A text that only this installation can read (AES-256-GCM, NIST SP 800-38D): nonce, ciphertext and tag. */
export async function encrypt(env: Settings, { purpose, owner }: EncryptionContext, text: string): Promise<Buffer> {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(env, purpose), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * The text of {@link encrypt}.
 * @throws Error for a value of another installation, purpose or owner
 */
export async function decrypt(env: Settings, { purpose, owner }: EncryptionContext, value: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(env, purpose), value.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(value.subarray(-tagLength));
  return Buffer.concat([decipher.update(value.subarray(nonceLength, -tagLength)), decipher.final()]).toString();
}

async function keyOf(env: Settings, purpose: string): Promise<Buffer> {
  return deriveKey(await loadSecret(env.DATA_DIR), `encrypt ${purpose}`);
}
