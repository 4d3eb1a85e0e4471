import { accountVerified } from '@jobblik/contract/accounts/accounts.events';
import { leavingEffects } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { type NoticeMail, noticesOn } from '../notices/index.ts';
import type { Settings } from '../platform/env.ts';
import { momentFormat } from '../platform/formats.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { words } from '../platform/words.ts';
import { findUser } from './accounts.queries.ts';

const word = words('mail');

export const accountsNotices = [
  noticesOn(accountVerified, 'accounts.welcome', async ({ user_id }, { db }) => {
    const user = await findUser(db, user_id);
    if (!user?.email) return [];
    const mail = welcomeMail({ ...user, email: user.email });
    return [{ userId: user.id, key: `account.verified/${user.id}`, mail }];
  }),
];

/** Recipient of a mail of this slice. */
interface Receiver {
  name: string;
  email: string;
  type: number;
}

function welcomeMail({ name, email, type }: Receiver): NoticeMail {
  const kind = type === 2 ? 'employer' : 'seeker';
  const url = type === 2 ? pathTo('settings', { area: 'virksomhed' }) : pathTo('createCv');
  return {
    to: email,
    content: {
      subject: word('accounts.welcome.subject'),
      heading: word('accounts.welcome.heading', { name }),
      paragraphs: [word(`accounts.welcome.${kind}.text`)],
      button: { label: word(`accounts.welcome.${kind}.button`), url },
      closing: [word('accounts.welcome.not_you')],
      reason: word('accounts.welcome.reason', { email }),
    },
  };
}

/**
 * The mail with the link that confirms an address. The owner of the address may not know Jobblik, so it contains nothing that
 * another person wrote.
 * @param token for the link
 */
export function verifyMail(env: Settings, { email, isNew }: { email: string; isNew: boolean }, token: string): Mail {
  const kind = isNew ? 'verify_new' : 'verify';
  return {
    to: email,
    ...layoutMail(
      {
        subject: word(`accounts.${kind}.subject`),
        heading: word(`accounts.${kind}.heading`),
        paragraphs: [word(`accounts.${kind}.text`)],
        button: { label: word(`accounts.${kind}.button`), url: pathTo('confirmedEmail', { token }) },
        closing: [word(`accounts.${kind}.not_you`)],
        reason: word(`accounts.${kind}.reason`, { email }),
      },
      mailSender(env),
    ),
  };
}

/** Notifies the confirmed address of a pending change of address. */
export function emailChangeRequestedMail(
  env: Settings,
  { email, newEmail }: { email: string; newEmail: string },
  requestedAt: Date,
): Mail {
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.email_change.subject'),
        heading: word('accounts.email_change.heading'),
        paragraphs: [
          word('accounts.email_change.text', { time: moment.format(requestedAt), email: newEmail }),
          word('accounts.email_change.not_you'),
        ],
        button: { label: word('accounts.email_change.button'), url: pathTo('forgotPassword') },
        reason: word('accounts.email_change.reason'),
      },
      mailSender(env),
    ),
  };
}

/**
 * The mail with the link to choose a new password.
 * @param token for the link
 */
export function resetMail(env: Settings, { email }: Pick<Receiver, 'email'>, token: string): Mail {
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.reset.subject'),
        heading: word('accounts.reset.heading'),
        paragraphs: [word('accounts.reset.text')],
        button: { label: word('accounts.reset.button'), url: pathTo('resetPassword', { token }) },
        closing: [word('accounts.reset.not_you')],
        reason: word('accounts.reset.reason', { email }),
      },
      mailSender(env),
    ),
  };
}

/**
 * The mail with the link that signs in.
 * @param token for the link
 */
export function signInLinkMail(env: Settings, { email }: Pick<Receiver, 'email'>, token: string): Mail {
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.sign_in_link.subject'),
        heading: word('accounts.sign_in_link.heading'),
        paragraphs: [word('accounts.sign_in_link.text')],
        button: { label: word('accounts.sign_in_link.button'), url: pathTo('loginLink', { token }) },
        closing: [word('accounts.sign_in_link.not_you')],
        reason: word('accounts.sign_in_link.reason', { email }),
      },
      mailSender(env),
    ),
  };
}

const moment = momentFormat({ dateStyle: 'long' });

/**
 * Notifies the owner that the password was changed, so that a change by a stranger is noticed.
 * @param change `unlinked`: providers whose accounts no longer open this one, because its owner had not proved them
 */
