import { jsonText } from '@jobblik/contract/kernel/call';
import { id, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { chatLimits, isBlank, messageType, requestStates, sendActions } from './chat.rules.ts';

/** When a video interview is (spec 1§3 Interview time) and what it is about. */
export const interviewDetails = z.object({
  /** Null where it is about no application. */
  app_id: z.number().nullable(),
  job_title: z.string(),
  title: z.string(),
  description: z.string(),
  /** DD.MM.YYYY; empty where the seeker is to pick one of the employer's free slots. */
  schedule_date: z.string(),
  /** HH:mm */
  schedule_start: z.string(),
  schedule_end: z.string(),
  /** The interview; answers take it as well as the message's uuid. */
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

/** A file of a message. Links expire after a while; asking for the history again makes new ones. */
export const chatFile = z.object({
  /** Address that shows it. */
  url: z.string(),
  /** Address that saves it under its real name. */
  download_url: z.string(),
  real_name: z.string(),
  size: z.number(),
});

/** A message as one of the two people sees it (spec 1§3 Chat message). */
export const chatMessage = z.object({
  /** Place in the conversation, from 1 without gaps. */
  seq: z.number(),
  uuid: z.string(),
  message_type: z.literal(Object.values(messageType)),
  /** The text; of a file its stored name; of types 2, 10 and 90 JSON, which `interview` and `questions` hold as well. */
  message: z.string(),
  /** HH:mm in Danish time. */
  message_time: z.string(),
  created_at: z.iso.datetime(),
  type: z.enum(['send', 'receive']),
  profile_pic: z.string(),
  user_name: z.string(),
  sender_name: z.string(),
  receiver_name: z.string(),
  /** Whether the receiver has read as far as this. */
  status: z.enum(['sent', 'seen']),
  /** The sender has removed the account: the text is gone. */
  erased: z.boolean(),
  file: chatFile.nullable(),
  interview: interviewDetails.nullable(),
  questions: questionsDetails.nullable(),
  /** What became of an interview request (type 2). */
  state: z.enum(requestStates).nullable(),
  /** Of types 3, 4 and 80: the request that it answers. */
  reply_to: z.string().nullable(),
  /** Of type 80. */
  postpone_reason: z.string().optional(),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** The other person of a conversation (spec 1§3 Chat contact). */
export const chatContact = z.object({
  user_id: z.number(),
  /** The company of an employer; of a seeker the name, or the headline of an anonymous CV. */
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

/** What a person writes: visible after trimming. */
const messageText = text(chatLimits.text).refine((value) => !isBlank(value), 'required');

/** A message to send. Sending the same uuid again stores nothing and answers like the first time. */
export const outgoingMessage = z.object({
  uuid,
  receiver: id,
  action: z.enum(sendActions),
  /** The text, or the `file_name` that the upload answered. */
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

/** One contact, also as the only one of a list. */
export const oneContact = z.preprocess((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value), id);

/** Some contacts: an id, a list of ids, or such a list as JSON text. */
export const someContacts = z.preprocess(
  (value) => (typeof value === 'number' ? [value] : value),
  jsonText(
    z.union([z.array(id).min(1, 'required').max(chatLimits.contacts, 'too_many'), id.transform((one) => [one])]),
  ),
);

export const messageUuid = uuid;
