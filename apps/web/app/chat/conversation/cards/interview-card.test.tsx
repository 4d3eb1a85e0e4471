import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import type { RequestState } from '@jobblik/contract/chat/chat.rules';
import type { ChatMessage, InterviewDetails } from '@jobblik/contract/chat/chat.schema';
import chat from '@jobblik/words/da/chat.json' with { type: 'json' };
import interviews from '@jobblik/words/da/interviews.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { QueryProvider } from '../../../platform/api/query';
import { signIn, signOut } from '../../../platform/session/session';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import { Toasts } from '../../../ui/feedback/toast';
import { chatContactWith, chatMessageWith } from '../../chat.factory';
import { InterviewCard } from './interview-card';

/** A server that accepts one answer, and records the requests. */
let server: Server;
let requests: { path: string; body: unknown }[] = [];
let refusal: { status: number; code: string } | null = null;
let result = 'success';

beforeAll(async () => {
  registerWords('da', { da: { chat, interviews, problems, ui } });
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    requests.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(parts).toString() || 'null') });
    response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(refusal ? { code: refusal.code, title: '', status: refusal.status } : { result, slots: [] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/kandidat/besked`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  requests = [];
  refusal = null;
  result = 'success';
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

const interview = {
  app_id: 1,
  job_title: 'Kok',
  title: 'Første samtale',
  description: 'Vi taler om vagter.',
  schedule_date: '27.11.2026',
  schedule_start: '09:00',
  schedule_end: '09:30',
};

interface OpenOptions {
  ttl?: 1 | 2;
  state?: RequestState;
  change?: Partial<InterviewDetails>;
  facts?: ChatMessage['interview_facts'];
}

function open({ ttl = 1, state = 'open', change, facts = null }: OpenOptions = {}) {
  const person = { user_id: 1, user_name: 'Karen Bæk', user_avatar: '', membership: { plan: 1, status: 1 } };
  signIn({ token: 'x'.repeat(40), ttl, ...person, unread_count: 0, notification_status: 0 });
  const message = chatMessageWith(4, {
    message_type: 2,
    interview: { ...interview, ...change },
    interview_facts: facts,
    state,
    type: ttl === 1 ? 'receive' : 'send',
  });
  const Card = () => <InterviewCard message={message} contact={chatContactWith()} />;
  const Stub = createRoutesStub([{ path: '*', Component: Card }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/kandidat/besked']} />
        <Toasts />
      </QueryProvider>
    </WordsProvider>,
  );
  return message;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['Acceptér', 3, 'Accepteret'],
  ['Afvis', 4, 'Afvist'],
])('a seeker answers with »%s«, once', async (name, interview_type, word) => {
  const { uuid } = open();
  expect(screen.getByText('Venter på dit svar')).toBeTruthy();
  press(name);
  expect(screen.getByText(word)).toBeTruthy();
  expect(screen.queryByRole('button', { name })).toBeNull();
  const answers = () => requests.filter(({ path }) => path === '/api/createInterview').map(({ body }) => body);
  await waitFor(() => expect(answers()).toEqual([{ uuid, interview_type }]));
});

it('a seeker can postpone only with a reason', async () => {
  const { uuid } = open();
  press('Udsæt');
  press('Send');
  expect(screen.getByText('Skriv, hvorfor interviewet skal flyttes.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Jeg er på kursus ' } });
  press('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // A card before this one may still read its message again.
  const answers = requests.filter(({ path }) => path !== getMessageHistoryWithContact.path);
  expect(answers).toEqual([
    {
      path: '/api/set_postpone_email_to_employer_on_chat',
      body: { employer_id: 7, reason: 'Jeg er på kursus', uuid },
    },
  ]);
});

it('a refused answer is removed again, and the reason is shown', async () => {
  refusal = { status: 409, code: 'conflict' };
  open();
  press('Acceptér');
  expect(await screen.findByText(problems.conflict)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Acceptér' })).toBeTruthy());
});

it.each([
  [1, 'accepted', 'Accepteret'],
  [1, 'postponed', 'Udsat'],
  [2, 'open', 'Venter på svar fra Nordlys Energi'],
  [2, 'declined', 'Afvist'],
] as const)('user type %i sees what became of it: %s', (ttl, state, word) => {
  open({ ttl, state });
  expect(screen.getByText(word)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a time at which the seeker has another interview stays unanswered, with a message', async () => {
  result = 'error';
  open();
  press('Acceptér');
  expect(await screen.findByText('Der er allerede et andet interview på det tidspunkt.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Acceptér' })).toBeTruthy());
});

it('without a time the seeker picks one of the free times', async () => {
  const uuid = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';
  open({ change: { uuid, schedule_date: '', schedule_start: '', schedule_end: '' } });
  expect(screen.getByText('Du vælger selv en tid')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Acceptér' })).toBeNull();
  press('Vælg en tid');
  expect(await screen.findByText('Der er ingen ledige tider lige nu')).toBeTruthy();
  // Late requests of the previous test's card may arrive here.
  const slotRequests = requests.filter(({ path }) => path === '/api/get_free_slots');
  expect(slotRequests).toEqual([{ path: '/api/get_free_slots', body: { uuid } }]);
});

it.each([
  ['open', true],
  ['accepted', true],
  ['postponed', true],
  ['declined', false],
  ['moved', false],
  ['cancelled', false],
] as const)('a request that is %s leads to its place in the calendar: %s', (state, leads) => {
  const uuid = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';
  open({ state, change: { uuid } });
  const link = screen.queryByRole('link', { name: 'Se i kalenderen' });
  expect(link?.getAttribute('href') ?? null).toBe(leads ? `/kandidat/interview/liste?interview=${uuid}` : null);
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
/** An interview from so many hours before now to so many after it. */
const factsOf = (
  state: 'requested' | 'accepted' | 'ended' | 'declined',
  [from, to]: [number, number],
  change = {},
) => ({
  state,
  starts_at: hours(from),
  ends_at: hours(to),
  together_since: null,
  interview_seconds: 0,
  undo_until: null,
  ...change,
});

it.each([
  ['accepted', factsOf('accepted', [5, 6]), 'Accepteret', false],
  ['accepted', factsOf('accepted', [-1, 1]), 'Klar', true],
  ['accepted', factsOf('accepted', [-1, 1], { together_since: hours(-1) }), 'I gang', true],
  ['accepted', factsOf('ended', [-1, 1], { interview_seconds: 1440 }), 'Holdt, 24 min.', false],
  ['accepted', factsOf('accepted', [-2, -1]), 'Ingen kom', false],
  ['open', factsOf('requested', [-2, -1]), 'Ikke besvaret', false],
  // A later request has taken its place.
  ['moved', factsOf('accepted', [-1, 1]), 'Flyttet til et nyt tidspunkt', false],
] as const)('a request that is %s shows what its interview is: %j', (state, facts, word, isOpen) => {
  open({ state, facts, change: { uuid: '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11' } });
  expect(screen.getByText(word)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Gå ind' }) !== null).toBe(isOpen);
  expect(screen.queryByRole('button', { name: 'Acceptér' })).toBeNull();
});

it('a decline can be undone until the company is told of it', async () => {
  const uuid = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';
  const until = new Date(Date.now() + 9_000).toISOString();
  open({ state: 'declined', facts: factsOf('declined', [5, 6], { undo_until: until }), change: { uuid } });
  expect(screen.getByText('Afvist')).toBeTruthy();
  expect(screen.getByText(/^Nordlys Energi får besked om (9|8) sek\.$/)).toBeTruthy();
  press('Fortryd: Første samtale');
  expect(await screen.findByText('Fortrudt. Virksomheden har ikke fået noget at vide.')).toBeTruthy();
  expect(requests[0]).toEqual({ path: '/api/undo_interview_decline', body: { uuid } });
});

it('a decline that was undone too late says so', async () => {
  refusal = { status: 409, code: 'undo_too_late' };
  open({ state: 'declined', facts: factsOf('declined', [5, 6], { undo_until: hours(1) }) });
  press('Fortryd: Første samtale');
  expect(await screen.findByText(problems.undo_too_late)).toBeTruthy();
});

it('a decline whose time is over has no undo', () => {
  open({ state: 'declined', facts: factsOf('declined', [5, 6], { undo_until: hours(-1) }) });
  expect(screen.queryByRole('button')).toBeNull();
});
