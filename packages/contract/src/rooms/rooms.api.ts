import { defineCall } from '@jobblik/contract/kernel/call';
import { email, requiredText, result, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { roomKinds } from './rooms.rules.ts';
import { enteredRoom, guestName, roomId } from './rooms.schema.ts';

export const getStreamPermission = defineCall({
  method: 'GET',
  path: '/api/get_stream_permission',
  access: 'employer',
  summary: 'Whether the caller may open a free video room: `success`, or `failed` before the e-mail is confirmed.',
  spec: '2§7',
  response: result,
  demo: { result: 'failed' },
  unasked: true,
});

export const createFreeRoom = defineCall({
  method: 'POST',
  path: '/api/create_free_room',
  access: 'employer',
  summary: 'Opens a free video room with the caller as host; the same one while it is open.',
  response: result.extend({ room_id: z.string() }),
  limit: { max: 60, seconds: 3600 },
  problems: ['may_not_host'],
});

export const enterRoom = defineCall({
  method: 'POST',
  path: '/api/enter_room',
  access: 'guest',
  summary:
    'The door of a room: who may enter gets a ticket for its signalling. 404 `stream_not_found` for everyone else, 409 `removed_from_room` for whom the host has put out.',
  body: z.object({
    kind: z.enum(roomKinds).optional(),
    link: roomId,
    /** The name that a guest chose. */
    name: guestName.optional(),
    /** Signed text of an invitation to an interview. */
    invitation: text(200).optional(),
    /** The previous ticket, so that a guest who reloads the page keeps the place. */
    ticket: text(1000).optional(),
    /** Random id that the browser stores for this room: a person whom the host removed cannot return under another name. */
    browser: z.uuid('invalid').optional(),
  }),
  response: enteredRoom,
  limit: { max: 120, seconds: 60 },
  problems: ['stream_not_found', 'removed_from_room'],
});

export const inviteEmail = defineCall({
  method: 'POST',
  path: '/api/invite_email',
  access: 'user',
  summary: 'Mails the link of a room. `failed` for a link that is none of the rooms the caller may invite to.',
  spec: '2§7',
  body: z.object({ email, link: requiredText(500) }),
  response: result,
  demo: { result: 'success' },
  limit: { max: 30, seconds: 3600 },
  problems: [
    'email_not_confirmed',
    'too_many_to_address',
    'too_many_to_strangers',
    'mails_to_address_stopped',
    'outreach_paused',
  ],
});

export const uploadRoomFile = defineCall({
  method: 'POST',
  path: '/api/upload_room_file',
  access: 'user',
  summary: 'Stores a picture or a document for the chat of a room; the name in the answer is sent as the message.',
  files: { upload_image_file: 'image', upload_doc_file: 'document' },
  response: result.extend({ file_name: z.string(), action: z.enum(['image', 'doc', 'pdf']) }),
  limit: { max: 60, seconds: 3600 },
});
