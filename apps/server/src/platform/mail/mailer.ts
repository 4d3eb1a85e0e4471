export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** A complete mail. Created by a slice's `*.notices.ts` with the layout of `mail/layout.ts`. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Extra headers, e.g. `List-Unsubscribe` (RFC 8058). */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** Ids of the receiver and the people it names. While it is stored, it is erased with their accounts. */
  people?: readonly number[];
  /** Left part of the `Message-ID`; the same in every attempt at one mail, so that a repeated one can be recognised. */
  id?: string;
}

/** The mail server permanently refused the address (SMTP 5xx on RCPT); trying again cannot help. */
export class MailRefused extends Error {}

export interface Mailer {
  /**
   * Delivers one mail.
   * @throws MailRefused when the address is permanently refused; any other error may be retried.
   */
  send(mail: Mail): Promise<void>;
  /** Whether mails can be delivered now; asks the mail server, without a receiver. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}
