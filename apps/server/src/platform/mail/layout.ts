import { publicUrl, type Settings } from '../env.ts';
import { words } from '../words.ts';
import { mailHtml } from './layout-html.ts';
import { mailText } from './layout-text.ts';
import type { MailContent, MailFooter, MailSender } from './mail-content.ts';
import type { Mail } from './mailer.ts';

export type { MailContent, MailSender } from './mail-content.ts';

/** The data for the footer and links of a mail, from the settings. */
export function mailSender(env: Settings): MailSender {
  return { url: publicUrl(env), name: env.SELLER_NAME, address: env.SELLER_ADDRESS };
}

const word = words('mail');

/**
 * The layout of all mails, in the current language.
 * ```ts
 * const mail: Mail = { to: user.email, ...layoutMail({ subject, heading, paragraphs }, mailSender(services.env)) };
 * ```
 * @throws Error for a link that is neither http(s) nor a path of the product
 */
export function layoutMail(content: MailContent, sender: MailSender): Pick<Mail, 'subject' | 'html' | 'text'> {
  const whole = <L extends { url: string }>(link: L): L => ({ ...link, url: absolute(link.url, sender.url) });
  const complete: MailContent = {
    ...content,
    ...(content.picture && { picture: whole(content.picture) }),
    ...(content.lists && {
      lists: content.lists.map(({ more, ...list }) => ({
        ...list,
        items: list.items.map(whole),
        ...(more && { more: whole(more) }),
      })),
    }),
    ...(content.button && { button: whole(content.button) }),
    ...(content.stop && { stop: whole(content.stop) }),
    ...(content.report && { report: whole(content.report) }),
  };
  const footer: MailFooter = {
    url: sender.url,
    fallback: word('layout.button_fallback'),
    lines: [word('layout.sender', { name: sender.name, address: sender.address }), word('layout.automatic')],
  };
  return { subject: oneLine(content.subject), html: mailHtml(complete, footer), text: mailText(complete, footer) };
}

function absolute(url: string, base: string): string {
  const found = new URL(url, `${base}/`);
  if (found.protocol !== 'https:' && found.protocol !== 'http:') throw new Error(`a mail cannot link to ${url}`);
  return found.href;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
