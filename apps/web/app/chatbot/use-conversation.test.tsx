import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useConversation } from './use-conversation';

/** Questions to the server that have no answer yet, in their order. */
const pending: ServerResponse[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((_request, response) => pending.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
const headers = { 'content-type': 'application/json', connection: 'close' };
const refuse = (response?: ServerResponse) => response?.writeHead(400, headers).end('{"code":"invalid_input"}');
const answer = (response?: ServerResponse) => response?.writeHead(200, headers).end('{"text":"Ja."}');
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a new conversation takes a question while one of the earlier is pending, and shows nothing of it', async () => {
  const { result } = renderHook(useConversation);
  act(() => void result.current.ask('Er der job i Vejle?'));
  await waitFor(() => expect(pending).toHaveLength(1));
  expect(result.current.waiting).toBe(true);

  act(() => result.current.clear());
  expect(result.current.waiting).toBe(false);
  act(() => void result.current.ask('Er der job i Vejen?'));
  await waitFor(() => expect(pending).toHaveLength(2));

  refuse(pending[0]);
  answer(pending[1]);
  await waitFor(() => expect(result.current.waiting).toBe(false));
  expect(result.current.error).toBeNull();
  expect(result.current.conversation.turns).toMatchObject([
    { from: 'person', text: 'Er der job i Vejen?' },
    { from: 'bot', answer: { text: 'Ja.' } },
  ]);
});

test('a question that fails is shown as failed, and can be sent again', async () => {
  pending.length = 0;
  const { result } = renderHook(useConversation);
  act(() => result.current.clear());
  act(() => void result.current.ask('Er der job på øen?'));
  await waitFor(() => expect(pending).toHaveLength(1));
  refuse(pending[0]);
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(result.current.waiting).toBe(false);

  act(() => void result.current.again());
  await waitFor(() => expect(pending).toHaveLength(2));
  expect(result.current.error).toBeNull();
  answer(pending[1]);
  await waitFor(() => expect(result.current.conversation.turns).toHaveLength(2));
});
