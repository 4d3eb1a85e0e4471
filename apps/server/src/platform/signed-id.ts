import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from './env.ts';
import { deriveKey, loadSecret } from './files/secret.ts';

/** Text that proves that this installation issued an id for one purpose. It is valid as long as the secret. */
export async function signId(env: Settings, purpose: string, id: number): Promise<string> {
  return `${id}.${(await signatureOf(env, purpose, id)).toString('base64url')}`;
}

/** The id of a text from {@link signId} for this purpose; undefined for any other text. */
export async function readSignedId(env: Settings, purpose: string, text: string): Promise<number | undefined> {
  const [, id = '', given = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === '') return undefined;
  const signature = Buffer.from(given, 'base64url');
  const expected = await signatureOf(env, purpose, Number(id));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? Number(id) : undefined;
}

async function signatureOf(env: Settings, purpose: string, id: number): Promise<Buffer> {
  const key = deriveKey(await loadSecret(env.DATA_DIR), purpose);
  return createHmac('sha256', key).update(String(id)).digest();
}
