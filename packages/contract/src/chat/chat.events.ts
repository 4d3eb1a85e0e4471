import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { chatActions, sendActions } from './chat.rules.ts';
import { outgoingMessage } from './chat.schema.ts';

/** Names and ids that the spec's client also sends. They are ignored: the sender is the user of the session. */
const decoration = {
  userid: z.unknown().optional(),
  notification: z.unknown().optional(),
  sender_name: z.unknown().optional(),
  receiver_name: z.unknown().optional(),
};

const serverActions = chatActions.filter((action) => !(sendActions as readonly string[]).includes(action));

/**
 * Sends a message (spec 1§7, 2§7). Acknowledged after the commit with `sentMessage`, or with `{code}`. Actions that only the server
 * writes are acknowledged with `{}`.
 */
export const chatMessageSent = defineSocketEvent(
  'chat_message',
  'client',
  z.union([outgoingMessage.extend(decoration), z.object({ action: z.enum(serverActions), receiver: id })], {
    error: 'invalid',
  }),
);

/** A message was stored. Sent to every browser of both people; messages missed in between are fetched with `after_seq`. */
export const chatMessagePushed = defineSocketEvent(
  'chat_message',
  'server',
  z.object({
    action: z.enum(chatActions),
    uuid: z.string(),
    userid: z.number(),
    receiver: z.number(),
    message: z.string(),
    sender_name: z.string(),
    receiver_name: z.string(),
  }),
);

const run = z.preprocess((value) => Number(value), z.literal([0, 1]));

/** The sender has text typed (run 1) or not (run 0). */
export const typingSent = defineSocketEvent(
  'typing_notification',
  'client',
  z.object({ sender: z.unknown().optional(), receiver: id, run }),
);
export const typingPushed = defineSocketEvent(
  'typing_notification',
  'server',
  z.object({ sender: z.number(), receiver: z.number(), run: z.literal([0, 1]) }),
);

/** Somebody has read a conversation as far as `seq`. Sent to every browser of both people. */
export const chatRead = defineSocketEvent(
  'chat_read',
  'server',
  z.object({ userid: z.number(), receiver: z.number(), seq: z.number() }),
);

/** A contact went online or offline. */
export const chatPresence = defineSocketEvent(
  'chat_presence',
  'server',
  z.object({ user_id: z.number(), active: z.boolean() }),
);

/** To a person's own browsers: this contact was blocked, unblocked, deleted from the list or has removed the account. */
export const chatContactChanged = defineSocketEvent(
  'chat_contact_changed',
  'server',
  z.object({ user_id: z.number() }),
);
