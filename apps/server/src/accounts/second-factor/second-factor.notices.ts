import { pathTo } from '@jobblik/contract/paths';
import type { Transaction } from '../../platform/db/db.ts';
import { momentFormat } from '../../platform/formats.ts';
import { inLanguage } from '../../platform/language.ts';
import { layoutMail, mailSender } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.tasks.ts';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import type { User } from '../accounts.tables.ts';

const word = words('mail');
const moment = momentFormat({ dateStyle: 'long' });

/** What was changed about how a person signs in. */
export type SecurityChange =
  | { kind: 'passkey_added' | 'passkey_removed'; name: string }
  | { kind: 'authenticator_added' | 'authenticator_removed' | 'codes_made' | 'turned_off' }
  | { kind: 'code_used'; left: number };

/** Mails the owner a notice of a change of security, so that a change by a stranger is noticed. */
export async function mailSecurityNotice(
  tx: Transaction,
  services: Services,
  user: Pick<User, 'id' | 'email' | 'language'>,
  change: SecurityChange,
): Promise<void> {
  const { email } = user;
  if (!email) return;
  const { kind, ...values } = change;
  const time = services.clock.now();
  const mail = inLanguage(user.language, () => ({
    to: email,
    ...layoutMail(
      {
        subject: word(`accounts.security.${kind}.subject`),
        heading: word(`accounts.security.${kind}.subject`),
        paragraphs: [
          word(`accounts.security.${kind}.text`, { ...values, time: moment.format(time) }),
          word('accounts.security.not_you'),
        ],
        button: { label: word('accounts.security.button'), url: pathTo('forgotPassword') },
        reason: word('accounts.security.reason'),
      },
      mailSender(services.env),
    ),
  }));
  await queueMail(tx, services, { ...mail, people: [user.id] });
}
