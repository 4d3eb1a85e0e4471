export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer | string;
}

/** A finished mail. Made by a slice's `*.notices.ts` with the layout of `mail/layout.ts`. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Extra headers, e.g. `List-Unsubscribe` (RFC 8058). */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** Ids of the people the mail is to or names. It is erased with their account for as long as it is here. */
  people?: readonly number[];
  /** Left part of the `Message-ID`; the same in every attempt at one mail, so that a repeated one can be recognised. */
  id?: string;
}

/** The mail server permanently refused the address (SMTP 5xx on RCPT); trying again cannot help. */
export class MailRefused extends Error {}

export interface Mailer {
  /**
   * Delivers one mail. @throws MailRefused when the address is permanently refused; any other error may be retried.
   */
  send(mail: Mail): Promise<void>;
  /** Whether mail can be handed over at all just now; asks the mail server, without naming a receiver. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}
