import { getChatContact, getMessageHistoryWithContact, getRecentHistoryContact } from '@jobblik/contract/chat/chat.api';
import { chatLimits } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import type { Query, QueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api';
import { isFirstRead, readEnded } from '../../platform/api/query-client';
import { type History, historyOf, lastSeq, withNewer, withOlder } from '../conversation/history';

const histories = 'chat-history';

/** Key of a conversation in the cache. */
export function historyKey(userId: number): readonly unknown[] {
  return [histories, userId];
}

/** Reads the newest page of a conversation. */
export async function readHistory(userId: number): Promise<History> {
  return historyOf(await callApi(getMessageHistoryWithContact, { body: { contact_users: userId } }));
}

/** A conversation that is being read for the first time. Its response may be older than events that arrive before it. */
function firstReadOf(client: QueryClient, userId: number): Query | undefined {
  const query = client.getQueryCache().find({ queryKey: historyKey(userId) });
  return query && isFirstRead(query) ? query : undefined;
}

/** Changes a conversation in the cache, now or when it gets there. */
export function changeHistory(client: QueryClient, userId: number, change: (now: History) => History): void {
  const set = () => void client.setQueryData<History>(historyKey(userId), (now) => now && change(now));
  const firstRead = firstReadOf(client, userId);
  if (firstRead) void readEnded(firstRead).then(set);
  else set();
}

/** Fetches the messages that a conversation lacks at its end, if it is in the cache or being loaded. */
export async function catchUp(client: QueryClient, userId: number): Promise<void> {
  const firstRead = firstReadOf(client, userId);
  if (firstRead) await readEnded(firstRead);
  const known = client.getQueryData<History>(historyKey(userId));
  if (!known) return;
  const body = { contact_users: userId, after_seq: lastSeq(known), limit: chatLimits.maxPage };
  const page = await callApi(getMessageHistoryWithContact, { body });
  changeHistory(client, userId, (now) => withNewer(now, page));
  if (page.has_more) await catchUp(client, userId);
}

/** {@link catchUp} for every conversation in the cache. */
export async function catchUpAll(client: QueryClient): Promise<void> {
  const keys = client.getQueryCache().findAll({ queryKey: [histories] });
  await Promise.all(keys.map(({ queryKey }) => catchUp(client, Number(queryKey[1]))));
}

/**
 * Fetches the page before the loaded messages.
 * @param limit messages at most
 */
export async function fetchOlder(client: QueryClient, userId: number, limit?: number): Promise<void> {
  const known = client.getQueryData<History>(historyKey(userId));
  const before = known?.messages[0]?.seq;
  if (!known?.hasOlder || before === undefined) return;
  const body = { contact_users: userId, before_seq: before, ...(limit !== undefined && { limit }) };
  const page = await callApi(getMessageHistoryWithContact, { body });
  changeHistory(client, userId, (now) => withOlder(now, page));
}

/** Reads one message again: the links of its file expire after a day. */
export async function refreshMessage(client: QueryClient, userId: number, seq: number): Promise<void> {
  const page = await callApi(getMessageHistoryWithContact, {
    body: { contact_users: userId, after_seq: seq - 1, limit: 1 },
  });
  changeHistory(client, userId, (now) => withNewer(now, page));
}

/** Makes the lists of contacts reload. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  await Promise.all(
    [getChatContact, getRecentHistoryContact].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
  );
}

/** Changes a contact in every list and in its conversation. */
export function changeContact(client: QueryClient, userId: number, change: Partial<ChatContact>): void {
  for (const { path } of [getChatContact, getRecentHistoryContact]) {
    client.setQueriesData<ChatContact[]>({ queryKey: [path] }, (now) =>
      now?.map((contact) => (contact.user_id === userId ? { ...contact, ...change } : contact)),
    );
  }
  changeHistory(client, userId, (now) => ({ ...now, contact: { ...now.contact, ...change } }));
}
