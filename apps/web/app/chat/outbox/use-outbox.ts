import { sendChatMessage, uploadDocToServer, uploadImageToServer } from '@jobblik/contract/chat/chat.api';
import { chatMessageSent } from '@jobblik/contract/chat/chat.events';
import { Problem } from '@jobblik/contract/kernel/problem';
import { userType } from '@jobblik/contract/kernel/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, sendApi } from '../../platform/api/api';
import { emitSocketEvent, isSocketUp } from '../../platform/api/socket';
import { newUuid } from '../../platform/new-uuid';
import { isDemo, sessionNow, useSession } from '../../platform/session/session';
import { createStore, useStore } from '../../platform/session/store';
import { catchUp } from '../live/chat-cache';
import { showInDemo } from '../live/show-in-demo';
import type { Outbox, OutboxMessage } from './outbox';
import { createOutboxSender, type OutboxSender, type OutboxTransport } from './outbox-sender';

/** Milliseconds in which the socket must confirm a message; after that it is sent by a call. */
const confirmMs = 5_000;

const sender = createStore<OutboxSender | null>(null);
const noMessages: Outbox = [];
const noProgress: ReadonlyMap<string, number> = new Map();
const nothing = createStore(noMessages);
const noneSent = createStore(noProgress);

/** Sends the signed-in person's messages on every screen. Rendered once, by the signed-in headers. */
export function useOutboxSending(): void {
  const client = useQueryClient();
  const userId = useSession()?.user_id;
  useEffect(() => {
    if (userId === undefined) return;
    const created = createOutboxSender(userId, transportOf(client));
    sender.set(created);
    return () => {
      created.close();
      sender.set(null);
    };
  }, [client, userId]);
}

/** The sender, null until the header is mounted. */
export function useOutboxSender(): OutboxSender | null {
  return useStore(sender, null);
}

/** Unsent messages to a contact, and the progress of their uploads. */
export function useOutbox(userId: number): { messages: Outbox; progress: ReadonlyMap<string, number> } {
  const current = useOutboxSender();
  const messages = useStore(current?.outbox ?? nothing, noMessages);
  const progress = useStore(current?.progress ?? noneSent, noProgress);
  return { messages: messages.filter(({ receiver }) => receiver === userId), progress };
}

/** A new text message. */
export function newTextMessage(receiver: number, text: string): OutboxMessage {
  return { uuid: newUuid(), at: Date.now(), receiver, kind: 'text', text, state: 'waiting' };
}

/** A new message with a file. */
export function newFileMessage(receiver: number, kind: 'image' | 'document', file: File): OutboxMessage {
  const { name, size } = file;
  return { uuid: newUuid(), at: Date.now(), receiver, kind, text: '', file: { name, size }, state: 'waiting' };
}

function transportOf(client: QueryClient): OutboxTransport {
  const files = new Map<string, File>();
  return {
    async send({ uuid, receiver, text, uploaded }) {
      const body = {
        uuid,
        receiver,
        action: uploaded?.action ?? ('message' as const),
        message: uploaded?.name ?? text,
      };
      if (isDemo()) {
        const { message_type, created_at } = await callApi(sendChatMessage, { body });
        return showInDemo(client, receiver, { uuid, message: text, message_type, created_at, file: files.get(uuid) });
      }
      await sendOnce(body);
      // Fetches the sent message before the unsent one is removed, so that it does not disappear for a moment. It is stored even if
      // this fails.
      await catchUp(client, receiver).catch(() => undefined);
    },
    async upload({ uuid, kind }, file, onProgress) {
      if (isDemo()) files.set(uuid, file);
      if (kind === 'image') {
        const { file_name } = await sendApi(
          uploadImageToServer,
          { onProgress },
          { files: { upload_image_file: file } },
        );
        return { name: file_name, action: 'image' };
      }
      const answer = await sendApi(uploadDocToServer, { onProgress }, { files: { upload_doc_file: file } });
      return { name: answer.file_name, action: answer.file_type };
    },
  };
}

async function sendOnce(body: Parameters<typeof callApi<typeof sendChatMessage>>[1]['body']): Promise<void> {
  if (isSocketUp()) {
    try {
      await emitSocketEvent(chatMessageSent, { ...body, ...senderFields() }, confirmMs);
      return;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'network')) throw error;
    }
  }
  await callApi(sendChatMessage, { body });
}

/** Further fields of the spec's event (1§7); the server uses the sender of the session. */
function senderFields() {
  const session = sessionNow();
  return { userid: session?.user_id, notification: session?.ttl === userType.employer ? 'c-j' : 'j-c' };
}
