import type { ProblemCode } from '@jobblik/contract/kernel/problem';
import type { Stored } from '../../platform/drafts/draft-storage';

/**
 * An unsent message. `waiting`: is sent when its turn comes · `uploading`: its file is being uploaded · `sending`: the server has
 * not confirmed it yet · `failed`: the server refused it, and only its writer can send it again.
 */
export type OutboxState = 'waiting' | 'uploading' | 'sending' | 'failed';

/** Content of a message: text, or a file that is uploaded first. */
export type OutboxKind = 'text' | 'image' | 'document';

/** A message that the server has not confirmed. `at` is when it was written, milliseconds since 1970. */
export interface OutboxMessage extends Stored {
  uuid: string;
  /** User id of the contact. */
  receiver: number;
  kind: OutboxKind;
  /** The text; '' for a file. */
  text: string;
  /** Name and size in bytes of the file. */
  file?: { name: string; size: number } | undefined;
  /** Name and action of the uploaded file on the server; missing until it is uploaded. */
  uploaded?: { name: string; action: 'image' | 'doc' | 'pdf' } | undefined;
  state: OutboxState;
  /** Code of the last problem. */
  code?: ProblemCode | undefined;
}

export type Outbox = readonly OutboxMessage[];

export type OutboxEvent =
  | { type: 'queued'; message: OutboxMessage }
  | { type: 'restored'; messages: Outbox }
  | { type: 'started'; uuid: string }
  | { type: 'uploaded'; uuid: string; uploaded: NonNullable<OutboxMessage['uploaded']> }
  | { type: 'rejected'; uuid: string; code: ProblemCode }
  | { type: 'retried'; uuid: string }
  | { type: 'removed'; uuid: string };

/** The message waits until its writer confirms the e-mail, which takes longer than a lost connection. */
export const unverifiedCode = 'email_not_confirmed';

/** Temporary problems: the message is sent again automatically. */
const temporary: ReadonlySet<ProblemCode> = new Set([
  'network',
  'unavailable',
  'internal',
  'too_many_requests',
  'unauthenticated',
  'aborted',
  unverifiedCode,
]);

/** Problems of the file itself: sending it again cannot help. */
const ofTheFile: ReadonlySet<ProblemCode> = new Set([
  'unsupported_type',
  'damaged_file',
  'empty_file',
  'too_large',
  'active_content',
  'locked_file',
  'no_picture',
  'heic_picture',
]);

/** True if a message that was refused can succeed when it is sent again. */
export function canRetry({ kind, code }: Pick<OutboxMessage, 'kind' | 'code'>): boolean {
  return kind === 'text' || code === undefined || !ofTheFile.has(code);
}

/** The outbox after an event. Messages keep the order in which they were written. */
export function nextOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'queued':
      return inOrder([...outbox.filter(({ uuid }) => uuid !== event.message.uuid), event.message]);
    case 'restored':
      return restored(outbox, event.messages);
    case 'removed':
      return outbox.filter(({ uuid }) => uuid !== event.uuid);
    case 'started':
      return changed(outbox, event.uuid, (message) => ({
        state: message.kind === 'text' || message.uploaded ? 'sending' : 'uploading',
        code: undefined,
      }));
    case 'uploaded':
      return changed(outbox, event.uuid, () => ({ uploaded: event.uploaded, state: 'waiting' }));
    case 'rejected':
      return changed(outbox, event.uuid, () => rejection(event.code));
    case 'retried':
      return changed(outbox, event.uuid, () => ({ state: 'waiting', code: undefined }));
  }
}

/**
 * The messages to send now: the oldest of each contact that is not refused, unless one to the same contact is being sent. Uploads
 * run in parallel with them.
 */
export function dueMessages(outbox: Outbox): Outbox {
  const busy = new Set(outbox.filter(({ state }) => state === 'sending').map(({ receiver }) => receiver));
  return outbox.filter((message) => {
    if (message.state !== 'waiting') return false;
    if (message.kind !== 'text' && !message.uploaded) return true;
    if (busy.has(message.receiver)) return false;
    busy.add(message.receiver);
    return true;
  });
}

/** True if a message waits because of a temporary problem. */
export function isHeldUp(outbox: Outbox): boolean {
  return outbox.some(({ state, code }) => state === 'waiting' && code !== undefined);
}

/** Milliseconds until delayed messages are sent again. */
export function retryAfter(outbox: Outbox): number {
  const held = outbox.filter(({ state, code }) => state === 'waiting' && code !== undefined);
  return held.every(({ code }) => code === unverifiedCode) ? 20_000 : 2_000;
}

/** A file that the server has lost is uploaded again. */
function rejection(code: ProblemCode): Partial<OutboxMessage> {
  const state = temporary.has(code) ? 'waiting' : 'failed';
  return { state, code, ...(code === 'file_not_found' && { uploaded: undefined }) };
}

/**
 * Stored messages do not replace messages that are being sent here. Stored messages that were being sent when the page was closed
 * are sent again: their uuid prevents duplicates.
 */
function restored(outbox: Outbox, stored: Outbox): Outbox {
  const known = new Set(outbox.map(({ uuid }) => uuid));
  const found = stored.filter(({ uuid }) => !known.has(uuid));
  if (found.length === 0) return outbox;
  return inOrder([
    ...outbox,
    ...found.map((one) => (one.state === 'failed' ? one : { ...one, state: 'waiting' as const })),
  ]);
}

function changed(outbox: Outbox, uuid: string, change: (message: OutboxMessage) => Partial<OutboxMessage>): Outbox {
  return outbox.map((message) => (message.uuid === uuid ? { ...message, ...change(message) } : message));
}

function inOrder(messages: Outbox): Outbox {
  return messages.toSorted((one, other) => one.at - other.at);
}
