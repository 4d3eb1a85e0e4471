/** Message types as the wire numbers them (spec 1§3, 2§3). */
export const messageType = {
  text: 0,
  /** The employer asks for a video interview; `interview` says when, `state` what became of it. */
  interviewRequest: 2,
  /** Replies to a request: "title#time". */
  interviewAccepted: 3,
  interviewDeclined: 4,
  /** An interview that was put in the calendar. */
  interview: 10,
  image: 20,
  document: 30,
  pdf: 40,
  /** The employer's words with a rejection. */
  rejected: 70,
  /** The seeker postpones: "videointerview#reason". */
  postponed: 80,
  /** The employer has asked questions; `questions` says about what. */
  questions: 90,
  /** The employer's words with parking: the application is under way. */
  pending: 100,
} as const;
export type MessageType = (typeof messageType)[keyof typeof messageType];

/** What a person sends; the other types are written by the server in the transaction that causes them. */
export const sendActions = ['message', 'image', 'doc', 'pdf'] as const;
export type SendAction = (typeof sendActions)[number];

/** Every action of the event `chat_message`. What is not among {@link sendActions} is acknowledged and stores nothing. */
export const chatActions = [
  ...sendActions,
  'pending',
  'reject',
  'postpone-candidate',
  'interview_request',
  'interview_reply',
  'questions',
] as const;
export type ChatAction = (typeof chatActions)[number];

/** The type of what a person sends. */
export const typeOfAction = {
  message: messageType.text,
  image: messageType.image,
  doc: messageType.document,
  pdf: messageType.pdf,
} as const satisfies Record<SendAction, MessageType>;

/** The action under which a stored message is sent to open browsers. */
export const actionOfType: Readonly<Record<MessageType, ChatAction>> = {
  [messageType.text]: 'message',
  [messageType.interviewRequest]: 'interview_request',
  [messageType.interviewAccepted]: 'interview_reply',
  [messageType.interviewDeclined]: 'interview_reply',
  [messageType.interview]: 'interview_request',
  [messageType.image]: 'image',
  [messageType.document]: 'doc',
  [messageType.pdf]: 'pdf',
  [messageType.rejected]: 'reject',
  [messageType.postponed]: 'postpone-candidate',
  [messageType.questions]: 'questions',
  [messageType.pending]: 'pending',
};

/** Types whose message is the name of a stored file. */
export const fileTypes: readonly MessageType[] = [messageType.image, messageType.document, messageType.pdf];

/** What became of an interview request. `moved`: a later message asks for another time. */
export const requestStates = ['open', 'accepted', 'declined', 'postponed', 'moved', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

export const chatLimits = {
  /** Characters of one message. */
  text: 5000,
  /** Characters of a reason to postpone, and of a report. */
  reason: 1000,
  /** Messages of one person: `max` at once, and as many in each second after that. */
  send: { max: 10, seconds: 1 },
  /** Messages of one page of history, and the most that may be asked for. */
  page: 40,
  maxPage: 200,
  /** Contacts of the list, and of the drop-down. */
  contacts: 500,
  recentContacts: 8,
  /** Hits of one search. */
  hits: 50,
} as const;

/** Codes that these calls add to the common ones, with their HTTP status. */
export const chatProblems = {
  /** Nothing connects the two, or one of them has blocked the other. */
  may_not_write: 403,
  /** Until the e-mail is confirmed, a person writes only to who has written to them. */
  email_unverified: 409,
  /** The caller has blocked the receiver. */
  contact_blocked: 409,
  /** The receiver has removed the account. */
  contact_removed: 409,
  /** The uuid belongs to another message. */
  uuid_taken: 409,
  /** The file was not uploaded by the sender, is of another kind, or is gone. */
  file_not_found: 404,
  /** The interview request was answered before. */
  request_answered: 409,
} as const;

/** Milliseconds until somebody who is away is notified of unread messages by mail. */
export const mailAfter = 10 * 60 * 1000;

/** Characters that take no room on screen: a message of nothing else is empty. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Cn}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text shows nothing: it is empty, white space or zero-width. Combining marks need a letter to sit on. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').replaceAll(/\p{M}/gu, '') === '';
}

/** The two parts of a message of type 3, 4 or 80; what follows the first "#" belongs to the last part. */
export function partsOfMessage(message: string): [first: string, last: string] {
  const at = message.indexOf('#');
  return at === -1 ? [message, ''] : [message.slice(0, at), message.slice(at + 1)];
}

/** Joins the two parts; a "#" in the first one would be taken for the separator, so it is left out. */
export function messageOfParts(first: string, last: string): string {
  return `${first.replaceAll('#', '')}#${last}`;
}

/** What connects an employer with a seeker. */
export interface ChatRelationship {
  /** The seeker has a standing application to the employer. */
  applied: boolean;
  /** The employer has asked the seeker questions. */
  asked: boolean;
  /** The seeker has accepted the employer's contact request. */
  accepted: boolean;
  interview: boolean;
  /** The employer's membership is paid, and the seeker's CV is published and not anonymous. */
  openCv: boolean;
}

/** Who may write to whom (spec 1§6): a pair that something connects; a seeker may answer an employer who has written. */
export function mayWrite(
  by: 'seeker' | 'employer',
  relationship: ChatRelationship,
  { employerWrote }: { employerWrote: boolean },
): boolean {
  const { applied, asked, accepted, interview, openCv } = relationship;
  if (applied || asked || accepted || interview) return true;
  return by === 'employer' ? openCv : employerWrote;
}
