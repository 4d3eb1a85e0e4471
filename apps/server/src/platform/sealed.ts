import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { type Installation, keyFor } from './installation/secret.ts';

/**
 * A readable text with a value, signed by this installation for one purpose. `until` in the value is checked by {@link readSealed}.
 */
export function seal(env: Installation, purpose: string, value: { until: number; [key: string]: unknown }): string {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${signatureOf(env, purpose, body).toString('base64url')}`;
}

/** The value of a text from {@link seal} for this purpose; undefined for any other text, and after its `until` (ms). */
export function readSealed<S extends z.ZodType<{ until: number }>>(
  env: Installation,
  purpose: string,
  { schema, text, now }: { schema: S; text: string; now: Date },
): z.output<S> | undefined {
  const [, body = '', given = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(text) ?? [];
  if (body === '') return undefined;
  const expected = signatureOf(env, purpose, body);
  if (!timingSafeEqual(Buffer.from(given, 'base64url'), expected)) return undefined;
  const value = schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return value.until > now.getTime() ? value : undefined;
}

function signatureOf(env: Installation, purpose: string, body: string): Buffer {
  return createHmac('sha256', keyFor(env, purpose)).update(body).digest();
}
