import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineCall } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { act, renderHook } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useConfirmationRequest } from '../session/confirmation';
import { sessionToken, signIn, signOut, useSession } from '../session/session';
import { callApi, sendApi } from './api';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const save = defineCall({
  method: 'POST',
  path: '/api/save/:id',
  access: 'user',
  summary: 'x',
  params: z.object({ id: z.number() }),
  body: z.object({ text: z.string() }),
  response: z.object({ result: z.string() }),
});
const list = defineCall({
  method: 'GET',
  path: '/api/list',
  access: 'guest',
  summary: 'x',
  query: z.object({ page: z.number().optional() }),
  response: z.object({ count: z.number() }),
});

const abortable = { signal: new AbortController().signal };

let server: Server;
let answer: { status: number; type: string; body: string; retryAfter?: string };
let seen: { url: string | undefined; authorization: string | undefined; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen = { url: request.url, authorization: request.headers.authorization, body: await bodyOf(request) };
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kandidat/cv?x=1`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => signOut());

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

function answers(status: number, body: unknown, type = 'application/json') {
  answer = { status, type, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function signedIn() {
  signIn({
    token: 'secret',
    ttl: 1,
    user_id: 1,
    user_name: 'A',
    user_avatar: '',
    membership: { plan: 1, status: 1 },
    unread_count: 0,
    notification_status: 0,
  });
}

it('sends path, body and token, and returns the answer', async () => {
  signedIn();
  answers(200, { result: 'success' });
  expect(await callApi(save, { params: { id: 4 }, body: { text: 'æøå' } })).toEqual({ result: 'success' });
  expect(seen).toEqual({ url: '/api/save/4', authorization: 'Bearer secret', body: '{"text":"æøå"}' });
});

it('sends no token for a guest and omits optional parts', async () => {
  answers(200, { count: 3 });
  expect(await callApi(list)).toEqual({ count: 3 });
  expect(seen.authorization).toBeUndefined();
});

it('throws the problem the server refused with', async () => {
  answers(
    400,
    { code: 'invalid_input', title: 'x', status: 400, fields: [{ path: 'text', code: 'too_long', limit: 10 }] },
    'application/problem+json',
  );
  const problem = await callApi(save, { params: { id: 1 }, body: { text: 'x' } }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({
    code: 'invalid_input',
    status: 400,
    fields: [{ path: 'text', code: 'too_long', limit: 10 }],
  });
});

it.each([
  [502, '<html>Bad gateway</html>', 'unavailable'],
  [413, '', 'too_large'],
  [429, '{', 'too_many_requests'],
  [500, '<h1>', 'internal'],
])('has a code by status for a %i without a problem body', async (status, body, code) => {
  answers(status, body, 'text/html');
  await expect(callApi(list)).rejects.toMatchObject({ code, status });
});

it.each([
  ['540', 540],
  ['Thu, 26 Nov 2026 12:00:00 GMT', undefined],
])('reads how long to wait from retry-after %s, with and without progress', async (retryAfter, seconds) => {
  answers(429, { code: 'too_many_requests', title: 'x', status: 429 });
  answer.retryAfter = retryAfter;
  await expect(callApi(list)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: seconds });
  await expect(sendApi(list, { onProgress: () => undefined })).rejects.toMatchObject({ retryAfter: seconds });
});

it('has the code network without an answer, and aborted when the caller cancelled', async () => {
  const broken = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(callApi(list)).rejects.toMatchObject({ code: 'network', status: 0 });
  await expect(sendApi(list, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
  broken.mockRestore();
});

it.each([
  ['a short change', true, () => callApi(save, { params: { id: 4 }, body: { text: 'a' } })],
  ['a long change', false, () => callApi(save, { params: { id: 4 }, body: { text: 'a'.repeat(4_000) } })],
  ['one that can be aborted', false, () => sendApi(save, abortable, { params: { id: 4 }, body: { text: 'a' } })],
  ['a call that reads', false, () => callApi(list)],
])('%s continues when its page is left: %s', async (_, keepalive, send) => {
  signedIn();
  answers(200, { result: 'success', count: 3 });
  const fetched = vi.spyOn(window, 'fetch');
  await send();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive });
  fetched.mockRestore();
});

it.each([
  [401, 'unauthenticated', null],
  [403, 'forbidden', null],
  [403, 'demo_read_only', 'secret'],
  [403, 'no_membership', 'secret'],
  [404, 'not_found', 'secret'],
])('a %i %s leaves the token at %s', async (status, code, token) => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  signedIn();
  answers(status, { code, title: code, status });
  await expect(callApi(list)).rejects.toMatchObject({ code });
  expect(sessionToken()).toBe(token);
  expect(left.mock.calls).toEqual(token === null ? [['/login?next=%2Fkandidat%2Fcv%3Fx%3D1&ended=1']] : []);
  left.mockRestore();
});

it('a page that is left for the sign-in screen is not told first, which would lead there a second time', async () => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  signedIn();
  const { result } = renderHook(useSession);
  const before = result.current;
  answers(401, { code: 'unauthenticated', title: 'x', status: 401 });
  await act(() => expect(callApi(list)).rejects.toMatchObject({ code: 'unauthenticated' }));
  expect(left).toHaveBeenCalledOnce();
  expect(sessionToken()).toBeNull();
  expect(before).not.toBeNull();
  expect(result.current).toEqual(before);
  left.mockRestore();
});

it('asks the person to confirm the session, and makes the call again once that is done', async () => {
  signedIn();
  answers(403, { code: 'confirmation_required', title: 'x', status: 403 });
  const { result } = renderHook(useConfirmationRequest);
  const input = { params: { id: 7 }, body: { text: 'x' } };
  const confirmed = callApi(save, input);
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  answers(200, { result: 'success' });
  act(() => result.current?.answer(true));
  expect(await confirmed).toEqual({ result: 'success' });
  expect(seen).toMatchObject({ url: '/api/save/7', body: '{"text":"x"}' });
  expect(result.current).toBeNull();

  answers(403, { code: 'confirmation_required', title: 'x', status: 403 });
  const closed = callApi(save, input).catch((error: Problem) => error.code);
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current?.answer(false));
  expect(await closed).toBe('confirmation_required');
  expect(sessionToken()).toBe('secret');
});
