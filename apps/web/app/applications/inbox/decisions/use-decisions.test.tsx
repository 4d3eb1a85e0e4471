import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import templates from '@jobblik/words/da/templates.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import { ToastRows } from '../../../ui/feedback/toast';
import type { InboxEvent } from '../inbox-state';
import { AskDialog } from './applicant-ask';
import { DecideDialog } from './applicant-decide';
import { type Decisions, useDecisions } from './use-decisions';

/** A server whose responses the test triggers, and its requests. */
let server: Server;
let requests: {
  path: string;
  body: Record<string, unknown>;
  answer: (status: number, body: object) => Promise<void>;
}[];

beforeAll(async () => {
  registerWords('da', { da: { applications: words, problems, templates, ui } });
  server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.writeHead(404).end('{}');
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const answer = (status: number, content: object) =>
      act(async () => {
        response.writeHead(status, {
          'content-type': status === 200 ? 'application/json' : 'application/problem+json',
        });
        response.end(JSON.stringify(content));
      });
    requests.push({ path: request.url ?? '', body, answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const question = { question_id: 5, question: 'Hvornår kan du begynde?', answer: null };
const applicant = (id: number, name: string, reject = 0) =>
  ({ id, user_id: id, reject, user: { name }, questions: [question], answers: [] }) as unknown as Application;
const [karen, bo] = [applicant(7, 'Karen Holm'), applicant(8, 'Bo Lund')];
const unavailable = { type: 'about:blank', code: 'unavailable', title: 'Unavailable', status: 503 };

function show(dialog: (decisions: Decisions) => React.ReactNode) {
  requests = [];
  const dispatch = vi.fn<(event: InboxEvent) => void>();
  let shown: Decisions | undefined;
  function Inbox() {
    const decisions = useDecisions(3, dispatch);
    shown = decisions;
    return (
      <>
        <p data-testid="states">{[7, 8].map((id) => decisions.changes.get(id)?.reject ?? '–').join(' ')}</p>
        {dialog(decisions)}
        <ToastRows />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        <Inbox />
      </WordsProvider>
    </QueryClientProvider>,
  );
  return {
    dispatch,
    decisions: () => {
      if (!shown) throw new Error('the inbox is on screen');
      return shown;
    },
  };
}

const states = () => screen.getByTestId('states').textContent;
const request = () =>
  waitFor(() => {
    const last = requests.at(-1);
    if (!last) throw new Error('nothing was sent');
    return last;
  });
/** The event of a decision that can be undone. */
const undoable = (text: RegExp, of: Iterable<readonly [number, object]>) =>
  expect.objectContaining({
    type: 'undoable',
    entry: expect.objectContaining({ text: expect.stringMatching(text), of: new Map(of) }),
  });
const rejection = (applicants: readonly Application[], onDone: () => void) => (decisions: Decisions) => (
  <DecideDialog
    decision="reject"
    applicants={applicants}
    employer="Lene"
    decisions={decisions}
    onClose={vi.fn()}
    onDone={onDone}
  />
);

test('a rejection shows at once; when it is refused the state before shows again, and the dialog keeps the text', async () => {
  const onDone = vi.fn();
  show(rejection([karen], onDone));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Kære Karen. Det var tæt på.' } });
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
  expect(states()).toBe('1 –');
  const { path, body, answer } = await request();
  expect([path, body.message]).toEqual(['/api/reject_candidate', 'Kære Karen. Det var tæt på.']);
  await answer(503, unavailable);
  await waitFor(() => expect(states()).toBe('– –'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Kære Karen. Det var tæt på.');
  expect(onDone).not.toHaveBeenCalled();
});

test('several are decided together: all show at once, and can be undone once the server has them', async () => {
  const onDone = vi.fn();
  const { dispatch } = show(rejection([karen, bo], onDone));
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
  expect(states()).toBe('1 1');
  const { answer } = await request();
  await answer(200, {
    result: 'success',
    decided: [{ application_id: 7, decision_id: 70 }],
    skipped: [{ application_id: 8, reason: 'withdrawn' }],
    undo_until: '2026-11-23T12:00:00Z',
  });
  await waitFor(() => expect(states()).toBe('– –'));
  expect(onDone).toHaveBeenCalledOnce();
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(undoable(/^1 ansøger/, [[7, { decisionId: 70, before: 0 }]]));
});

test('several are opened again together: at once, and with undo', async () => {
  const { decisions, dispatch } = show(() => null);
  await act(async () => void decisions().reopen([applicant(7, 'Karen Holm', 1), applicant(8, 'Bo Lund', 2)]));
  expect(states()).toBe('0 0');
  const { answer } = await request();
  await answer(200, {
    result: 'success',
    decided: [
      { application_id: 7, decision_id: 71 },
      { application_id: 8, decision_id: 81 },
    ],
    skipped: [],
    undo_until: '2026-11-23T12:00:00Z',
  });
  await waitFor(() => expect(dispatch).toHaveBeenCalledOnce());
  const before = [
    [7, { decisionId: 71, before: 1 }],
    [8, { decisionId: 81, before: 2 }],
  ] as const;
  expect(dispatch).toHaveBeenCalledWith(undoable(/^2 ansøgninger er genåbnet/, before));
});

test('a question that is taken back goes away at once, and comes back when that is refused', async () => {
  show((decisions) => (
    <AskDialog jobId={3} applicants={[karen]} decisions={decisions} onClose={vi.fn()} onSent={vi.fn()} />
  ));
  fireEvent.click(screen.getByRole('button', { name: /Hvornår kan du begynde/ }));
  expect(screen.queryByText(question.question)).toBeNull();
  const { answer } = await request();
  await answer(503, unavailable);
  expect(await screen.findByText(question.question)).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});