export function passwordChangedMail(
  env: Settings,
  { email }: Pick<Receiver, 'email'>,
  { changedAt, unlinked }: { changedAt: Date; unlinked: readonly string[] },
): Mail {
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.password_changed.subject'),
        heading: word('accounts.password_changed.heading'),
        paragraphs: [
          word('accounts.password_changed.text', { time: moment.format(changedAt) }),
          ...unlinked.map((provider) =>
            word('accounts.password_changed.unlinked', { provider: providerName(provider) }),
          ),
          word('accounts.password_changed.not_you'),
        ],
        button: { label: word('accounts.password_changed.button'), url: pathTo('forgotPassword') },
        reason: word('accounts.password_changed.reason'),
      },
      mailSender(env),
    ),
  };
}

const providerNames: Record<string, string> = { facebook: 'Facebook', linkedin: 'LinkedIn' };

function providerName(provider: string): string {
  return providerNames[provider] ?? provider;
}

/** An account at a provider, as a mail names it: the provider, and the e-mail there if it is known. */
interface NamedIdentity {
  provider: string;
  address: string | null;
}

const settingsOf = (type: number) => pathTo('settings', { area: screenAreaOf(type) });

const accountAt = ({ provider, address }: NamedIdentity) =>
  address ? `${providerName(provider)} (${address})` : providerName(provider);

/**
 * Notifies the owner that an account at a provider now opens theirs.
 * @param identity `passwordDropped`: the e-mail had not been confirmed before, so the password chosen with it no longer works
 */
export function identityLinkedMail(
  env: Settings,
  { email, type }: Pick<Receiver, 'email' | 'type'>,
  identity: NamedIdentity & { passwordDropped?: boolean },
): Mail {
  const provider = providerName(identity.provider);
  const dropped = identity.passwordDropped === true;
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.identity_linked.subject', { provider }),
        heading: word('accounts.identity_linked.heading', { provider }),
        paragraphs: [
          word('accounts.identity_linked.text', { account: accountAt(identity) }),
          ...(dropped ? [word('accounts.identity_linked.password_dropped')] : []),
          word('accounts.identity_linked.not_you'),
        ],
        button: dropped
          ? { label: word('accounts.identity_linked.choose_password'), url: pathTo('forgotPassword') }
          : { label: word('accounts.identity_linked.settings'), url: settingsOf(type) },
        reason: word('accounts.identity_linked.reason'),
      },
      mailSender(env),
    ),
  };
}

/** Notifies the owner that an account at a provider no longer opens theirs. */
export function identityUnlinkedMail(
  env: Settings,
  { email, type }: Pick<Receiver, 'email' | 'type'>,
  identity: NamedIdentity,
): Mail {
  const provider = providerName(identity.provider);
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.identity_unlinked.subject', { provider }),
        heading: word('accounts.identity_unlinked.heading', { provider }),
        paragraphs: [
          word('accounts.identity_unlinked.text', { account: accountAt(identity) }),
          word('accounts.identity_unlinked.not_you'),
        ],
        button: { label: word('accounts.identity_unlinked.button'), url: settingsOf(type) },
        reason: word('accounts.identity_unlinked.reason'),
      },
      mailSender(env),
    ),
  };
}

/** The account is deactivated: what happens to what it has, and how it is opened again. */
export function deactivatedMail(env: Settings, { email, type }: Pick<Receiver, 'email' | 'type'>): Mail {
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.deactivated.subject'),
        heading: word('accounts.deactivated.heading'),
        paragraphs: [word('accounts.deactivated.text'), ...effectsOf('deactivated', type)],
        button: { label: word('accounts.deactivated.button'), url: pathTo('login') },
        closing: [word('accounts.deactivated.not_you')],
        reason: word('accounts.deactivated.reason', { email }),
      },
      mailSender(env),
    ),
  };
}

/** The last mail: the account was removed. */
export function removedMail(env: Settings, { email, type }: Pick<Receiver, 'email' | 'type'>): Mail {
  return {
    to: email,
    ...layoutMail(
      {
        subject: word('accounts.removed.subject'),
        heading: word('accounts.removed.heading'),
        paragraphs: [word('accounts.removed.text'), ...effectsOf('removed', type)],
        closing: [word('accounts.removed.closing')],
        reason: word('accounts.removed.reason', { email }),
      },
      mailSender(env),
    ),
  };
}

/** What happened to each thing of the account, a sentence each. */
function effectsOf(action: 'deactivated' | 'removed', type: number): string[] {
  return type === userType.employer
    ? leavingEffects.employer.map((thing) => word(`accounts.${action}.employer.${thing}`))
    : leavingEffects.seeker.map((thing) => word(`accounts.${action}.seeker.${thing}`));
}
