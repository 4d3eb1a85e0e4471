import type { Database } from '../db/db.ts';
import type { Settings } from '../env.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox.driver.ts';
import { createSmtpMailer } from './smtp.driver.ts';

/** Chosen once at start: a mail server where `SMTP_URL` is set, else the outbox in the database. */
export function createMailer(env: Settings, db: Database): Mailer {
  return env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : createOutboxMailer(db, env.MAIL_FROM);
}
