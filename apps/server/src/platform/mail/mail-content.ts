/** Content of a mail, as plain text; the layout makes HTML and text of it and escapes what needs it. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject; the first paragraph when absent. */
  preview?: string;
  heading: string;
  /** Above the heading. The words say the same: many mail programs show no pictures. */
  picture?: MailPicture;
  /** A newline inside a paragraph is preserved. */
  paragraphs: string[];
  /** "På et blik": label and value, one line each. */
  details?: MailDetail[];
  /** Things to choose among, each with a link: the hits of a search. */
  lists?: MailList[];
  /** The one action. */
  button?: MailLink;
  /** Paragraphs below the button. */
  closing?: string[];
  /** Small print: why the receiver gets this mail, and a link to stop it. */
  reason?: string;
  stop?: MailLink;
}

export interface MailPicture {
  /** A PNG at double size: `https:`, `http:` or a path of the product. */
  url: string;
  alt: string;
  /** On screen, in px. */
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
  /** Where the rest is. */
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

/** The words of the layout itself. */
export interface MailFooter {
  url: string;
  fallback: string;
  lines: string[];
}
