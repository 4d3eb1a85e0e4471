import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { chatContactWith, chatMessageWith } from '../chat.factory';
import type { History } from '../conversation/history';
import { withSeen } from '../conversation/history';
import { catchUp, changeHistory, historyKey, readHistory } from './chat-cache';

const userId = 7;
const client = new QueryClient();
afterEach(() => {
  client.clear();
  vi.restoreAllMocks();
});

const page = (seqs: readonly number[]) => ({
  result_message_json: seqs.map((seq) => chatMessageWith(seq)),
  has_more: false,
  read_seq: 0,
  contact_read_seq: 0,
  contact: chatContactWith(),
});

/** A conversation on screen whose first page is loading, and the messages that the server stores after it was read. */
function readingConversation(first: readonly number[], later: readonly number[]) {
  const arrival = Promise.withResolvers<void>();
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, request) => {
    const isLater = String(request?.body).includes('after_seq');
    if (!isLater) await arrival.promise;
    return Response.json(page(isLater ? later : first));
  });
  const options = { queryKey: historyKey(userId), queryFn: () => readHistory(userId) };
  new QueryObserver<History>(client, options).subscribe(() => undefined);
  return { arrive: arrival.resolve, history: () => client.getQueryData<History>(historyKey(userId)) };
}

it('fetches a message that comes while the first page is loading', async () => {
  const { arrive, history } = readingConversation([1, 2], [3]);
  const caughtUp = catchUp(client, userId);
  arrive();
  await caughtUp;
  expect(history()?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('keeps a read position that comes while the first page is loading', async () => {
  const { arrive, history } = readingConversation([1, 2], []);
  changeHistory(client, userId, (now) => withSeen(now, 2));
  arrive();
  await expect.poll(() => history()?.seenSeq).toBe(2);
});
