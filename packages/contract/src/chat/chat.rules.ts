/** Message types as the wire numbers them (spec 1§3, 2§3). */
export const messageType = {
  text: 0,
  /** The employer requests a video interview; `interview` has the time, `state` the outcome. */
  interviewRequest: 2,
  /** Replies to a request: "title#time". */
  interviewAccepted: 3,
  interviewDeclined: 4,
  /** An interview that was put in the calendar. */
  interview: 10,
  image: 20,
  document: 30,
  pdf: 40,
  /** The employer's message with a rejection. */
  rejected: 70,
  /** The seeker postpones: "videointerview#reason". */
  postponed: 80,
  /** The employer has asked questions; `questions` names the application or the CV. */
  questions: 90,
  /** The employer's message when an application is parked: it is still being considered. */
  pending: 100,
} as const;
export type MessageType = (typeof messageType)[keyof typeof messageType];

/** What a person sends; the other types are written by the server in the transaction that causes them. */
export const sendActions = ['message', 'image', 'doc', 'pdf'] as const;
export type SendAction = (typeof sendActions)[number];

/** Every action of the event `chat_message`. Those that are not in {@link sendActions} are acknowledged and not stored. */
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

/** The message type of each action of a person. */
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

/** Outcome of an interview request. `moved`: a later message proposes another time. */
export const requestStates = ['open', 'accepted', 'declined', 'postponed', 'moved', 'cancelled'] as const;
export type RequestState = (typeof requestStates)[number];

/** States of a request that the interview of its message is in; a `moved` or `cancelled` request has no interview any more. */
const followsInterview: readonly RequestState[] = ['open', 'accepted', 'postponed'];

/**
 * Outcome of a request for its reader. A job seeker's decline shows at once, and is stored with the message when it is final.
 * @param interview state of the interview as the reader sees it
 */
export function requestStateFor(stored: RequestState | null, interview: string | undefined): RequestState | null {
  return stored !== null && interview === 'declined' && followsInterview.includes(stored) ? 'declined' : stored;
}

/** Whether a card of questions still asks: `open` some wait, `answered` none does, `closed` they can no longer be answered. */
export const askStates = ['open', 'answered', 'closed'] as const;
export type AskState = (typeof askStates)[number];

export const chatLimits = {
  /** Characters of one message. */
  text: 5000,
  /** Characters of a reason to postpone, and of a report. */
  reason: 1000,
  /** Rate of one person's messages: a burst of `max`, then as many per second. */
  send: { max: 10, seconds: 1 },
  /** Messages of one page of history, and the most that a call may request. */
  page: 40,
  maxPage: 200,
  /** Contacts of the list, and of the drop-down. */
  contacts: 500,
  recentContacts: 8,
  /** Hits of one search. */
  hits: 50,
} as const;

/** Milliseconds until a person who is away is notified of unread messages by mail. */
export const mailAfter = 10 * 60 * 1000;

/** Characters that are invisible on screen: a message of these only is empty. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Cn}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text is invisible: it is empty, white space or zero-width. A combining mark needs a base letter. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').replaceAll(/\p{M}/gu, '') === '';
}

/** The two parts of a message of type 3, 4 or 80; what follows the first "#" belongs to the last part. */
export function partsOfMessage(message: string): [first: string, last: string] {
  const at = message.indexOf('#');
  return at === -1 ? [message, ''] : [message.slice(0, at), message.slice(at + 1)];
}

/** Joins the two parts; a "#" in the first one is removed, since it is the separator. */
export function messageOfParts(first: string, last: string): string {
  return `${first.replaceAll('#', '')}#${last}`;
}

/** Relationship of an employer and a seeker. */
export interface ChatRelationship {
  /** The seeker has an application to the employer that is not withdrawn. */
  applied: boolean;
  /** The employer has asked the seeker questions. */
  asked: boolean;
  /** The seeker has answered questions of the employer, and so shown the name. */
  answered: boolean;
  /** The seeker has accepted the employer's contact request. */
  accepted: boolean;
  interview: boolean;
  /** The employer's membership is paid, and the seeker's CV is published and not anonymous. */
  openCv: boolean;
}

/**
 * Who may write to whom (spec 1§6): a pair with a relationship; a seeker may also answer an employer who has written or asked.
 * Questions alone open nothing for the employer, since anybody with a plan may ask the owner of an anonymous CV.
 */
export function mayWrite(
  by: 'seeker' | 'employer',
  relationship: ChatRelationship,
  { employerWrote }: { employerWrote: boolean },
): boolean {
  const { applied, asked, answered, accepted, interview, openCv } = relationship;
  if (applied || answered || accepted || interview) return true;
  return by === 'employer' ? openCv : asked || employerWrote;
}

/**
 * Whether the employer knows who the seeker is: from an application, an answer, an accepted contact request or a named CV. For
 * anybody else an address of the seeker is an address without an account.
 */
export function isKnownTo({ applied, answered, accepted, openCv }: ChatRelationship): boolean {
  return applied || answered || accepted || openCv;
}
