import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Installation, keyFor } from './installation/secret.ts';

/** Text that proves that this installation issued an id for one purpose. It is valid as long as the secret. */
export function signId(env: Installation, purpose: string, id: number): string {
  return `${id}.${signatureOf(env, purpose, id).toString('base64url')}`;
}

/** The id of a text from {@link signId} for this purpose; undefined for any other text. */
export function readSignedId(env: Installation, purpose: string, text: string): number | undefined {
  const [, id = '', given = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === '') return undefined;
  const signature = Buffer.from(given, 'base64url');
  const expected = signatureOf(env, purpose, Number(id));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? Number(id) : undefined;
}

function signatureOf(env: Installation, purpose: string, id: number): Buffer {
  return createHmac('sha256', keyFor(env, purpose)).update(String(id)).digest();
}
