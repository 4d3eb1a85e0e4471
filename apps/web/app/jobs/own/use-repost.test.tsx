import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getMyJobs } from '@jobblik/contract/jobs/jobs.api';
import words from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider, useCall } from '../../platform/api/query';
import { rememberAction } from '../../platform/drafts/pending-action';
import { signIn, updateSession } from '../../platform/session/session';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { useRepost, useWantedRepost } from './use-repost';

/** A server whose second answer about the list waits for `release`. */
let server: Server;
const { promise: released, resolve: release } = Promise.withResolvers<void>();
let lists = 0;
const reposts: unknown[] = [];

beforeAll(async () => {
  registerWords('da', { da: { 'employer-jobs': words, problems } });
  server = createServer(async (request, response) => {
    const isRepost = request.url?.startsWith('/api/repost_job');
    if (isRepost) reposts.push(JSON.parse(await text(request)));
    if (!isRepost) lists += 1;
    if (!isRepost && lists > 1) await released;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(isRepost ? '{"result":"success"}' : '{"jobs":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => {
  release();
  return new Promise((resolve) => server.close(resolve));
});

function Page({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        <QueryProvider>{children}</QueryProvider>
      </WordsProvider>
    </MemoryRouter>
  );
}

test('is busy until the list says whether the ad can be posted again, and then done', async () => {
  const onDone = vi.fn();
  const { result } = renderHook(
    () => {
      const list = useCall(
        getMyJobs,
        { query: { part: 'all', keyword: '', sort: 'newest', pageNumber: 1, pagePerSize: 20 } },
        { staleTime: 0 },
      );
      return { list, repost: useRepost(7) };
    },
    { wrapper: Page },
  );
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  act(() => result.current.repost.run({ onDone }));
  await waitFor(() => expect(lists).toBe(2));
  expect(result.current.repost.busy).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(result.current.repost.busy).toBe(false);
});

test('an ad that a plan was missing for is posted again once there is one, and only then', async () => {
  reposts.length = 0;
  signIn({
    token: 'x'.repeat(43),
    ttl: 2,
    user_id: 3,
    user_name: 'Lene',
    user_avatar: '',
    membership: { plan: 1, status: 1 },
    unread_count: 0,
    notification_status: 0,
  });
  rememberAction({ kind: 'repost', id: 9, deadline: null });
  renderHook(() => useWantedRepost(), { wrapper: Page });
  expect(reposts).toEqual([]);
  act(() => updateSession({ membership: { plan: 2, status: 1 } }));
  await waitFor(() => expect(reposts).toEqual([{ job_id: 9, job_deadline_date: null }]));
  renderHook(() => useWantedRepost(), { wrapper: Page });
  expect(reposts).toHaveLength(1);
});
