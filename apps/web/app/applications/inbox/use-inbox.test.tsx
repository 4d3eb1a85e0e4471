import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ToastRows } from '../../ui/feedback/toast';
import { type InboxModel, useInbox } from './use-inbox';

/** A server with two applications that takes every decision and takes it back; a decision's id is ten times its application's. */
let server: Server;
let calls: string[] = [];
let states = new Map<number, number>();

beforeAll(async () => {
  registerWords('da', { da: { applications: words, problems, ui } });
  server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/', '');
    const sent = await text(request);
    const body = sent ? (JSON.parse(sent) as Record<string, never>) : {};
    const answer = answerTo(path, body);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  calls = [];
  states = new Map([
    [1, 0],
    [2, 0],
  ]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function answerTo(path: string, body: { candidate_id?: number; decision_ids?: number[] }): object {
  if (path === 'search_job_apply') {
    const applications = [...states].map(([id, reject]) => applicationOf(id, reject));
    const counts = { all: 2, open: 2, parked: 0, rejected: 0, new: 2 };
    return { applications, count: 2, counts, whole: counts };
  }
  const { candidate_id: id = 0, decision_ids } = body;
  if (decision_ids) {
    const undone = decision_ids.map((decision) => Math.floor(decision / 10));
    calls.push(`undo ${decision_ids.join(' ')}`);
    for (const one of undone) states.set(one, 0);
    return { result: 'success', undone, replaced: [], too_late: [] };
  }
  if (path === 'pending_candidate') {
    calls.push(`park ${id}`);
    states.set(id, 2);
  }
  return { result: 'success', decision_id: id * 10 };
}

const applicationOf = (id: number, reject: number) =>
  ({
    id,
    user_id: id,
    active: 1,
    reject,
    rating_point: 0,
    is_seen: true,
    new_answers: 0,
    v_status: 0,
    user: { name: `Ansøger ${id}` },
  }) as unknown as Application;

async function show(query = '') {
  let model: InboxModel | undefined;
  function Inbox() {
    model = useInbox(3);
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <Inbox /> },
      { path: '/other', element: null },
    ],
    {
      initialEntries: [`/${query}`],
    },
  );
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <RouterProvider router={router} />
        <ToastRows />
      </QueryProvider>
    </WordsProvider>,
  );
  const inbox = () => {
    if (!model) throw new Error('the inbox is on screen');
    return model;
  };
  await waitFor(() => expect(inbox().view.applications).toHaveLength(2));
  return {
    inbox,
    router,
    park: (id: number) =>
      act(async () => {
        const one = inbox().view.applications.filter((application) => application.id === id);
        await inbox().decisions.decide(one, 'park', { message: '', reason: null });
      }),
  };
}

const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const notice = (id: number) => screen.queryByText(new RegExp(`^Ansøger ${id} `));

test('J opens the next application in the address, K the one before, and Back goes back', async () => {
  const { inbox, router } = await show('?application=1');
  await press('j');
  await waitFor(() => expect(router.state.location.search).toBe('?application=2'));
  expect(inbox().shown.open?.id).toBe(2);
  await press('k');
  await waitFor(() => expect(router.state.location.search).toBe('?application=1'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(inbox().shown.open?.id).toBe(2));
});

test('each notice undoes its own decision and leads to its person; Z takes the newest', async () => {
  const { inbox, park } = await show('?application=1');
  await park(1);
  await park(2);
  const [first, second] = [notice(1), notice(2)];
  if (!first?.parentElement || !second) throw new Error('both have a notice');
  within(first.parentElement)
    .getByRole('button', { name: /^Fortryd/ })
    .click();
  await waitFor(() => expect(calls).toEqual(['park 1', 'park 2', 'undo 10']));
  expect(notice(1)).toBeNull();
  expect(inbox().shown.open?.id).toBe(1);
  await press('z');
  await waitFor(() => expect(calls.at(-1)).toBe('undo 20'));
  expect(notice(2)).toBeNull();
  await waitFor(() => expect(inbox().shown.open?.id).toBe(2));
});

test('a notice goes when another window has replaced its decision', async () => {
  const { inbox, park } = await show();
  await park(1);
  expect(notice(1)).not.toBeNull();
  states.set(1, 0);
  await act(async () => void (await inbox().query.refetch()));
  await waitFor(() => expect(notice(1)).toBeNull());
});

test('a notice outlives the screen: it undoes its decision and leads nowhere', async () => {
  const { park, router } = await show();
  await park(1);
  await act(() => router.navigate('/other'));
  notice(1)?.parentElement?.querySelector('button')?.click();
  await waitFor(() => expect(calls).toEqual(['park 1', 'undo 10']));
  await screen.findByText(/fortrudt/i);
  expect(router.state.location.pathname).toBe('/other');
});
