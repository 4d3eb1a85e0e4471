import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Settings } from './env.ts';
import { deriveKey, loadSecret } from './files/secret.ts';

/**
 * A readable text with a value, signed by this installation for one purpose. `until` in the value is checked by {@link readSealed}.
 */
export async function seal(
  env: Settings,
  purpose: string,
  value: { until: number; [key: string]: unknown },
): Promise<string> {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${(await signatureOf(env, purpose, body)).toString('base64url')}`;
}

/** The value of a text from {@link seal} for this purpose; undefined for any other text, and after its `until` (ms). */
export async function readSealed<S extends z.ZodType<{ until: number }>>(
  env: Settings,
  purpose: string,
  { schema, text, now }: { schema: S; text: string; now: Date },
): Promise<z.output<S> | undefined> {
  const [, body = '', given = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(text) ?? [];
  if (body === '') return undefined;
  const expected = await signatureOf(env, purpose, body);
  if (!timingSafeEqual(Buffer.from(given, 'base64url'), expected)) return undefined;
  const value = schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return value.until > now.getTime() ? value : undefined;
}

async function signatureOf(env: Settings, purpose: string, body: string): Promise<Buffer> {
  const key = deriveKey(await loadSecret(env.DATA_DIR), purpose);
  return createHmac('sha256', key).update(body).digest();
}
