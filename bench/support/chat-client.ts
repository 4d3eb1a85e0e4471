import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { io, type Socket } from 'socket.io-client';
import type { ChatPerson } from './chat-pairs.ts';

export interface SeenMessage {
  seq: number;
  uuid: string;
  text: string;
  isOwn: boolean;
}

/**
 * A person with one browser that behaves as the web app: it sends every message with its uuid until it is acknowledged, and fetches
 * the contact's messages after the last sequence number that it has.
 */
export class ChatClient {
  readonly socket: Socket;
  readonly seen: SeenMessage[] = [];
  /** Uuids in the order in which they were written. */
  readonly written: string[] = [];
  retries = 0;
  readonly #url: string;
  readonly #person: ChatPerson;
  readonly #contact: ChatPerson;
  #fetching: Promise<void> | undefined;
  #again = false;

  constructor(urls: { url: string; socketUrl: string }, person: ChatPerson, contact: ChatPerson) {
    this.#url = urls.url;
    this.#person = person;
    this.#contact = contact;
    this.socket = io(urls.socketUrl, {
      auth: { token: person.token },
      forceNew: true,
      transports: ['websocket'],
      reconnectionDelay: 50,
      reconnectionDelayMax: 300,
    });
    this.socket.on('connect', () => this.fetchMissed());
    this.socket.on('chat_message', () => this.fetchMissed());
  }

  /** Writes one message and resolves when it is acknowledged; sends it again as often as needed. */
  async write(text: string, afterSending?: () => void): Promise<void> {
    const uuid = randomUUID();
    this.written.push(uuid);
    const message = { uuid, receiver: this.#contact.id, action: 'message', message: text };
    for (let attempt = 1; ; attempt += 1) {
      const answer = this.socket.timeout(1500).emitWithAck('chat_message', message);
      if (attempt === 1) afterSending?.();
      const given: { seq?: number; code?: string } = await answer.catch(() => ({}));
      if (given.seq !== undefined) return;
      if (given.code !== undefined && given.code !== 'too_many_requests' && given.code !== 'internal')
        throw new Error(`a message was refused: ${given.code}`);
      this.retries += 1;
      await delay(given.code === 'too_many_requests' ? 100 : 20);
    }
  }

  /** Fetches the messages after the last one that was seen; again if more arrive meanwhile. */
  fetchMissed(): void {
    this.#again = true;
    this.#fetching ??= this.#fetchAll().finally(() => {
      this.#fetching = undefined;
      if (this.#again) this.fetchMissed();
    });
  }

  async #fetchAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const page = await this.#page().catch(() => undefined);
      if (!page) {
        await delay(100);
        this.#again = true;
        continue;
      }
      for (const { seq, uuid, message, type } of page.result_message_json) {
        if (seq > (this.seen.at(-1)?.seq ?? 0)) this.seen.push({ seq, uuid, text: message, isOwn: type === 'send' });
      }
      if (page.has_more) this.#again = true;
    }
  }

  async #page() {
    const response = await fetch(this.#url + getMessageHistoryWithContact.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#person.token}` },
      body: JSON.stringify({ contact_users: this.#contact.id, after_seq: this.seen.at(-1)?.seq ?? 0, limit: 200 }),
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return getMessageHistoryWithContact.response.parse(await response.json());
  }
}
