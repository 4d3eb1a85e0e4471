import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalendarInterview } from '@jobblik/contract/interviews/interviews.schema';
import type { ScreenArea } from '@jobblik/contract/paths';
import interviews from '@jobblik/words/da/interviews.json' with { type: 'json' };
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import rooms from '@jobblik/words/da/rooms.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { QueryProvider } from '../../platform/api/query';
import { registerWords, WordsProvider, wordsOfRequest } from '../../platform/words/i18n';
import { ClosedInterview } from './closed-interview';

let server: Server;
let interview: Partial<CalendarInterview> | null = null;

beforeAll(async () => {
  registerWords('da', { da: { interviews, problems, rooms, ui } });
  server = createServer((_request, response) => {
    response.writeHead(interview ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        interview
          ? { result: 'success', interview, result_message_json: [], name: '', company: '' }
          : { code: 'not_found', title: '', status: 404 },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/virksomhed/dashboard`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(cleanup);

const uuid = '0f8a1d7e-6a55-4a53-9c39-6d0a3a5f0a11';
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An interview from so many hours before now to so many after it. */
function open(area: ScreenArea, change: Partial<CalendarInterview>, [from, to]: [number, number] = [-2, -1]) {
  interview = {
    uuid,
    kind: 'candidate',
    state: 'accepted',
    starts_at: at(from),
    ends_at: at(to),
    together_since: null,
    interview_seconds: 0,
    interview_time: { schedule_date: '20.11.2026', schedule_start: '11:00', schedule_end: '11:30' },
    seeker: { id: 5, name: 'Grace Mensah', avatar: null },
    employer: { id: 6, name: 'Nordlys Energi', avatar: null },
    email: null,
    app_id: 7,
    job_id: 8,
    job_title: 'Sygeplejerske',
    ...change,
  };
  show(area);
}

function show(area: ScreenArea) {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ClosedInterview uuid={uuid} area={area} /> }]);
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QueryProvider>
        <Stub initialEntries={['/']} />
      </QueryProvider>
    </WordsProvider>,
  );
}
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('says how long a held interview lasted, and leads the employer to the application', async () => {
  open('virksomhed', { state: 'ended', interview_seconds: 1440 });
  expect(await heading()).toBe('Samtalen er holdt, 24 min.');
  expect(screen.getByText(/^Grace Mensah · Sygeplejerske · /)).toBeTruthy();
  expect(links()).toEqual([
    ['Gå til ansøgningen', '/virksomhed/job/detalje/8/dashboard?application=7'],
    ['Skriv til Grace Mensah', expect.stringContaining('5')],
    ['Til Interviews', `/virksomhed/interview/liste?interview=${uuid}`],
  ]);
});

it('leads the job seeker to the application and the company', async () => {
  open('kandidat', { interview_seconds: 90 });
  expect(await heading()).toBe('Samtalen er holdt, 2 min.');
  expect(links()[0]).toEqual(['Se din ansøgning', '/kandidat/job/ansøgningsdetalje/7']);
});

it.each<[string, Partial<CalendarInterview>, [number, number]?]>([
  ['Ingen kom til samtalen', {}],
  ['Ingen kom til samtalen', { state: 'ended' }],
  ['Interviewet skal flyttes', { state: 'postponed' }, [1, 2]],
  ['Tidspunktet er ikke bekræftet endnu', { state: 'requested' }, [1, 2]],
  ['Anmodningen blev ikke besvaret', { state: 'requested' }],
  ['Interviewet er aflyst', { state: 'cancelled' }],
])('says »%s« of %j', async (title, change, times) => {
  open('virksomhed', change, times);
  expect(await heading()).toBe(title);
});

it('says when the room opens', async () => {
  open('kandidat', {}, [3, 4]);
  expect(await heading()).toMatch(/^Rummet åbner kl\.\s\d{1,2}\.\d\d$/);
});

it('that is not the person’s does not exist', async () => {
  interview = null;
  show('kandidat');
  expect(await heading()).toBe('Stream eksisterer ikke.');
});
