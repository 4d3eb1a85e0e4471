import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import words from '@jobblik/words/da/employer-jobs.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { QueryProvider, useCall } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { useToasts } from '../../ui/feedback/toast-store';
import { useRepost } from './use-repost';

/** A server whose second response for the list waits for `release`. */
let server: Server;
const { promise: released, resolve: release } = Promise.withResolvers<void>();
let lists = 0;
const reposts: unknown[] = [];
let answer = 'success';

beforeAll(async () => {
  registerWords('da', { da: { 'employer-jobs': words, problems } });
  server = createServer(async (request, response) => {
    const isRepost = request.url?.startsWith('/api/repost_job');
    if (isRepost) reposts.push(JSON.parse(await text(request)));
    if (!isRepost) lists += 1;
    if (!isRepost && lists > 1) await released;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(isRepost ? `{"result":"${answer}"}` : '{"jobs":[]}');
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

test('is busy until the list is reloaded, and then done', async () => {
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

test('an ad without a plan waits on the server once the employer goes to the plans', async () => {
  reposts.length = 0;
  answer = 'failed';
  const { result } = renderHook(() => ({ repost: useRepost(9), toasts: useToasts(), path: useLocation().pathname }), {
    wrapper: Page,
  });
  act(() => result.current.repost.run({ deadline: null }));
  await waitFor(() => expect(result.current.toasts.at(-1)?.action).toBeDefined());
  expect(reposts).toEqual([{ job_id: 9, job_deadline_date: null }]);
  act(() => result.current.toasts.at(-1)?.action?.onClick());
  await waitFor(() => expect(reposts.at(-1)).toEqual({ job_id: 9, job_deadline_date: null, when_paid: true }));
  expect(result.current.path).toBe('/virksomhed/medlemskab/pakke');
});
