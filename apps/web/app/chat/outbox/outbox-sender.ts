import { Problem } from '@jobblik/contract/kernel/problem';
import { readDraftFiles, storeDraftFiles } from '../../platform/drafts/draft-files';
import { forget, readStored, storeNow, storeOnDisk } from '../../platform/drafts/draft-storage';
import { ownDraftKey } from '../../platform/drafts/own-draft-key';
import { onReachedAgain } from '../../platform/loading/connection';
import { createStore, type Store } from '../../platform/session/store';
import {
  dueMessages,
  isHeldUp,
  nextOutbox,
  type Outbox,
  type OutboxEvent,
  type OutboxMessage,
  retryAfter,
} from './outbox';

/** The server calls of the outbox. Both throw {@link Problem}. */
export interface OutboxTransport {
  /** Resolves when the server has stored the message. */
  send(message: OutboxMessage): Promise<void>;
  upload(
    message: OutboxMessage,
    file: File,
    onProgress: (share: number) => void,
  ): Promise<NonNullable<OutboxMessage['uploaded']>>;
}

export interface OutboxSender {
  outbox: Store<Outbox>;
  /** Share of each file that has been uploaded, 0 to 1, by uuid. */
  progress: Store<ReadonlyMap<string, number>>;
  /** Stores the message in this browser and sends it in its turn. */
  add(message: OutboxMessage, file?: File): void;
  retry(uuid: string): void;
  /** Removes a message without sending it. */
  remove(uuid: string): void;
  /** The file of a message, until it is sent. */
  fileOf(uuid: string): Promise<File | undefined>;
  close(): void;
}

/** Milliseconds until a message written in another tab is sent from here. */
const otherTabMs = 5_000;

/**
 * Sends a person's messages in order until the server has stored them: through lost connections, reloads and closed tabs. Messages
 * are stored in the browser until then. If two tabs send the same message, the server recognises its uuid.
 */
export function createOutboxSender(userId: number, transport: OutboxTransport): OutboxSender {
  const start = ownDraftKey(userId, 'chat-out-');
  const keyOf = (uuid: string) => start + uuid;
  const outbox = createStore<Outbox>([]);
  const progress = createStore<ReadonlyMap<string, number>>(new Map());
  const files = new Map<string, File>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const find = (uuid: string) => outbox.get().find((message) => message.uuid === uuid);

  function apply(event: OutboxEvent): void {
    outbox.set((now) => nextOutbox(now, event));
  }

  function store(uuid: string): void {
    const message = find(uuid);
    if (!message) return;
    storeNow(keyOf(uuid), message);
    // Private windows have no database; local storage has a copy.
    void storeOnDisk(keyOf(uuid), message).catch(() => undefined);
  }

  function remove(uuid: string): void {
    apply({ type: 'removed', uuid });
    files.delete(uuid);
    progress.set((now) => new Map([...now].filter(([key]) => key !== uuid)));
    void forget(keyOf(uuid)).catch(() => undefined);
    void storeDraftFiles(keyOf(uuid), {}).catch(() => undefined);
    run();
  }

  async function fileOf(uuid: string): Promise<File | undefined> {
    return files.get(uuid) ?? (await readDraftFiles(keyOf(uuid)).catch(() => ({}) as Record<string, File>)).file;
  }

  async function upload(message: OutboxMessage): Promise<void> {
    const { uuid } = message;
    const file = await fileOf(uuid);
    if (!file) throw new Problem('upload_expired');
    const uploaded = await transport.upload(message, file, (share) =>
      progress.set((now) => new Map(now).set(uuid, share)),
    );
    apply({ type: 'uploaded', uuid, uploaded });
    store(uuid);
  }

  /** False if a temporary problem delays the message. */
  async function deliver(message: OutboxMessage): Promise<boolean> {
    apply({ type: 'started', uuid: message.uuid });
    try {
      if (message.kind !== 'text' && !message.uploaded) await upload(message);
      else {
        await transport.send(message);
        remove(message.uuid);
      }
    } catch (error) {
      apply({ type: 'rejected', uuid: message.uuid, code: error instanceof Problem ? error.code : 'internal' });
      store(message.uuid);
    }
    return !isHeldUp(outbox.get().filter(({ uuid }) => uuid === message.uuid));
  }

  function run(): void {
    clearTimeout(timer);
    if (isClosed) return;
    for (const message of dueMessages(outbox.get())) {
      void deliver(message).then((goesOn) => {
        if (goesOn) return run();
        clearTimeout(timer);
        timer = setTimeout(run, retryAfter(outbox.get()));
      });
    }
  }

  const restore = async () => {
    const stored = await readStored<OutboxMessage>(start);
    if (isClosed || stored.length === 0) return;
    apply({ type: 'restored', messages: stored.map(([, message]) => message) });
    run();
  };

  function onStorage({ key, newValue }: StorageEvent): void {
    const at = key?.indexOf(start) ?? -1;
    if (at < 0 || key === null) return;
    if (newValue === null) apply({ type: 'removed', uuid: key.slice(at + start.length) });
    else setTimeout(() => void restore(), otherTabMs);
  }

  const stopFollowing = onReachedAgain(run);
  window.addEventListener('storage', onStorage);
  void restore();

  return {
    outbox,
    progress,
    add(message, file) {
      apply({ type: 'queued', message });
      store(message.uuid);
      if (file) {
        files.set(message.uuid, file);
        void storeDraftFiles(keyOf(message.uuid), { file }).catch(() => undefined);
      }
      run();
    },
    retry(uuid) {
      apply({ type: 'retried', uuid });
      store(uuid);
      run();
    },
    remove,
    fileOf,
    close() {
      isClosed = true;
      clearTimeout(timer);
      stopFollowing();
      window.removeEventListener('storage', onStorage);
    },
  };
}
