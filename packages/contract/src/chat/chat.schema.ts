import { interviewFacts } from '@jobblik/contract/interviews/interview-facts.schema';
import { jsonText } from '@jobblik/contract/kernel/call';
import { id, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { askStates, chatLimits, isBlank, messageType, requestStates, sendActions } from './chat.rules.ts';

/** Time of a video interview (spec 1§3 Interview time) and what it is about. */
export const interviewDetails = z.object({
  /** Null if it is about no application. */
  app_id: z.number().nullable(),
  job_title: z.string(),
  title: z.string(),
  description: z.string(),
  /** DD.MM.YYYY; empty if the seeker picks one of the employer's free slots. */
  schedule_date: z.string(),
  /** HH:mm */
  schedule_start: z.string(),
  schedule_end: z.string(),
  /** Id of the interview; answers accept it as well as the message's uuid. */
  uuid: z.string().optional(),
});
export type InterviewDetails = z.output<typeof interviewDetails>;

/** Questions that an employer has asked. */
export const questionsDetails = z.object({
  ask_id: z.number(),
  count: z.number(),
  /** The application they are about; null for questions about the CV. */
  application_id: z.number().nullable(),
  job_id: z.number().nullable(),
  job_title: z.string().nullable(),
});
export type QuestionsDetails = z.output<typeof questionsDetails>;

/** A file of a message. Links expire; reading the history again creates new ones. */
export const chatFile = z.object({
  /** Address that shows it. */
  url: z.string(),
  /** Address that downloads it under its original name. */
  download_url: z.string(),
  real_name: z.string(),
  size: z.number(),
});

/** A message as one of the two people sees it (spec 1§3 Chat message). */
export const chatMessage = z.object({
  /** Position in the conversation, from 1 without gaps. */
  seq: z.number(),
  uuid: z.string(),
  message_type: z.literal(Object.values(messageType)),
  /** The text; for a file its stored name; for types 2, 10 and 90 JSON, which `interview` and `questions` contain as well. */
  message: z.string(),
  /** HH:mm in Danish time. */
  message_time: z.string(),
  created_at: z.iso.datetime(),
  type: z.enum(['send', 'receive']),
  profile_pic: z.string(),
  user_name: z.string(),
  sender_name: z.string(),
  receiver_name: z.string(),
  /** Whether the receiver has read this message. */
  status: z.enum(['sent', 'seen']),
  /** The sender has removed the account: the text is erased. */
  erased: z.boolean(),
  /** Operators have taken it down: it has no content. */
  taken_down: z.literal(true).optional(),
  file: chatFile.nullable(),
  interview: interviewDetails.nullable(),
  /** What decides the phase of the interview that a request (type 2) asks for; null for other messages. */
  interview_facts: interviewFacts.nullable(),
  questions: questionsDetails.nullable(),
  /** Whether the questions (type 90) still wait; null for other messages. */
  ask_state: z.enum(askStates).nullable(),
  /** Title of the ad that a decision (types 70 and 100) is about; null for other messages and older decisions. */
  job_title: z.string().nullable(),
  /** Outcome of an interview request (type 2). */
  state: z.enum(requestStates).nullable(),
  /** For types 3, 4 and 80: the request that it answers. */
  reply_to: z.string().nullable(),
  /** For type 80. */
  postpone_reason: z.string().optional(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** The other person of a conversation (spec 1§3 Chat contact). */
export const chatContact = z.object({
  user_id: z.number(),
  /** The company of an employer; the name of a seeker, or the headline of an anonymous CV. */
  name: z.string(),
  avatar: z.string(),
  /** Address of the picture; empty without one. */
  profile_pic: z.string(),
  /** One line about the contact, may be empty. */
  detail: z.string(),
  last_message: z.string(),
  /** HH:mm in Danish time; empty before the first message. */
  last_message_time: z.string(),
  last_message_at: z.iso.datetime().nullable(),
  last_message_type: z.literal(Object.values(messageType)).nullable(),
  /** The last message is the caller's own. */
  last_message_own: z.boolean(),
  last_seq: z.number(),
  unread_cnt: z.number(),
  /** The contact has read everything that the caller wrote. */
  is_seen: z.boolean(),
  /** The contact is online. */
  active: z.boolean(),
  /** The caller may write to the contact now. */
  may_write: z.boolean(),
  /** The caller has blocked the contact. */
  blocked: z.boolean(),
  /** The contact has removed the account. */
  removed: z.boolean(),
});
export type ChatContact = z.output<typeof chatContact>;

const uuid = z.uuid('invalid').transform((value) => value.toLowerCase());

/** Text of a message: visible after trimming. */
const messageText = text(chatLimits.text).refine((value) => !isBlank(value), 'required');

/** A message to send. Sending the same uuid again stores nothing and returns the first answer. */
export const outgoingMessage = z.object({
  uuid,
  receiver: id,
  action: z.enum(sendActions),
  /** The text, or the `file_name` of the upload's response. */
  message: messageText,
});

/** The acknowledgement of a stored message. */
export const sentMessage = z.object({
  uuid: z.string(),
  seq: z.number(),
  message_type: z.literal(Object.values(messageType)),
  created_at: z.iso.datetime(),
});
export type SentMessage = z.output<typeof sentMessage>;

/** One contact, also as a list of one. */
export const oneContact = z.preprocess((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value), id);

/** Some contacts: an id, a list of ids, or such a list as JSON text. */
export const someContacts = z.preprocess(
  (value) => (typeof value === 'number' ? [value] : value),
  jsonText(
    z.union([z.array(id).min(1, 'required').max(chatLimits.contacts, 'too_many'), id.transform((one) => [one])]),
  ),
);

export const messageUuid = uuid;
