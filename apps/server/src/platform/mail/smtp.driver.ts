import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mailer.ts';
import { messageIdOf } from './message-id.ts';

/** Sends through a mail server. @param url `smtp://user:password@host:587` or `smtps://…` */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Files and addresses in a mail are text and must not be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          to: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          replyTo: mail.replyTo,
          messageId: messageIdOf(mail, from),
          // Auto-Submitted (RFC 3834) prevents automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
          attachments: mail.attachments,
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(`${mail.to} was refused`, { cause: error }) : error;
      }
    },
    // An unreachable server, or a refusal of the server's name, is the answer and not an error.
    reachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: async () => transport.close(),
  };
}

/** True when the server permanently refused the receiver, or the address is invalid. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE' || !('command' in error))
    return false;
  if (error.command === 'API') return true;
  return error.command === 'RCPT TO' && 'permanent' in error && error.permanent === true;
}
