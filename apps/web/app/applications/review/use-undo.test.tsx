import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ToastRows } from '../../ui/feedback/toast';
import { useOutdatedDecisions, useUndo } from './use-undo';

/** A server that takes every decision back, and remembers which; a decision's id is ten times its application's. */
let server: Server;
let undone: number[] = [];

beforeAll(async () => {
  registerWords('da', { da: { applications: words, problems, ui } });
  server = createServer(async (request, response) => {
    const { decision_ids } = JSON.parse(await text(request)) as { decision_ids: number[] };
    undone.push(...decision_ids);
    response.writeHead(200, { 'content-type': 'application/json' });
    const ids = decision_ids.map((id) => Math.floor(id / 10));
    response.end(JSON.stringify({ result: 'success', undone: ids, replaced: [], too_late: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  undone = [];
});

const [parked, rejected] = [2, 1];

function show() {
  const change = vi.fn(async () => {});
  const onUndone = vi.fn();
  let review: ReturnType<typeof useUndo> | undefined;
  function Room() {
    review = useUndo(change, onUndone);
    return <ToastRows />;
  }
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <Room />
    </WordsProvider>,
  );
  if (!review) throw new Error('the room is on screen');
  const { offer, undo, dropOutdated } = review;
  return {
    change,
    onUndone,
    dropOutdated: (id: number, reject: number) => act(() => dropOutdated(id, reject)),
    undo: () => act(() => undo()),
    decide: (name: string, reject: number, decisionId: number, before = 0) =>
      act(() =>
        offer({ text: name, sends: false }, reject, new Map([[Math.floor(decisionId / 10), { decisionId, before }]])),
      ),
  };
}

/** The notice of a decision; null when there is none. */
const notice = (name: string) => screen.queryByText(name)?.parentElement ?? null;
function press(name: string): void {
  const found = notice(name);
  if (!found) throw new Error(`there is no notice "${name}"`);
  within(found)
    .getByRole('button', { name: /^Fortryd/ })
    .click();
}

test('each notice undoes its own decision and leads to its person', async () => {
  const { decide, change, onUndone } = show();
  decide('Anna afvist', rejected, 11);
  decide('Bo afvist', rejected, 21, parked);
  press('Anna afvist');
  await waitFor(() => expect(onUndone).toHaveBeenCalledWith([1]));
  expect(undone).toEqual([11]);
  expect(change).toHaveBeenCalledExactlyOnceWith(1, { reject: 0 });
  expect(notice('Anna afvist')).toBeNull();
  expect(notice('Bo afvist')).not.toBeNull();
});

test('Z goes back step by step, and a notice that was replaced comes back for the time it has left', async () => {
  const { decide, undo } = show();
  decide('Cilla parkeret', parked, 31);
  decide('Cilla afvist', rejected, 32, parked);
  expect(notice('Cilla parkeret')).toBeNull();
  await undo();
  expect(undone).toEqual([32]);
  expect(notice('Cilla afvist')).toBeNull();
  expect(notice('Cilla parkeret')).not.toBeNull();
  await undo();
  expect(undone).toEqual([32, 31]);
  await undo();
  expect(undone).toEqual([32, 31]);
});

test('a notice goes away when its decision no longer holds', () => {
  const { decide, dropOutdated } = show();
  decide('Dan afvist', rejected, 41);
  dropOutdated(41, 0);
  dropOutdated(4, rejected);
  expect(notice('Dan afvist')).not.toBeNull();
  dropOutdated(4, 0);
  expect(notice('Dan afvist')).toBeNull();
});

test('a decision that is made right after the list was drawn is kept, though the list shows the state before it', () => {
  function Room() {
    const { offer, dropOutdated } = useUndo(
      async () => {},
      () => {},
    );
    useOutdatedDecisions([{ id: 5, reject: 0 }], dropOutdated);
    // Between the list’s drawing and the effects that follow it.
    // biome-ignore lint/correctness/useExhaustiveDependencies: one decision
    useLayoutEffect(
      () => offer({ text: 'Eva afvist', sends: true }, rejected, new Map([[5, { decisionId: 51, before: 0 }]])),
      [],
    );
    return <ToastRows />;
  }
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <Room />
    </WordsProvider>,
  );
  expect(notice('Eva afvist')).not.toBeNull();
});
