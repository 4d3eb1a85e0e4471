import { pathTo } from '@jobblik/contract/paths';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findUser, hashSecret, newSecret } from '../../accounts/index.ts';
import { inLanguage } from '../../platform/language.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import { MailRefused } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { words } from '../../platform/words.ts';
import { companies, companyLinks } from '../companies.tables.ts';

const word = words('mail');

/** Mails a link that proves a company. The token is made here, so that the queue never contains it. */
export const mailCompanyLink = defineTask({
  name: 'companies.mail-link',
  payload: z.object({ link_id: z.number() }),
  retries: 8,
});

/** Mails a stored link; does nothing for one that is opened or gone. */
export async function sendCompanyLink(services: Services, linkId: number): Promise<void> {
  const { db, env, mail, log } = services;
  const [row] = await db
    .select({ link: companyLinks, company: companies })
    .from(companyLinks)
    .innerJoin(companies, eq(companies.id, companyLinks.companyId))
    .where(eq(companyLinks.id, linkId));
  if (!row || row.link.usedAt) return;
  const { company, link } = row;
  const token = newSecret();
  await db
    .update(companyLinks)
    .set({ tokenHash: hashSecret(token) })
    .where(eq(companyLinks.id, linkId));
  const user = await findUser(db, company.userId);
  const content = inLanguage(user?.language ?? null, () =>
    layoutMail(
      {
        subject: word('companies.link.subject', { company: company.name }),
        heading: word('companies.link.heading', { company: company.name }),
        paragraphs: [word('companies.link.text', { company: company.name })],
        button: { label: word('companies.link.button'), url: pathTo('confirmCompany', { token }) },
        closing: [word('companies.link.not_you')],
        reason: word('companies.link.reason', { company: company.name }),
      },
      mailSender(env),
    ),
  );
  try {
    await mail.send({ to: link.email, ...content, people: [company.userId] });
  } catch (error) {
    // The queue stores error messages for days, and those of the mail server contain the address.
    if (!(error instanceof MailRefused)) throw new Error('the mail did not leave', { cause: error });
    log.warn({ err: error, company: company.id }, 'a mail with a link was refused for good');
  }
}
