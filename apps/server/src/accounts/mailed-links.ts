import { email as emailField } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { type Mail, MailRefused } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';
import type { TaskDefinition } from '../platform/tasks/tasks.ts';
import { findUserByEmail } from './accounts.queries.ts';

/** Payload of a task that mails a link; 0 for an address without an account. */
export const linkReceiver = z.object({ user_id: z.number() });

/**
 * What came of requesting a link; `no_address`: there is none to send it to, `mail_unreachable`: no mail can be sent now.
 */
export type LinkRequested = 'requested' | 'no_address' | 'mail_unreachable';

/**
 * Requests a mailed link for an address that somebody typed. Known and unknown addresses take the same steps and the same time. The
 * queue stores finished tasks for days, so a task has the id of the account, never the address.
 * @returns `no_address` for a malformed one
 */
export async function requestLink(
  services: Services,
  typed: string,
  task: TaskDefinition<typeof linkReceiver>,
): Promise<LinkRequested> {
  const email = emailField.safeParse(typed);
  if (!email.success) return 'no_address';
  if (!(await services.mail.reachable())) return 'mail_unreachable';
  const user = await findUserByEmail(services.db, email.data);
  await services.tasks.enqueue(services.db, task, { user_id: user?.id ?? 0 });
  return 'requested';
}

/**
 * Mails a stored link to a person.
 * @param remove removes the link again: it is called when the mail did not leave
 * @throws Error when the mail may leave later
 */
export async function mailLink(
  { mail, log }: Services,
  userId: number,
  { content, remove }: { content: Mail; remove: () => Promise<unknown> },
): Promise<void> {
  try {
    await mail.send({ ...content, people: [userId] });
  } catch (error) {
    await remove();
    // The queue stores error messages for days, and those of the mail server contain the address.
    if (!(error instanceof MailRefused)) throw new Error('the mail did not leave', { cause: error });
    log.warn({ err: error, user: userId }, 'a mail with a link was refused for good');
  }
}
