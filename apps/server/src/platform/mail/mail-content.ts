/** Content of a mail, as plain text; the layout turns it into HTML and text and escapes it. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject; the first paragraph when absent. */
  preview?: string;
  heading: string;
  /** Above the heading. The texts have the same content, because many mail programs show no pictures. */
  picture?: MailPicture;
  /** A newline inside a paragraph is preserved. */
  paragraphs: string[];
  /** "På et blik": label and value, one line each. */
  details?: MailDetail[];
  /** Choices, each with a link: the hits of a search. */
  lists?: MailList[];
  /** The main action. */
  button?: MailLink;
  /** Paragraphs below the button. */
  closing?: string[];
  /** Small print: the reason for the mail, and a link to stop it. */
  reason?: string;
  stop?: MailLink;
  /** Reports the sender to the operator. */
  report?: MailLink;
}

export interface MailPicture {
  /** A PNG at double size: `https:`, `http:` or a path of the product. */
  url: string;
  alt: string;
  /** Width on screen, in px. */
  width: number;
  height: number;
}

export interface MailDetail {
  label: string;
  value: string;
}

export interface MailList {
  heading: string;
  /** `note` is below the link: place, company. */
  items: (MailLink & { note: string })[];
  /** Link to the rest. */
  more?: MailLink;
}

export interface MailLink {
  label: string;
  /** `https:` or `http:`, or a path of the product that begins with `/`. */
  url: string;
}

/** The sender, in the footer of every mail. */
export interface MailSender {
  url: string;
  name: string;
  address: string;
}

/** Texts of the layout. */
export interface MailFooter {
  url: string;
  fallback: string;
  lines: string[];
}
