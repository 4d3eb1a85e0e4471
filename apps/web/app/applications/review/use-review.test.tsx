import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import words from '@jobblik/words/da/applications.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import templates from '@jobblik/words/da/templates.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ToastRows } from '../../ui/feedback/toast';
import { AskDialog } from './dialogs/applicant-ask';
import { DecideDialog } from './dialogs/applicant-decide';
import { type Review, useReview } from './use-review';

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

function show(dialog: (review: Review) => React.ReactNode): { review: () => Review; onDone: () => void } {
  requests = [];
  let shown: Review | undefined;
  function Room() {
    const review = useReview(3, vi.fn());
    shown = review;
    return (
      <>
        <p data-testid="states">{[7, 8].map((id) => review.changes.get(id)?.reject ?? '–').join(' ')}</p>
        {dialog(review)}
        <ToastRows />
      </>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        <Room />
      </WordsProvider>
    </QueryClientProvider>,
  );
  return {
    review: () => {
      if (!shown) throw new Error('the room is on screen');
      return shown;
    },
    onDone: vi.fn(),
  };
}

const states = () => screen.getByTestId('states').textContent;
const request = () =>
  waitFor(() => {
    const last = requests.at(-1);
    if (!last) throw new Error('nothing was sent');
    return last;
  });
/** Whether the notice that begins so offers to undo it; notices of other tests may be on screen. */
const canUndo = (notice: string) => {
  const element = screen.getByText((text) => text.startsWith(notice)).parentElement as HTMLElement;
  return within(element).queryByRole('button', { name: /^Fortryd/ }) !== null;
};
const rejection = (applicants: readonly Application[], onDone: () => void) => (review: Review) => (
  <DecideDialog
    decision="reject"
    applicants={applicants}
    employer="Lene"
    review={review}
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
  show(rejection([karen, bo], onDone));
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
  expect(canUndo('1 ansøger')).toBe(true);
});

test('several are opened again together: at once, and with undo', async () => {
  const { review } = show(() => null);
  await act(async () => void review().reopenAll([applicant(7, 'Karen Holm', 1), applicant(8, 'Bo Lund', 2)]));
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
  await screen.findByText('2 ansøgninger er genåbnet.');
  expect(canUndo('2 ansøgninger er genåbnet.')).toBe(true);
});

test('a question that is taken back goes away at once, and comes back when that is refused', async () => {
  show((review) => <AskDialog jobId={3} applicants={[karen]} review={review} onClose={vi.fn()} onSent={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: /Hvornår kan du begynde/ }));
  expect(screen.queryByText(question.question)).toBeNull();
  const { answer } = await request();
  await answer(503, unavailable);
  expect(await screen.findByText(question.question)).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});
