import { randomUUID } from 'node:crypto';
import type { Mail } from './mailer.ts';

/** `Message-ID` of a mail (RFC 5322 3.6.4): based on its id where it has one, so that a second attempt has the same. */
export function messageIdOf(mail: Mail, from: string): string {
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${mail.id ?? randomUUID()}@${domain}>`;
}
