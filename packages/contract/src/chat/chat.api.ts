import { defineCall } from '@jobblik/contract/kernel/call';
import { id, requiredText, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { chatLimits, typeOfAction } from './chat.rules.ts';
import {
  chatContact,
  chatMessage,
  messageUuid,
  oneContact,
  outgoingMessage,
  sentMessage,
  someContacts,
} from './chat.schema.ts';

const contactUser = z.object({ user_id: id });
const seq = z.coerce.number('not_a_number').int('not_an_integer').min(0, 'too_small').max(2_147_483_647, 'too_big');

export const getChatContact = defineCall({
  method: 'POST',
  path: '/api/getChatContact',
  access: 'user',
  summary: "The caller's conversations, the one with the newest message first.",
  spec: '1§7',
  response: z.array(chatContact),
  demo: 'reads',
});

const recent = {
  path: '/api/get_recent_history_contact',
  access: 'user',
  summary: 'The newest conversations, for the drop-down of the header.',
  response: z.array(chatContact),
} as const;
export const getRecentHistoryContact = defineCall({ ...recent, method: 'GET', spec: '1§7', demo: 'reads' });
export const postRecentHistoryContact = defineCall({ ...recent, method: 'POST', spec: '2§7', demo: 'reads' });

export const getMessageHistoryWithContact = defineCall({
  method: 'POST',
  path: '/api/getMessageHistoryWithContact',
  access: 'user',
  summary:
    'A page of one conversation, oldest message first: the newest ones, those before `before_seq`, or those after `after_seq`.',
  spec: '1§7',
  body: z.object({
    contact_users: oneContact,
    before_seq: seq.optional(),
    after_seq: seq.optional(),
    limit: z.coerce
      .number('not_a_number')
      .int('not_an_integer')
      .min(1, 'too_small')
      .max(chatLimits.maxPage, 'too_big')
      .optional(),
  }),
  response: z.object({
    unread_count: z.number(),
    result_message_json: z.array(chatMessage),
    /** There are more messages in the requested direction. */
    has_more: z.boolean(),
    last_seq: z.number(),
    /** How far the caller and the contact have read. */
    read_seq: z.number(),
    contact_read_seq: z.number(),
    contact: chatContact,
  }),
  demo: 'reads',
  limit: { max: 600, seconds: 60 },
  problems: ['may_not_write'],
});

export const confirmUnread = defineCall({
  method: 'POST',
  path: '/api/confirmUnread',
  access: 'user',
  summary: 'Marks conversations as read, as far as `seq` where it is given (with one contact), else to the end.',
  spec: '1§7',
  body: z.object({ contact_users: someContacts, seq: seq.optional() }),
  response: result,
  demo: { result: 'success' },
  unasked: true,
  limit: { max: 1200, seconds: 60 },
});

export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/api/send_chat_message',
  access: 'user',
  summary: 'Sends a message like the event chat_message, for a browser whose socket is down. Idempotent by uuid.',
  body: outgoingMessage,
  response: sentMessage,
  // The placeholder 0 is replaced by the screen, which has the conversation.
  demo: ({ body }, now) => ({
    uuid: body.uuid,
    seq: 0,
    message_type: typeOfAction[body.action],
    created_at: now.toISOString(),
  }),
  problems: [
    'email_not_confirmed',
    'may_not_write',
    'contact_blocked',
    'contact_removed',
    'uuid_taken',
    'file_not_found',
    'too_many_contacts',
    'outreach_paused',
  ],
});

export const getCompanyFromUser = defineCall({
  method: 'POST',
  path: '/api/get_company_from_user',
  access: 'user',
  summary: 'Id of the company page of an employer, or an empty text without one.',
  spec: '1§7',
  body: contactUser,
  response: z.object({ result: z.union([z.number(), z.literal('')]) }),
  demo: 'reads',
});

export const getUserSpecify = defineCall({
  method: 'POST',
  path: '/api/get_user_specify',
  access: 'user',
  summary: 'Somebody with whom the caller has a conversation or may begin one; `failed` and null otherwise.',
  spec: '1§7',
  body: contactUser,
  response: result.extend({ user_specify: chatContact.extend({ cv_wish: z.string() }).nullable() }),
  demo: 'reads',
});

export const deleteChat = defineCall({
  method: 'POST',
  path: '/api/delete_chat',
  access: 'user',
  summary:
    'Removes a conversation from the list of the caller only; it comes back with the next message. `undo` takes the last removal back.',
  spec: '1§7',
  body: z.object({ selected_user_id: id, undo: z.boolean().optional() }),
  response: result,
  demo: { result: 'success' },
});

const uploaded = result.extend({
  /** Sent as `message` with the action. */
  file_name: z.string(),
  url: z.string(),
  real_name: z.string(),
  size: z.number(),
});

/** The demo stores no file: it stays in the browser. */
const demoUpload = { result: 'success' as const, file_name: 'demo', url: '', real_name: '', size: 0 };

export const uploadDocToServer = defineCall({
  method: 'POST',
  path: '/api/upload_doc_to_server',
  access: 'user',
  summary: 'Uploads a document for a message; `file_type` is the action to send it with.',
  spec: '1§7',
  files: { upload_doc_file: 'document' },
  response: uploaded.extend({ file_type: z.enum(['doc', 'pdf']) }),
  demo: { ...demoUpload, file_type: 'doc' },
  limit: { max: 60, seconds: 600 },
});

export const uploadImageToServer = defineCall({
  method: 'POST',
  path: '/api/upload_image_to_server',
  access: 'user',
  summary: 'Uploads a picture for a message, to be sent with the action image.',
  spec: '1§7',
  files: { upload_image_file: 'image' },
  response: uploaded,
  demo: demoUpload,
  limit: { max: 60, seconds: 600 },
});

export const searchChatMessages = defineCall({
  method: 'POST',
  path: '/api/search_chat_messages',
  access: 'user',
  summary: 'Text messages of the caller in which the words stand, newest first; in one conversation or in all.',
  body: z.object({ keyword: requiredText(200), user_id: id.optional() }),
  response: z.object({
    hits: z.array(
      z.object({
        user_id: z.number(),
        name: z.string(),
        profile_pic: z.string(),
        seq: z.number(),
        uuid: z.string(),
        message: z.string(),
        created_at: z.iso.datetime(),
        type: z.enum(['send', 'receive']),
      }),
    ),
  }),
  demo: 'reads',
  limit: { max: 120, seconds: 60 },
});

export const blockChatContact = defineCall({
  method: 'POST',
  path: '/api/block_chat_contact',
  access: 'user',
  summary: 'Blocks a contact, who can write no more and is not told, or lifts the block.',
  body: contactUser.extend({ blocked: z.boolean() }),
  response: result,
  demo: { result: 'success' },
});

export const reportChatContact = defineCall({
  method: 'POST',
  path: '/api/report_chat_contact',
  access: 'user',
  summary: 'Reports a conversation to the operator, with a reason and the message it is about.',
  body: contactUser.extend({ reason: requiredText(chatLimits.reason), uuid: messageUuid.optional() }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 20, seconds: 3600 },
});
